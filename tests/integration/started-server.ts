import { spawn, type ChildProcess } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

export interface StartedServer {
  url: string
  pid: number
  output(): string
  /** Ends the process, and waits until it is gone. Answers its exit code, null when the signal ended it. */
  end(signal: NodeJS.Signals): Promise<number | null>
}

interface Ended {
  code: number | null
  output: string
}

function run(
  program: string,
  variables: Record<string, string>,
  options: readonly string[],
): { child: ChildProcess; output: () => string; ended: Promise<Ended> } {
  const child = spawn(process.execPath, ['--import', 'tsx', join(ROOT, 'supabase/embedded', program), ...options], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...variables },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += String(chunk)))
  const ended = new Promise<Ended>((resolve) => child.once('close', (code) => resolve({ code, output })))
  return { child, output: () => output, ended }
}

/** Runs the program of `npm start`, waits until it is ready, and rejects with what it said when it ends before. */
export async function startServer(variables: Record<string, string>, options: readonly string[] = []): Promise<StartedServer> {
  const { child, output, ended } = run('serve.ts', { PORT: '0', ...variables }, options)
  const ready = new Promise<string>((resolve) => {
    child.stdout?.on('data', () => {
      const address = /^Ready at (\S+)$/m.exec(output())?.[1]
      if (address) resolve(address)
    })
  })
  const early = ended.then(({ output: said }) => Promise.reject(new Error(said)))
  const url = await Promise.race([ready, early])
  return {
    url,
    pid: child.pid ?? 0,
    output,
    async end(signal) {
      child.kill(signal)
      return (await ended).code
    },
  }
}

/** Runs the program of `npm start` for nobody: whoever would read what it says is gone before it says a word. */
export function startUnheard(variables: Record<string, string>): Pick<StartedServer, 'end'> {
  const { child, ended } = run('serve.ts', variables, [])
  child.stdout?.destroy()
  child.stderr?.destroy()
  return {
    async end(signal) {
      child.kill(signal)
      return (await ended).code
    },
  }
}

/** Runs a program that is expected to end by itself. */
export function runToEnd(
  program: 'serve.ts' | 'reset.ts',
  variables: Record<string, string>,
  options: readonly string[] = [],
): Promise<Ended> {
  return run(program, variables, options).ended
}

const page = (text: string) =>
  `<!doctype html><html><head><script>document.documentElement.className = 'patriot'</script><style>body { margin: 0 }</style></head><body>${text}</body></html>`

/** The smallest site that the server serves, so that no test waits for a build. */
export async function makeSite(folder: string): Promise<string> {
  const dist = join(folder, 'dist')
  for (const inner of ['assets', 'bounty', '.vite']) await mkdir(join(dist, inner), { recursive: true })
  const files = {
    'index.html': page('home'),
    'about.html': page('about'),
    'bounty/create.html': page('create'),
    '_shell.html': page('shell'),
    '_form.html': page('form'),
    '404.html': page('not found'),
    'assets/app-1a2b3c.js': 'export {}',
    '.vite/manifest.json': '{}',
  }
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(dist, name), text)))
  return dist
}
