import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A folder that lies in memory, where the system has one. */
const MEMORY = '/dev/shm'
/** What a whole run holds there at once is a third of it. In bytes. */
const ENOUGH = 2 * 1024 ** 3

function hasRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize >= ENOUGH
  } catch {
    return false
  }
}

/**
 * Has all that this run writes for a while, databases and browser profiles, lie in one folder, which goes with the run, also one that is
 * stopped: in memory where there is room, since a fifth of the time of the tests on a database is waiting for a disk.
 */
export function useScratchFolder(): void {
  const folder = mkdtempSync(join(hasRoom(MEMORY) ? MEMORY : tmpdir(), 'wayfinder-tests-'))
  // PostgreSQL runs under an account of its own, and goes through it.
  chmodSync(folder, 0o755)
  process.env['TMPDIR'] = folder
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
}
