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
  stop(): Promise<void>
}

/** Runs a real Caddy with a built Caddyfile on a folder, over plain HTTP on a port of this machine, a free one if none is given. */
export async function startCaddy(caddyfile: string, root: string, given?: number): Promise<Caddy> {
  const home = await mkdtemp(join(tmpdir(), 'wayfinder-caddy-'))
  const config = join(home, 'Caddyfile')
  const port = given ?? (await freePort())
  const url = `http://localhost:${port}`
  await writeFile(config, `{\n\tadmin off\n}\n${caddyfile}`)
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
