import type { PGlite } from '@supabase/lite/pglite'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { partsOf, type DataFolder } from './data-folder.ts'

const Journal = v.object({ kept: v.string() })

/** Writes the rows of a database that can't go on beside it, and notes where its folder is to be kept. `finishKeeping` does the rest. */
export async function beginKeeping(folder: DataFolder, database: PGlite): Promise<void> {
  await writeRows(folder.rows, database)
  const names = Array.from({ length: 99 }, (_, before) => `before-1.0.0${before === 0 ? '' : `-${before + 1}`}`)
  const kept = names.map((name) => join(folder.root, name)).find((path) => !existsSync(path))
  if (kept === undefined) throw new Error(`${folder.root} keeps 99 folders from before 1.0.0 already.`)
  await writeFile(`${folder.keeping}.new`, JSON.stringify({ kept }))
  await rename(`${folder.keeping}.new`, folder.keeping)
}

/**
 * Moves what is to be kept into a data folder of its own, where the version that wrote it can open it. Whatever interrupts
 * this, the next start goes on with it before it makes a database. Returns what to tell, or null where nothing was to be kept.
 */
export async function finishKeeping(folder: DataFolder): Promise<string | null> {
  if (!existsSync(folder.keeping)) return null
  const { kept } = v.parse(Journal, JSON.parse(readFileSync(folder.keeping, 'utf8')))
  await mkdir(kept, { recursive: true, mode: 0o700 })
  const to = partsOf(kept)
  for (const part of ['database', 'uploads', 'inbox', 'secrets', 'rows', 'databaseReady'] as const) {
    if (existsSync(folder[part])) await rename(folder[part], to[part])
  }
  await rm(folder.keeping)
  return (
    `The data in ${folder.root} is from before version 1.0.0, and this version can't go on with it. All of it is kept in ${kept}, ` +
    `its rows as text in ${to.rows}. A fresh database with the sample data stands in ${folder.root}.`
  )
}

/** One file a table, one line of JSON a row, for nobody but the folder's owner. */
async function writeRows(folder: string, database: PGlite): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { mode: 0o700 })
  const { rows: tables } = await database.query<{ name: string; quoted: string }>(
    `select schemaname || '.' || tablename as name, format('%I.%I', schemaname, tablename) as quoted
     from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
  )
  for (const { name, quoted } of tables) {
    const { rows } = await database.query<{ line: string }>(`select to_jsonb(t)::text as line from ${quoted} t`)
    await writeFile(join(folder, `${name}.jsonl`), rows.map(({ line }) => `${line}\n`).join(''), { mode: 0o600 })
  }
}
