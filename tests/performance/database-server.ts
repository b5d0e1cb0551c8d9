import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { migrate } from '../../supabase/tests/database.ts'
import { startPostgres } from '../setup/postgres.ts'
import { fill } from './database-fill.ts'

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
  // Lets the fill write its tables without a second copy in the log; the log of an act is the same as in the default setting.
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_parallel_maintenance_workers: '1',
}

export type Server = Awaited<ReturnType<typeof startFilled>>

/** A real PostgreSQL with the migrations and so many bounties, five pledges to each and a fifth as many members. */
export async function startFilled(bin: string, bounties: number) {
  const server = await startPostgres(bin, settings)
  const [client, second] = await Promise.all([connectTo(server), connectTo(server)])
  await migrate({
    query: async (text, values) => (await client.query<Record<string, unknown>>(text, values)).rows,
    exec: async (script) => void (await client.query(script)),
  })
  await fill(client, second, bounties)
  await second.end()
  return {
    client,
    size: async () => {
      const { rows } = await client.query<{ size: string }>('select pg_size_pretty(pg_database_size(current_database())) as size')
      return rows[0]?.size
    },
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

async function connectTo(server: { socketFolder: string; superuser: string }): Promise<Client> {
  const client = new Client({ host: server.socketFolder, user: server.superuser, database: 'postgres' })
  await client.connect()
  return client
}
