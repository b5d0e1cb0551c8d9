import { execFile, spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const debianRoot = '/usr/lib/postgresql'
const oldestServer = 15

export type PostgresServer = {
  socketFolder: string
  superuser: string
  /** Ends the server; what it wrote stays in its data folder. */
  halt: () => Promise<void>
  stop: () => Promise<void>
  dataFolder: string
}

/** The newest installed PostgreSQL server's binaries, 15 or later, or null. `POSTGRES_BIN` names another folder. */
export function findPostgres(): string | null {
  const named = process.env['POSTGRES_BIN']
  if (named) return existsSync(join(named, 'initdb')) ? named : null
  if (!existsSync(debianRoot)) return null
  const versions = readdirSync(debianRoot).map(Number)
  const newest = Math.max(...versions.filter((version) => existsSync(join(debianRoot, String(version), 'bin/initdb'))))
  return newest >= oldestServer ? join(debianRoot, String(newest), 'bin') : null
}

/** PostgreSQL refuses to run as root: then it runs as the account that the package made for it, or as nobody. */
function serverAccount(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const accounts = readFileSync('/etc/passwd', 'utf8').split('\n')
  const line = accounts.find((entry) => entry.startsWith('postgres:')) ?? accounts.find((entry) => entry.startsWith('nobody:'))
  const [, , uid, gid] = line?.split(':') ?? []
  if (!uid || !gid) throw new Error('PostgreSQL does not run as root, and no account postgres or nobody exists.')
  return { uid: Number(uid), gid: Number(gid) }
}

function asArguments(settings: Record<string, string>): string[] {
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

/**
 * Starts a throwaway cluster on a unix socket in a temporary folder, with no TCP port. Durability is off by default, since
 * a test's data may die with the test; a benchmark passes `{ fsync: 'on' }` to measure what a server would do.
 * `template` is the data folder of a stopped one to begin with a copy of.
 */
export async function startPostgres(
  bin: string,
  settings: Record<string, string> = {},
  template?: string,
): Promise<PostgresServer> {
  const account = serverAccount()
  const folder = await mkdtemp(join(tmpdir(), 'pg-'))
  if (account) await chown(folder, account.uid, account.gid)
  await chmod(folder, 0o755)
  const data = join(folder, 'data')
  const superuser = 'supabase_admin'
  if (template) await run('cp', ['-a', template, data])
  else {
    // Sorted by code points and with the letter case of all scripts, as the embedded engine is.
    const options = ['-D', data, '-U', superuser, '-A', 'trust', '-E', 'UTF8', '--no-locale', '--lc-ctype=C.UTF-8', '--no-sync']
    await run(join(bin, 'initdb'), options, { ...account, cwd: folder })
  }
  const options = asArguments({ listen_addresses: '', fsync: 'off', max_connections: '120', ...settings })
  const server = spawn(join(bin, 'postgres'), ['-D', data, '-k', folder, ...options], {
    ...account,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = new Promise<void>((resolve) => {
    server.once('exit', () => resolve())
  })
  await readyToAccept(server)
  const halt = () => (server.kill('SIGINT'), ended)
  const stop = () => halt().then(() => rm(folder, { recursive: true, force: true }))
  return { socketFolder: folder, superuser, dataFolder: data, halt, stop }
}

function readyToAccept(server: ReturnType<typeof spawn>): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = ''
    server.stderr?.on('data', (chunk: Buffer) => {
      if (said.length < 10_000) said += chunk.toString()
      if (said.includes('ready to accept connections')) resolve()
    })
    server.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${said}`)))
  })
}
