import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PUBLISHABLE_KEY } from '../../supabase/embedded/secrets.ts'
import { discardBackend, makeTemporaryFolder, startBackend, type RunningBackend } from './running-backend.ts'

const WHO_AM_I = `create function public.who_am_i() returns text language sql set search_path = '' as $$ select current_user::text $$;`

let running: RunningBackend
let secretKey: string

beforeAll(async () => {
  const projectFolder = await makeTemporaryFolder()
  await mkdir(join(projectFolder, 'migrations'))
  await writeFile(join(projectFolder, 'migrations', '20260101000000_who_am_i.sql'), WHO_AM_I)
  running = await startBackend({ projectFolder })
  secretKey = JSON.parse(await readFile(join(running.dataFolder, 'secrets.json'), 'utf8')).secretKey
})

afterAll(() => discardBackend(running))

function whoAmI(apikey: string): Promise<Response> {
  const headers = { apikey, 'content-type': 'application/json' }
  return running.backend.fetch(new Request(`${running.url}/rest/v1/rpc/who_am_i`, { method: 'POST', body: '{}', headers }), {
    peerAddress: null,
  })
}

test('requests at the same moment never run as each other, though the database has one connection', async () => {
  const keys = Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? PUBLISHABLE_KEY : secretKey))

  const answers = await Promise.all(keys.map(async (key) => (await whoAmI(key)).json()))

  expect(answers).toEqual(keys.map((key) => (key === secretKey ? 'service_role' : 'anon')))
})

test('a warning of Node, which may be an error, ends nothing', () => {
  expect(() => process.emitWarning(new Error('too many listeners'))).not.toThrow()
})
