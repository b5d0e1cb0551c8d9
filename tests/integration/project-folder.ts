import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { makeTemporaryFolder } from './running-backend.ts'

/** A stand-in for the project's `supabase` folder, with the given files. */
export async function makeProject(files: Record<string, string>): Promise<string> {
  const folder = await makeTemporaryFolder()
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), text)
  }
  return folder
}
