import { createHash, randomUUID } from 'node:crypto'
import { rename, rm } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StartupError } from './startup-error.ts'

export interface Lock {
  release(): Promise<void>
}

/**
 * Holds a data folder for this process: two processes on one database corrupt it without an error. A listening socket
 * is the lock because the kernel ends it with the process, SIGKILL included; a pid file would outlive its process.
 */
export async function lockDataFolder(path: string): Promise<Lock> {
  const address = socketAddress(path)
  for (let attempt = 0; attempt < 3; attempt++) {
    const server = await listen(address)
    if (server) return { release: () => new Promise((done) => server.close(() => done())) }
    if (await answers(address)) break
    await removeIfDead(address)
  }
  throw new StartupError('The database is in use by another running server. Stop that one first, or use it.')
}

/** Socket paths are limited to about 100 bytes, and Windows has named pipes in their place. */
function socketAddress(path: string): string {
  const id = createHash('sha256').update(path).digest('hex').slice(0, 32)
  if (process.platform === 'win32') return `\\\\.\\pipe\\wayfinder-${id}`
  return Buffer.byteLength(path) <= 100 ? path : join(tmpdir(), `wayfinder-${id}`)
}

const lockFailureWords = (code: string) =>
  code === 'ENOSPC' || code === 'EDQUOT'
    ? "The data folder can't be locked, since its disk is full. Nothing was removed: make room, and start again."
    : `The data folder can't be locked (${code}). Choose another with DATA_FOLDER=<path>.`

function listen(address: string): Promise<Server | null> {
  const server = createServer((socket) => socket.end())
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(null)
      else reject(new StartupError(lockFailureWords(error.code ?? error.message)))
    })
    server.listen(address, () => {
      server.unref()
      resolve(server)
    })
  })
}

function answers(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address)
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}

/** Moves the socket aside before removing it, so that of two starters neither removes the other's new one. */
async function removeIfDead(address: string): Promise<void> {
  const aside = `${address}.${randomUUID().slice(0, 8)}`
  try {
    await rename(address, aside)
  } catch {
    return
  }
  if (await answers(aside)) await rename(aside, address)
  else await rm(aside, { force: true })
}
