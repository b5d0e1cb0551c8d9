import { spawn, type ChildProcess } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { PUBLISHABLE_KEY } from '../../supabase/embedded/secrets.ts'
import { makeDataFolder } from './data-folder.ts'
import { quickHashes } from './quick-hashes.ts'

export interface TestServer {
  readonly url: string
  /** The printed address of the development inbox, with the token that opens it. */
  readonly inboxUrl: string
  /** Where it keeps its data: another's to read and change only while it is killed. */
  readonly dataFolder: string
  /** Ends the process at once, as a crash would, and leaves its data. */
  kill(): Promise<void>
  /** Starts a killed one again at the same address on the same data. Does nothing while it runs. */
  start(): Promise<void>
  /** Ends the process and removes its data. */
  remove(): Promise<void>
}

/** Starts the product as `npm start` does, on the built `dist`, with a data folder of its own. */
export async function startServer({ port = 0 }: { port?: number } = {}): Promise<TestServer> {
  const dataFolder = await makeDataFolder()
  let running = await serve(dataFolder, port)
  const { url, inboxUrl } = running
  const kill = async () => {
    running.child.kill('SIGKILL')
    await exited(running.child)
  }
  return {
    url,
    inboxUrl,
    dataFolder,
    kill,
    start: async () => {
      if (hasExited(running.child)) running = await serve(dataFolder, Number(new URL(url).port))
    },
    remove: async () => {
      await kill()
      await rm(dataFolder, { recursive: true, force: true })
    },
  }
}

async function serve(dataFolder: string, port: number): Promise<{ child: ChildProcess; url: string; inboxUrl: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'supabase/embedded/serve.ts'], {
    env: {
      ...process.env,
      CI: 'true',
      PORT: String(port),
      DATA_FOLDER: dataFolder,
      // All people of the tests come from one address.
      SIGN_UPS: '100000',
      ...quickHashes,
      DIST_FOLDER: process.env['E2E_DIST'] ?? 'dist',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const addresses = await new Promise<{ url: string; inboxUrl: string }>((resolve, reject) => {
    let output = ''
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      const [, url, inboxUrl] = /^Ready at (http:\S+)$[^]*^ *Inbox +(http:\S+)/m.exec(output) ?? []
      if (url && inboxUrl) resolve({ url, inboxUrl })
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('exit', () => reject(new Error(`The server ended before it was ready:\n${output}`)))
  })
  // The first request of each kind takes many times as long as the next, which the app's own limits don't reckon with.
  const headers = { apikey: PUBLISHABLE_KEY }
  for (const path of ['/rest/v1/bounties?limit=1', '/functions/v1/check-subscription'])
    await fetch(`${addresses.url}${path}`, { headers })
  return { child, ...addresses }
}

const hasExited = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null

const exited = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (hasExited(child)) resolve()
    else child.once('exit', () => resolve())
  })
