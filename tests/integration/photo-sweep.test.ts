import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { prepareDataFolder } from '../../supabase/embedded/data-folder.ts'
import { openDatabase } from '../../supabase/embedded/database.ts'
import { PUBLISHABLE_KEY, readOrMakeSecrets } from '../../supabase/embedded/secrets.ts'
import { discardBackend, send, signUp, startBackend, type RunningBackend, type Session } from './running-backend.ts'

let running: RunningBackend
let ada: Session

beforeAll(async () => {
  running = await startBackend()
  ada = await signUp(running, 'ada@example.test')
})
afterAll(() => discardBackend(running))

async function upload(): Promise<string> {
  const path = `${ada.user.id}/${randomUUID()}/${randomUUID()}.jpg`
  const response = await fetch(`${running.url}/storage/v1/object/completion-photos/${path}`, {
    method: 'POST',
    headers: { apikey: PUBLISHABLE_KEY, authorization: `Bearer ${ada.access_token}`, 'content-type': 'image/jpeg' },
    body: Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
  })
  expect(response.status).toBe(200)
  return path
}

/** Lets two days pass for every photo that is there. */
async function letTwoDaysPass(): Promise<void> {
  const { dataFolder } = running
  await running.stop()
  const connection = await openDatabase(prepareDataFolder(dataFolder))
  await connection.driver.exec("update storage.objects set created_at = now() - interval '2 days'")
  await connection.close()
  running = await startBackend({ dataFolder })
}

const kept = async () => (await readdir(join(running.dataFolder, 'uploads'))).filter((file) => !file.endsWith('.json')).length

test('what nobody handed in within a day goes with its bytes when the next photo comes', async () => {
  await upload()
  await letTwoDaysPass()
  expect(await kept()).toBe(1)
  const fresh = await upload()
  await vi.waitFor(async () => expect(await kept()).toBe(1), { timeout: 20_000 })
  const listed = await send(running, 'POST', '/storage/v1/object/list/completion-photos', {
    session: ada,
    body: { prefix: fresh.split('/').slice(0, 2).join('/') },
  })
  expect(JSON.stringify(await listed.json())).toContain(fresh.split('/')[2])
})

test('only the server may ask for it', async () => {
  const key = readOrMakeSecrets(prepareDataFolder(running.dataFolder).secrets).secretKey
  const sweep = (authorization: string) =>
    send(running, 'POST', '/functions/v1/sweep-photos', { body: {}, headers: { authorization } })
  for (const token of [ada.access_token, PUBLISHABLE_KEY, '', `${key}x`])
    expect((await sweep(`Bearer ${token}`)).status).toBe(403)
  expect(await (await sweep(`Bearer ${key}`)).json()).toEqual({ removed: 0 })
})
