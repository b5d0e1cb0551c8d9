import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface TestServer {
  url: string
  dataFolder: string
  /** Ends the process at once, as a crash would, and leaves its data. */
  kill(): Promise<void>
  /** Ends the process and removes its data. */
  remove(): Promise<void>
}

const exited = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve()
    else child.once('exit', () => resolve())
  })

/** Starts the product as `npm start` does, on the built `dist`, with a data folder of its own unless one is given. */
export async function startServer(options: { port?: number; dataFolder?: string } = {}): Promise<TestServer> {
  const dataFolder = options.dataFolder ?? (await mkdtemp(join(tmpdir(), 'wayfinder-')))
  const child = spawn(process.execPath, ['--import', 'tsx', 'supabase/embedded/serve.ts'], {
    env: {
      ...process.env,
      CI: 'true',
      PORT: String(options.port ?? 0),
      DATA_FOLDER: dataFolder,
      DIST_FOLDER: process.env['E2E_DIST'] ?? 'dist',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      const ready = /^Ready at (http:\S+)$/m.exec(output)
      if (ready?.[1]) resolve(ready[1])
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('exit', () => reject(new Error(`The server ended before it was ready:\n${output}`)))
  })
  const kill = async () => {
    child.kill('SIGKILL')
    await exited(child)
  }
  return {
    url,
    dataFolder,
    kill,
    remove: async () => {
      await kill()
      await rm(dataFolder, { recursive: true, force: true })
    },
  }
}
