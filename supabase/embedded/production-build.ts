import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { StartupError } from './startup-error.ts'

const SOURCES = [
  'src',
  'public',
  'build',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
  '.env',
  '.env.local',
  '.env.production',
]
const GENERATED = 'routeTree.gen.ts'

/**
 * The folder of the production build of the sources as they are: built now, or found from an earlier start. A build
 * gets its name only when it is complete, so that a killed one is never served. Throws a StartupError with what the build said.
 */
export async function productionBuild(root: string, onBuild: () => void): Promise<string> {
  const builds = join(root, '.cache', 'builds')
  const finished = join(builds, sourcesHash(root))
  if (existsSync(finished)) return finished
  onBuild()
  const unfinished = `${finished}.${process.pid}`
  mkdirSync(builds, { recursive: true })
  await runVite(root, unfinished).catch((error: unknown) => {
    rmSync(unfinished, { recursive: true, force: true })
    throw error
  })
  if (!existsSync(finished)) renameSync(unfinished, finished)
  removeOldBuilds(builds, finished)
  return finished
}

/** Removes what is a day old: a younger folder may be another start's, still being built or served. */
function removeOldBuilds(builds: string, kept: string): void {
  const yesterday = Date.now() - 24 * 60 * 60 * 1000
  for (const path of readdirSync(builds).map((name) => join(builds, name))) {
    if (path !== kept && statSync(path).mtimeMs < yesterday) rmSync(path, { recursive: true, force: true })
  }
}

function sourcesHash(root: string): string {
  const hash = createHash('sha256')
  for (const file of SOURCES.flatMap((name) => filesIn(join(root, name))))
    hash.update(`${file}\0`).update(readFileSync(file)).update('\0')
  const variables = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'))
  return hash.update(JSON.stringify(variables)).digest('hex').slice(0, 16)
}

function filesIn(path: string): string[] {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return path.endsWith(GENERATED) ? [] : [path]
  return readdirSync(path)
    .toSorted()
    .flatMap((name) => filesIn(join(path, name)))
}

/** Runs Vite as its own process, beside the backend's start; CI=true keeps it alive where standard input is closed. */
function runVite(root: string, outDir: string): Promise<void> {
  const program = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const child = spawn(
    process.execPath,
    [program, 'build', '--outDir', relative(root, outDir), '--emptyOutDir', '--logLevel', 'warn'],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, CI: 'true', NODE_ENV: 'production' },
    },
  )
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said = `${said}${String(chunk)}`.slice(-4000)))
  const stop = () => child.kill()
  process.once('exit', stop)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      process.off('exit', stop)
      if (code === 0) resolve()
      else
        reject(
          new StartupError(
            `The app could not be built (vite build ended with ${code}). Fix what it said, then start again:\n${said.trim()}`,
          ),
        )
    })
  })
}
