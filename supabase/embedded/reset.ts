import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { prepareDataFolder } from './data-folder.ts'
import { lockDataFolder } from './lock.ts'
import { readSettings } from './settings.ts'
import { StartupError } from './startup-error.ts'

/** `npm run reset`: removes the database, the uploads, the inbox and the development secrets; never under a running server. */
async function reset(): Promise<void> {
  const { dataFolder } = readSettings(fileURLToPath(new URL('../..', import.meta.url)))
  const folder = prepareDataFolder(dataFolder)
  const lock = await lockDataFolder(folder.lock)
  for (const part of ['databaseReady', 'database', 'uploads', 'inbox', 'secrets', 'rows', 'keeping'] as const) {
    await rm(folder[part], { recursive: true, force: true })
  }
  await lock.release()
  console.log(
    `The database of ${folder.root} and what came with it are removed. The next "npm start" makes a fresh one with the sample accounts.`,
  )
}

await reset().catch((error: unknown) => {
  console.error(error instanceof StartupError ? `Can't reset: ${error.message}` : error)
  process.exit(1)
})
