import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeMigratedPglite, makeMigratedPostgres } from '../../supabase/tests/database.ts'

/**
 * Migrates each engine once for the whole run: making a cluster takes seconds, beginning with a copy of one takes a fraction. Does nothing
 * where the caller has done so.
 */
export default async function keepMigratedDatabases(): Promise<() => Promise<void>> {
  if (process.env['MIGRATED_PGLITE']) return () => Promise.resolve()
  const folder = await mkdtemp(join(tmpdir(), 'wayfinder-pglite-'))
  const [, postgres] = await Promise.all([makeMigratedPglite(folder), makeMigratedPostgres()])
  process.env['MIGRATED_PGLITE'] = folder
  if (postgres) process.env['MIGRATED_POSTGRES'] = postgres.folder
  return async () => {
    await rm(folder, { recursive: true, force: true })
    await postgres?.remove()
  }
}
