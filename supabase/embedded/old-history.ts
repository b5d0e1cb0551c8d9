import type { PGlite } from '@supabase/lite/pglite'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { readMigrations } from './migrations.ts'

/** Every version of the history that was folded before 1.0.0, with the checksum of what its file said. */
const OldHistory = v.record(v.string(), v.string())

export function checksumOf(text: string): string {
  return createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex')
}

function readOldHistory(projectFolder: string): Map<string, string> {
  const file = join(projectFolder, 'old-history.json')
  return new Map(existsSync(file) ? Object.entries(v.parse(OldHistory, JSON.parse(readFileSync(file, 'utf8')))) : [])
}

/**
 * Brings the ledger of a database that ran the whole old history to the folded one, which makes the same schema. Answers
 * whether the database goes on: one that stopped within the old history can't, since the files that it lacks are gone.
 */
export async function settleOldHistory(database: PGlite, projectFolder: string): Promise<boolean> {
  const old = readOldHistory(projectFolder)
  const last = [...old.keys()].toSorted().at(-1)
  if (last === undefined || !(await hasLedger(database))) return true

  const { rows } = await database.query<{ version: string; text: string }>(
    "select version, coalesce(statements[1], '') as text from supabase_migrations.schema_migrations where version <= $1",
    [last],
  )
  const folded = readMigrations(join(projectFolder, 'migrations')).filter(({ version }) => version <= last)
  const now = new Map(folded.map(({ version, text }) => [version, checksumOf(text)]))
  const isOld = ({ version, text }: { version: string; text: string }) => old.get(version) === checksumOf(text)
  const differing = rows.filter(({ version, text }) => now.get(version) !== checksumOf(text))

  if (differing.length === 0) return true
  if (rows.length === old.size && rows.every(isOld)) {
    await database.transaction(async (transaction) => {
      await transaction.query('delete from supabase_migrations.schema_migrations where version <= $1', [last])
      for (const { version, name, text } of folded) {
        await transaction.query(
          'insert into supabase_migrations.schema_migrations (version, statements, name) values ($1, array[$2], $3)',
          [version, text, name],
        )
      }
    })
    return true
  }
  return !differing.some((row) => isOld(row) || !now.has(row.version))
}

async function hasLedger(database: PGlite): Promise<boolean> {
  const { rows } = await database.query("select where to_regclass('supabase_migrations.schema_migrations') is not null")
  return rows.length > 0
}
