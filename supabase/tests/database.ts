import { cpSync, readFileSync, readdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { Client, types } from 'pg'
import { isWhole } from '../../tests/setup/breadth.ts'
import { findPostgres, startPostgres, type PostgresServer } from '../../tests/setup/postgres.ts'
import { pgliteOptions } from '../embedded/pglite-options.ts'

const here = dirname(fileURLToPath(import.meta.url))
const migrationsFolder = join(here, '../migrations')

export type Row = Record<string, unknown>
/** One connection: statements run one after another. */
export type Connection = { query: (text: string, values?: unknown[]) => Promise<Row[]>; exec: (script: string) => Promise<void> }
/** A database with the project's migrations applied, as it stands when a backend is first made. */
export type Database = { root: Connection; connect: () => Promise<Connection>; close: () => Promise<void> }
type Prepare = (root: Connection) => Promise<void>
/** Opens a database of its own: a migrated one, or an empty one that is first prepared otherwise. */
export type Engine = { name: string; open: (prepare?: Prepare) => Promise<Database> }

// bigint and numeric as numbers: every figure of a test is far below 2^53.
const { INT8, NUMERIC } = types.builtins
for (const type of [INT8, NUMERIC]) types.setTypeParser(type, Number)

const liteOptions = { ...pgliteOptions, parsers: { [INT8]: Number, [NUMERIC]: Number } }

const rootOf = (lite: PGlite): Connection => ({
  query: async (text, values) => (await lite.query<Row>(text, values)).rows,
  exec: async (script) => void (await lite.exec(script)),
})

/** Makes a migrated PGlite's data folder, to be copied by `MIGRATED_PGLITE`. */
export async function makeMigratedPglite(dataFolder: string): Promise<void> {
  const lite = await PGlite.create(dataFolder, liteOptions)
  await migrate(rootOf(lite))
  await lite.close()
}

/** Until a work of another session waits for a lock that this one holds, or is done without. */
export async function untilItWaits(session: Connection, work: Promise<unknown>): Promise<void> {
  const isWaiting = 'select from pg_locks where not granted and pg_backend_pid() = any (pg_blocking_pids(pid))'
  const state = { isDone: false }
  void work.finally(() => (state.isDone = true)).catch(() => undefined)
  while (!state.isDone && (await session.query(isWaiting)).length === 0) await session.query('select 1')
}

async function openPglite(prepare?: Prepare): Promise<Database> {
  const folder = await mkdtemp(join(tmpdir(), 'wayfinder-pglite-'))
  const migrated = prepare ? undefined : process.env['MIGRATED_PGLITE']
  if (migrated) cpSync(migrated, folder, { recursive: true })
  const lite = await PGlite.create(folder, liteOptions)
  const root = rootOf(lite)
  if (!migrated) await (prepare ?? migrate)(root)
  const close = async () => {
    await lite.close()
    await rm(folder, { recursive: true, force: true })
  }
  return { root, connect: async () => root, close }
}

async function clientOf({ socketFolder: host, superuser: user }: PostgresServer): Promise<Client> {
  const client = new Client({ host, user, database: 'postgres' })
  await client.connect()
  return client
}

async function openPostgres(bin: string, prepare?: Prepare): Promise<Database> {
  const migrated = prepare ? undefined : process.env['MIGRATED_POSTGRES']
  const server = await startPostgres(bin, {}, migrated)
  const clients: Client[] = []
  const connect = async (): Promise<Connection> => {
    const client = await clientOf(server)
    clients.push(client)
    return {
      query: async (text, values) => (await client.query<Row>(text, values)).rows,
      exec: async (script) => void (await client.query(script)),
    }
  }
  const root = await connect()
  if (!migrated) await (prepare ?? migrate)(root)
  const close = async () => {
    await Promise.all(clients.map((client) => client.end()))
    await server.stop()
  }
  return { root, connect, close }
}

function migrationFiles(): string[] {
  return readdirSync(migrationsFolder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .map((name) => join(migrationsFolder, name))
}

/** The files of `supabase/schema` in the order that config.toml declares. */
export function schemaFiles(): string[] {
  const config = readFileSync(join(here, '../config.toml'), 'utf8')
  const paths = /^schema_paths = \[([^\]]*)\]/m.exec(config)?.[1] ?? ''
  return Array.from(paths.matchAll(/"([^"]+)"/g), ([, path = '']) => join(here, '..', path))
}

/** Bootstrap as superuser, then each file in a transaction of its own as the role that hosted Supabase gives a project. */
async function build(root: Connection, files: string[]): Promise<void> {
  await root.exec(readFileSync(join(here, 'bootstrap.sql'), 'utf8'))
  for (const file of files) {
    await root.exec(`begin; set local role project_owner;\n${readFileSync(file, 'utf8')}\n;commit;`)
  }
}

export const migrate = (root: Connection) => build(root, migrationFiles())
export const declareSchema = (root: Connection) => build(root, schemaFiles())

/** A migrated PostgreSQL's data folder, to be copied by `MIGRATED_POSTGRES`. Null where none is installed. */
export async function makeMigratedPostgres(): Promise<{ folder: string; remove: () => Promise<void> } | null> {
  if (!postgresBin) return null
  const server = await startPostgres(postgresBin)
  const client = await clientOf(server)
  await migrate({ query: async () => [], exec: async (script) => void (await client.query(script)) })
  await client.end()
  await server.halt()
  return { folder: server.dataFolder, remove: server.stop }
}

const postgresBin = isWhole ? findPostgres() : null
export const postgres: Engine | null = postgresBin
  ? { name: 'PostgreSQL', open: (prepare) => openPostgres(postgresBin, prepare) }
  : null
if (isWhole && !postgres) console.warn('PostgreSQL 15 or later is not installed: the database tests run on PGlite only.')

/** The engines that are asked: PGlite always, for `npm run test:all` a real PostgreSQL where it is installed. */
export const engines: Engine[] = [{ name: 'PGlite', open: openPglite }, ...(postgres ? [postgres] : [])]
