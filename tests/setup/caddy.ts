import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listen } from './listen.ts'

export function hasCaddy(): boolean {
  try {
    execFileSync('caddy', ['version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

export interface Caddy {
  url: string
  /** The certificate of the authority that it trusts for this machine's own names, in PEM: written once it has needed one. */
  authorityFile: string
  stop(): Promise<void>
}

type Address = { scheme?: 'http' | 'https'; port?: number }

/**
 * Runs a real Caddy with a built Caddyfile on a folder, on a port of this machine, a free one if none is given. Over HTTPS it has a
 * certificate of its own authority, which nothing on this machine trusts.
 */
export async function startCaddy(caddyfile: string, root: string, address: Address = {}): Promise<Caddy> {
  const home = await mkdtemp(join(tmpdir(), 'wayfinder-caddy-'))
  const config = join(home, 'Caddyfile')
  const port = address.port ?? (await freePort())
  const url = `${address.scheme ?? 'http'}://localhost:${port}`
  const settings = ['admin off', 'skip_install_trust', 'auto_https disable_redirects']
  await writeFile(config, `{\n\t${settings.join('\n\t')}\n}\n${caddyfile}`)
  const child = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', config], {
    env: {
      PATH: process.env['PATH'],
      HOME: home,
      XDG_DATA_HOME: home,
      XDG_CONFIG_HOME: home,
      SITE_ADDRESS: url,
      SITE_ROOT: root,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = once(child, 'exit')
  await new Promise<void>((resolve, reject) => {
    let said = ''
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      if (said.includes('serving initial configuration')) resolve()
    })
    child.once('exit', () => reject(new Error(`Caddy did not start:\n${said}`)))
  })
  return {
    url,
    authorityFile: join(home, 'caddy/pki/authorities/local/root.crt'),
    async stop() {
      child.kill()
      await ended
      await rm(home, { recursive: true, force: true })
    },
  }
}

export async function freePort(): Promise<number> {
  const server = createServer()
  const port = await listen(server)
  server.close()
  await once(server, 'close')
  return port
}
