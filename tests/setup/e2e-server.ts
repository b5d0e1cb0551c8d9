import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { FullConfig } from '@playwright/test'
import { startServer } from './server.ts'

/** Builds the product unless the caller has just done so, and serves it with fresh data for the whole run. */
export default async function serveForTests(config: FullConfig): Promise<() => Promise<void>> {
  if (process.env['E2E_BUILT'] !== '1' || !existsSync(join(process.env['E2E_DIST'] ?? 'dist', 'index.html'))) {
    execFileSync('npx', ['vite', 'build', '--logLevel', 'warn'], { stdio: 'inherit' })
  }
  const address = new URL(config.projects[0]?.use.baseURL ?? 'http://localhost:4273')
  const server = await startServer({ port: Number(address.port) })
  return () => server.remove()
}
