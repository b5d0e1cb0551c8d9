import type { PGlite } from '@supabase/lite/pglite'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { StartupError } from './startup-error.ts'

/** What a migration or a seed may expect to find, as on hosted Supabase; it stands before the first of them. */
const GROUND = `
create schema if not exists extensions;
create extension if not exists pgcrypto with schema extensions;
create schema if not exists supabase_migrations;
create table if not exists supabase_migrations.schema_migrations (version text primary key, statements text[], name text);
do $$ begin
  if not exists (select from pg_roles where rolname = 'anon') then create role anon nologin noinherit; end if;
  if not exists (select from pg_roles where rolname = 'authenticated') then create role authenticated nologin noinherit; end if;
  if not exists (select from pg_roles where rolname = 'service_role') then create role service_role nologin noinherit bypassrls; end if;
end $$;
alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
`

/** Makes what hosted Supabase has before a project's first migration: its roles, their default privileges, the ledger of migrations. */
export async function layGround(database: PGlite): Promise<void> {
  await database.exec(GROUND)
}

/**
 * Applies the files of a folder that the database has not seen, in the order of their names, each with its record in
 * one transaction. Returns the names of applied files whose text has changed since: a migration is never applied twice.
 */
export async function applyMigrations(database: PGlite, folder: string): Promise<string[]> {
  const { rows } = await database.query<{ version: string; text: string | null }>(
    'select version, statements[1] as text from supabase_migrations.schema_migrations',
  )
  const applied = new Map(rows.map((row) => [row.version, row.text]))
  const changed: string[] = []
  for (const migration of readMigrations(folder)) {
    if (!applied.has(migration.version)) await apply(database, migration)
    else if (applied.get(migration.version) !== migration.text) changed.push(migration.file)
  }
  return changed
}

interface Migration {
  file: string
  version: string
  name: string
  text: string
}

/** The migrations of a folder, in the order in which they are applied. */
export function readMigrations(folder: string): Migration[] {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => /^\d+_\w+\.sql$/.test(file)) : []
  return files.toSorted().map((file) => {
    const [version = file, ...name] = basename(file, '.sql').split('_')
    return { file, version, name: name.join('_'), text: readFileSync(join(folder, file), 'utf8') }
  })
}

async function apply(database: PGlite, migration: Migration): Promise<void> {
  try {
    await database.transaction(async (transaction) => {
      await transaction.exec(migration.text)
      await transaction.query(
        'insert into supabase_migrations.schema_migrations (version, statements, name) values ($1, array[$2], $3)',
        [migration.version, migration.text, migration.name],
      )
    })
  } catch (cause) {
    throw new StartupError(`Migration ${migration.file} failed and nothing of it was applied: ${reason(cause)}`, { cause })
  }
}

/** Runs the seed in one transaction. Only a fresh database may be seeded. */
export async function applySeed(database: PGlite, file: string): Promise<void> {
  if (!existsSync(file)) return
  const text = readFileSync(file, 'utf8')
  try {
    await database.transaction((transaction) => transaction.exec(text))
  } catch (cause) {
    throw new StartupError(`The seed ${basename(file)} failed: ${reason(cause)}`, { cause })
  }
}

function reason(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause)
}
