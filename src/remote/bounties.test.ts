import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askHidden, listActiveBounties, listBountiesById, listCreatedBounties, listMarketplace, readBounty } from './bounties'
import { isServersAnswer } from './failure'
import { connectSession } from './session-port'

vi.mock('../env', () => ({ backend: () => ({ url: 'https://academy.test', key: 'anon' }) }))

const id = '00000000-0000-4000-8000-000000000001'
const row = {
  id,
  title: 'Learn the flag code',
  description: 'Read it.',
  category: 'Flag Etiquette',
  creator_id: null,
  creator: null,
  funding_goal: 100,
  current_funding: 0,
  contributors: 0,
  deadline: '2027-01-01T00:00:00Z',
  created_at: '2026-11-01T00:00:00Z',
  updated_at: '2026-11-01T00:00:00Z',
  status: 'active',
  requires_photo: true,
  is_sample: false,
}
const strange = { ...row, id: '00000000-0000-4000-8000-000000000002', category: 'Piracy' }
const all = { query: '', sort: 'newest' } as const
const storage = { getItem: async () => null, setItem: async () => undefined, removeItem: async () => undefined }
connectSession({ storageKey: 'session', storage, replace: async () => true, read: async () => null })
const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)

function answer(rows: readonly object[]): void {
  vi.stubGlobal('fetch', async () => Response.json(rows))
}

beforeEach(() => {
  said.mockClear()
  vi.stubGlobal('WebSocket', EventTarget)
  vi.stubGlobal('location', { origin: 'https://academy.test' })
})
afterEach(() => void vi.unstubAllGlobals())

test.each([
  ['Active Bounties', () => listActiveBounties(null)],
  ['the Marketplace', () => listMarketplace(all, null)],
  ['bounties by their ids', () => listBountiesById([id], false)],
  ['the hidden ones', () => askHidden([id], true)],
  ['the own ones', () => listCreatedBounties('ana')],
  ['one bounty', () => readBounty(id, false)],
])('%s of rows that lack a column are no empty list but a failure, which the console says once', async (_what, read) => {
  answer([{ ...row, title: undefined }])
  const heard = await read()
  expect(heard).toMatchObject({ ok: false, code: 'unreadable' })
  // No bad connection is made of it.
  expect(isServersAnswer(heard)).toBe(true)
  expect(said.mock.calls).toEqual([['1 of 1 rows could not be read.']])
})

test('a page of the Marketplace with a strange row in it is not taken for the last one', async () => {
  answer(Array.from({ length: 24 }, (_row, nth) => (nth === 3 ? strange : { ...row, id: `${id.slice(0, -2)}${10 + nth}` })))
  const page = await listMarketplace(all, null)
  expect(page).toMatchObject({ ok: true, value: { ended: false } })
  expect(page.ok && page.value.rows).toHaveLength(23)
})

test('the Marketplace is asked for what was chosen, and for no more', async () => {
  const asked: unknown[] = []
  vi.stubGlobal('fetch', async (_address: unknown, request: RequestInit) => {
    asked.push(typeof request.body === 'string' && JSON.parse(request.body))
    return Response.json([])
  })
  await listMarketplace(all, null)
  await listMarketplace({ ...all, query: ' oregon ', category: 'Flag Etiquette', place: 'Anywhere', time: 'Up to a day' }, null)
  const none = { p_category: null, p_search: null, p_place: null, p_time_needed: null }
  const chosen = { p_category: 'Flag Etiquette', p_search: 'oregon', p_place: 'Anywhere', p_time_needed: 'Up to a day' }
  expect(asked).toMatchObject([none, chosen])
})
