import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { migrate } from '../../supabase/tests/database.ts'
import { startPostgres } from '../setup/postgres.ts'

const run = promisify(execFile)

/** What a small production server would be set to, durable writes included. */
const settings = {
  fsync: 'on',
  shared_buffers: '2GB',
  effective_cache_size: '6GB',
  maintenance_work_mem: '1GB',
  work_mem: '32MB',
  max_wal_size: '16GB',
  random_page_cost: '1.1',
  autovacuum: 'off',
  jit: 'off',
}

export type Server = Awaited<ReturnType<typeof startFilled>>

/** A real PostgreSQL with the migrations and so many bounties, five pledges to each and a fifth as many members. */
export async function startFilled(bin: string, bounties: number) {
  const server = await startPostgres(bin, settings)
  const client = new Client({ host: server.socketFolder, user: server.superuser, database: 'postgres' })
  await client.connect()
  await migrate({
    query: async (text, values) => (await client.query<Record<string, unknown>>(text, values)).rows,
    exec: async (script) => void (await client.query(script)),
  })
  await fill(client, bounties)
  return {
    client,
    socketFolder: server.socketFolder,
    /** Runs pgbench over 48 connections and answers its transactions a second. */
    pgbench: async (script: string, seconds: number) => {
      const file = join(server.socketFolder, 'script.sql')
      await writeFile(file, script)
      const flags = [
        '-h',
        server.socketFolder,
        '-U',
        server.superuser,
        '-n',
        '-c',
        '48',
        '-j',
        '2',
        '-T',
        String(seconds),
        '-f',
        file,
      ]
      const { stdout } = await run(join(bin, 'pgbench'), [...flags, 'postgres'])
      const failed = /number of failed transactions: (\d+)/.exec(stdout)?.[1]
      if (failed && failed !== '0') throw new Error(`${failed} transactions failed:\n${stdout}`)
      return Number(/tps = ([\d.]+)/.exec(stdout)?.[1])
    },
    stop: async () => {
      await client.end()
      await server.stop()
    },
  }
}

async function fill(client: Client, bounties: number): Promise<void> {
  const script = readFileSync(join(import.meta.dirname, 'database-fill.sql'), 'utf8')
    .replaceAll(':members', String(Math.max(200, bounties / 5)))
    .replaceAll(':bounties', String(bounties))
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
     from pg_index i join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('public', 'private') and not exists (select from pg_constraint k where k.conindid = i.indexrelid)`,
  )
  await client.query('set session_replication_role = replica; set synchronous_commit = off')
  for (const index of indexes) await client.query(`drop index ${index.name}`)
  await client.query(script)
  for (const index of indexes) await client.query(index.definition)
  await client.query('reset session_replication_role; reset synchronous_commit')
  await client.query('vacuum analyze')
  await client.query('checkpoint')
}
