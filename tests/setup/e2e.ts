import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import keepSeededFolder from './seeded-folder.ts'

/** Builds the product unless the caller has just done so, and keeps the data that every file's own server begins with. */
export default function prepareBrowserTests(): Promise<() => Promise<void>> {
  if (process.env['E2E_BUILT'] !== '1' || !existsSync(join(process.env['E2E_DIST'] ?? 'dist', 'index.html'))) {
    execFileSync('npx', ['vite', 'build', '--logLevel', 'warn'], { stdio: 'inherit' })
  }
  return keepSeededFolder()
}
