import { execFileSync } from 'node:child_process'
import { cp, mkdir, open as openFile, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { lockDataFolder } from '../../supabase/embedded/lock.ts'
import { openBackend } from '../../supabase/embedded/open-backend.ts'
import { POSTGRES_VERSION } from '../../supabase/embedded/open-failure.ts'
import { StartupError } from '../../supabase/embedded/startup-error.ts'
import { makeTemporaryFolder, send, signIn, signUp, startBackend, type RunningBackend } from './running-backend.ts'

let running: RunningBackend | undefined
let folder = ''

afterEach(async () => {
  await running?.stop()
  running = undefined
  await rm(folder, { recursive: true, force: true })
})

const open = () => openBackend({ dataFolder: folder, siteUrl: async () => 'http://localhost' })

test('a second process on one folder is told in one line that the database is in use, and the first goes on', async () => {
  running = await startBackend()
  folder = running.dataFolder
  await expect(open()).rejects.toThrow(StartupError)
  await expect(open()).rejects.toThrow(/^The database is in use by another running server\. [^\n]*$/)
  expect((await send(running, 'GET', '/rest/v1/bounties?limit=1')).status).toBe(200)
})

test('of many that want a folder left by a killed process, exactly one gets it', async () => {
  folder = await makeTemporaryFolder()
  const path = join(folder, 'lock')
  const { createServer } = await import('node:net')
  const killed = createServer().listen(path)
  await new Promise((done) => killed.once('listening', done))
  killed.unref()
  Reflect.get(killed, '_handle').close()

  const attempts = await Promise.allSettled(Array.from({ length: 8 }, () => lockDataFolder(path)))
  const held = attempts.filter((attempt) => attempt.status === 'fulfilled')
  expect(held).toHaveLength(1)
  await held[0]?.value.release()
})

test('a folder with a very long path is locked too', async () => {
  folder = await makeTemporaryFolder()
  const path = join(folder, 'x'.repeat(120), 'lock')
  const lock = await lockDataFolder(path)
  await expect(lockDataFolder(path)).rejects.toThrow('in use')
  await lock.release()
})

test('what was written is there after a restart, without the seed being sown again', async () => {
  running = await startBackend()
  folder = running.dataFolder
  const { user } = await signUp(running, 'stays@example.test', 'a-long-password')
  const count = async () => (await send(running ?? never(), 'GET', '/rest/v1/bounties?select=id')).json()
  const before = await count()
  await running.stop()

  running = await startBackend({ dataFolder: folder })
  expect((await signIn(running, 'stays@example.test', 'a-long-password')).user.id).toBe(user.id)
  expect(await count()).toEqual(before)
})

test('a first boot that was interrupted is done again from the start', async () => {
  folder = await makeTemporaryFolder()
  await mkdir(join(folder, 'database', 'base'), { recursive: true })
  await writeFile(join(folder, 'database', 'PG_VERSION'), '17\n')
  running = await startBackend({ dataFolder: folder })
  expect((await send(running, 'GET', '/rest/v1/bounties?limit=1')).status).toBe(200)
})

test('a damaged database is left alone, and the person is told what to do', async () => {
  running = await startBackend()
  folder = running.dataFolder
  await running.stop()
  running = undefined
  await writeFile(join(folder, 'database', 'global', 'pg_control'), Buffer.alloc(8192))
  await expect(open()).rejects.toThrow(/may be damaged\. Nothing was removed: .* With the copy put aside, "npm run reset"/)
})

/** A disk of its own, of 200 MB; null where this user may make none. */
function smallDisk(path: string): { readOnly: () => void; remove: () => void } | null {
  const mount = (...words: string[]) => execFileSync('mount', [...words, path], { stdio: 'ignore' })
  try {
    mount('-t', 'tmpfs', '-o', 'size=200m', 'tmpfs')
  } catch {
    return null
  }
  return {
    readOnly: () => mount('-o', 'remount,ro'),
    remove: () => void execFileSync('umount', [path], { stdio: 'ignore' }),
  }
}

test('a full disk, and one that may only be read, are told as such, and all is there once that is over', async ({ skip }) => {
  const disk = await makeTemporaryFolder()
  const small = smallDisk(disk)
  if (small === null) {
    await rm(disk, { recursive: true })
    skip('Only root makes a disk.')
    return
  }
  try {
    folder = join(disk, 'data')
    running = await startBackend()
    const { dataFolder } = running
    await signUp(running, 'stays@example.test', 'a-long-password')
    await running.stop()
    running = undefined
    await cp(dataFolder, folder, { recursive: true })
    await rm(dataFolder, { recursive: true })
    expect(await readFile(join(folder, 'database', 'PG_VERSION'), 'utf8')).toBe(`${POSTGRES_VERSION}\n`)

    await fillDisk(join(disk, 'rest'))
    await expect(open()).rejects.toThrow(/is full.*Nothing was removed/)
    await rm(join(disk, 'rest'))
    small.readOnly()
    await expect(open()).rejects.toThrow(/can't be written/)
    execFileSync('mount', ['-o', 'remount,rw', disk], { stdio: 'ignore' })
    running = await startBackend({ dataFolder: folder })
    expect((await signIn(running, 'stays@example.test', 'a-long-password')).user.email).toBe('stays@example.test')
    await running.stop()
    running = undefined
  } finally {
    small.remove()
  }
})

/** Writes until nothing more goes. */
async function fillDisk(path: string): Promise<void> {
  const rest = await openFile(path, 'w')
  const bytes = Buffer.alloc(4096)
  const fill = async (): Promise<void> => {
    for (;;) await rest.write(bytes)
  }
  await expect(fill()).rejects.toMatchObject({ code: 'ENOSPC' })
  await rest.close()
}

function never(): never {
  throw new Error('Nothing runs.')
}
