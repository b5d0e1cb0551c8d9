import { rm } from 'node:fs/promises'
import { startBackend } from '../integration/running-backend.ts'

/**
 * Opens a backend once for the whole run; tests that need a fresh one begin with a copy of the data folder that it leaves. Does nothing where
 * the caller has done so.
 */
export default async function keepSeededFolder(): Promise<() => Promise<void>> {
  if (process.env['SEEDED_FOLDER']) return () => Promise.resolve()
  const running = await startBackend()
  await running.stop()
  process.env['SEEDED_FOLDER'] = running.dataFolder
  return () => rm(running.dataFolder, { recursive: true, force: true })
}
