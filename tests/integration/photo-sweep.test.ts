import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { prepareDataFolder } from '../../supabase/embedded/data-folder.ts'
import { openDatabase } from '../../supabase/embedded/database.ts'
import { PUBLISHABLE_KEY, readOrMakeSecrets } from '../../supabase/embedded/secrets.ts'
import { eventually } from './eventually.ts'
import { callRpc } from './call-function.ts'
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
  await eventually(async () => expect(await kept()).toBe(1))
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

test('a photo that was handed in stays, and one that is old is handed in no more, which reads as one that did not arrive', async () => {
  const creator = await signUp(running, 'creator@example.test')
  const act = async (name: string, session: Session, body: object) => {
    const p_op_id = randomUUID()
    return (await callRpc(running, name, { p_op_id, p_expected_user: session.user.id, ...body }, session)).body
  }
  const accepted = async () => {
    const { op_id: p_bounty_id } = await act('create_bounty', creator, {
      p_title: 'Walk the old road',
      p_description: 'Find where it ran.',
      p_category: 'Historical Knowledge',
      p_funding_goal_cents: 10_000,
      p_deadline: new Date(Date.now() + 864_000_000).toISOString(),
      p_requires_photo: true,
    })
    await act('accept_bounty', ada, { p_bounty_id })
    return p_bounty_id
  }
  const handIn = (p_bounty_id: unknown, p_photo_path: string) =>
    act('complete_bounty', ada, { p_bounty_id, p_photo_path, p_notes: null })
  const [first, second] = [await accepted(), await accepted()]
  const [held, loose] = [await upload(), await upload()]
  expect(await handIn(first, held)).toMatchObject({ outcome: 'applied' })
  await letTwoDaysPass()
  expect(await handIn(second, loose)).toMatchObject({ outcome: 'rejected', code: 'photo_missing' })
  const key = readOrMakeSecrets(prepareDataFolder(running.dataFolder).secrets).secretKey
  const swept = await send(running, 'POST', '/functions/v1/sweep-photos', {
    body: {},
    headers: { authorization: `Bearer ${key}` },
  })
  expect(swept.status).toBe(200)
  expect(await handIn(second, await upload())).toMatchObject({ outcome: 'applied' })
  const statusOf = async (path: string) =>
    (await send(running, 'GET', `/storage/v1/object/completion-photos/${path}`, { session: ada })).status
  expect(await statusOf(held)).toBe(200)
  expect(await statusOf(loose)).toBeGreaterThanOrEqual(400)
})
