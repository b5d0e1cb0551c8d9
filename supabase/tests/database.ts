import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { Client, types } from 'pg'
import { findPostgres, startPostgres } from '../../tests/setup/postgres.ts'

const here = dirname(fileURLToPath(import.meta.url))
const migrationsFolder = join(here, '../migrations')

export type Row = Record<string, unknown>
/** One connection: statements run one after another. */
export type Connection = { query: (text: string, values?: unknown[]) => Promise<Row[]>; exec: (script: string) => Promise<void> }
/** A database with the project's migrations applied, as it stands when a backend is first made. */
export type Database = { root: Connection; connect: () => Promise<Connection>; close: () => Promise<void> }
export type Engine = { name: string; open: () => Promise<Database> }

// bigint and numeric as numbers: every figure of a test is far below 2^53.
const { INT8, NUMERIC } = types.builtins
for (const type of [INT8, NUMERIC]) types.setTypeParser(type, Number)

async function openPglite(): Promise<Database> {
  const lite = await PGlite.create({ extensions: { pg_trgm }, parsers: { [INT8]: Number, [NUMERIC]: Number } })
  const root: Connection = {
    query: async (text, values) => (await lite.query<Row>(text, values)).rows,
    exec: async (script) => void (await lite.exec(script)),
  }
  await migrate(root)
  return { root, connect: async () => root, close: () => lite.close() }
}

async function openPostgres(bin: string): Promise<Database> {
  const server = await startPostgres(bin)
  const clients: Client[] = []
  const connect = async (): Promise<Connection> => {
    const client = new Client({ host: server.socketFolder, user: server.superuser, database: 'postgres' })
    await client.connect()
    clients.push(client)
    return {
      query: async (text, values) => (await client.query<Row>(text, values)).rows,
      exec: async (script) => void (await client.query(script)),
    }
  }
  const root = await connect()
  await migrate(root)
  const close = async () => {
    await Promise.all(clients.map((client) => client.end()))
    await server.stop()
  }
  return { root, connect, close }
}

export function migrationFiles(): string[] {
  return readdirSync(migrationsFolder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .map((name) => join(migrationsFolder, name))
}

/** Bootstrap as superuser, then each migration in a transaction of its own as the role that hosted Supabase gives a project. */
export async function migrate(root: Connection): Promise<void> {
  await root.exec(readFileSync(join(here, 'bootstrap.sql'), 'utf8'))
  for (const file of migrationFiles()) {
    await root.exec(`begin; set local role project_owner;\n${readFileSync(file, 'utf8')}\n;commit;`)
  }
}

const postgresBin = findPostgres()
export const postgres: Engine | null = postgresBin ? { name: 'PostgreSQL', open: () => openPostgres(postgresBin) } : null
if (!postgres) console.warn('PostgreSQL 15 or later is not installed: the database tests run on PGlite only.')

/** The engines of this machine: PGlite always, a real PostgreSQL where it is installed. */
export const engines: Engine[] = [{ name: 'PGlite', open: openPglite }, ...(postgres ? [postgres] : [])]
