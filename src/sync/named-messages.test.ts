import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { EntryDraft } from '../domain/outbox/entry'
import { actsOn, ANA, Bench, BEN, contact } from '../domain/outbox/fixture'
import { networkOf } from './outbox-ports'

const Body = v.object({ p_op_id: v.string() })
const applied = { outcome: 'applied', code: null, replayed: false, entity: null, server_time: '2026-11-21T00:00:00Z' }
const refused = { code: 'PGRST301', message: 'x', details: null, hint: null }
const fetched = vi.fn<typeof fetch>()
const tokens: string[] = []
/** The tokens that the server takes; the public key is the visitor's. */
let good: string[] = []

beforeEach(() => {
  tokens.length = 0
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('location', { origin: 'https://academy.test' })
  fetched.mockImplementation(async (url, init) => {
    const asked = new Request(url, init)
    const token = (asked.headers.get('Authorization') ?? '').replace(/^Bearer (sb_.*)?/, '')
    tokens.push(token)
    if (token !== '' && !good.includes(token)) return Response.json(refused, { status: 401 })
    return Response.json({ op_id: v.parse(Body, await asked.json()).p_op_id, ...applied })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  fetched.mockReset()
})

/** Sends it where that person is signed in, or nobody, with this token, which a renewal changes to another; none where the session is over. */
async function send(draft: EntryDraft, signedIn: string | null, token = 'first', renewed: string | null = 'second') {
  let now: string | null = token
  const network = networkOf({
    session: async () => (signedIn === null || now === null ? null : { accessToken: now, user: { id: signedIn } }),
    renew: async () => {
      now = renewed
      return null
    },
  })
  return network.send(new Bench().enqueue(draft))
}
const byAna = { ...contact('m1'), author: ANA }
const sent = { ok: true, outcome: { outcome: 'applied' } }

test.each([
  ['a visitor wrote, whoever is signed in', contact('m1'), ANA],
  ['a member wrote who is signed out', byAna, null],
  ['a member wrote where another is signed in', byAna, BEN],
  ['subscribes to the newsletter', { ...actsOn('b1')['subscribe-newsletter'], author: ANA }, ANA],
])('what %s goes without a name', async (_, draft, signedIn) => {
  good = ['first']
  expect(await send(draft, signedIn)).toMatchObject(sent)
  expect(tokens).toEqual([''])
})

test('a member’s message goes in their name, after a renewal where the token had ended', async () => {
  good = ['first']
  expect(await send(byAna, ANA)).toMatchObject(sent)
  expect(tokens).toEqual(['first'])
  good = ['second']
  expect(await send(byAna, ANA)).toMatchObject(sent)
  expect(tokens.slice(1)).toEqual(['first', 'second'])
})

test.each([
  ['is over', null, ['first', '']],
  ['stays refused', 'second', ['first', 'second', '']],
])('a member’s message whose session %s goes without a name', async (_, renewed, asked) => {
  good = []
  expect(await send(byAna, ANA, 'first', renewed)).toMatchObject(sent)
  expect(tokens).toEqual(asked)
})

test('a message that the server fails at is not sent under two names', async () => {
  fetched.mockResolvedValue(new Response('<html>', { status: 502 }))
  expect(await send(byAna, ANA)).toMatchObject({ ok: false })
  expect(fetched).toHaveBeenCalledOnce()
})
