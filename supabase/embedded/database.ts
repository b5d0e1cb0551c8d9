import type { PgliteConnection } from '@supabase/lite/pglite'
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { DataFolder } from './data-folder.ts'
import { openFailure } from './open-failure.ts'
import { StartupError } from './startup-error.ts'
import { withoutNotices } from './lite-log.ts'

/**
 * Opens PostgreSQL (PGlite) in the data folder. A database whose first boot was interrupted is made anew: it holds
 * nothing of a person's. One that was in use and can't be opened is left alone, for its owner to decide about.
 */
export async function openDatabase(folder: DataFolder): Promise<PgliteConnection> {
  if (!existsSync(folder.databaseReady)) await rm(folder.database, { recursive: true, force: true })
  else if (!existsSync(folder.database)) throw gone(folder)

  const { createPgliteConnection } = await withoutNotices(() => import('@supabase/lite/pglite'))
  const { pgliteOptions } = await import('./pglite-options.ts')
  try {
    const connection = await createPgliteConnection({ url: folder.database, pgliteOptions })
    await connection.driver.waitReady
    await connection.driver.query('select count(*) from pg_catalog.pg_class')
    return connection
  } catch (cause) {
    throw openFailure(folder, cause)
  }
}

function gone({ root, database }: DataFolder): StartupError {
  return new StartupError(
    `The database of ${root} is gone: ${database} isn't there. Put it back from a copy, if you have one. Else "npm run reset" starts afresh, without its data.`,
  )
}
