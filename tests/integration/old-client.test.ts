import { afterAll, beforeAll, expect, test } from 'vitest'
import { discardBackend, send, signUp, startBackend, type RunningBackend, type Session } from './running-backend.ts'

// The requests of the first version, word for word: an act may lie on a phone for a month and must still be accepted. Add to these when an
// act changes; never edit them within 90 days of a successor.

let running: RunningBackend
let creator: Session
let cadet: Session
const bountyId = crypto.randomUUID()

beforeAll(async () => {
  running = await startBackend()
  creator = await signUp(running, 'old-creator@example.test')
  cadet = await signUp(running, 'old-cadet@example.test')
}, 180_000)
afterAll(() => discardBackend(running))

const rpc = async (name: string, session: Session | undefined, body: object) => {
  const answer = await send(running, 'POST', `/rest/v1/rpc/${name}`, { body, ...(session && { session }) })
  return { status: answer.status, body: await answer.json() }
}
const applied = { status: 200, body: expect.objectContaining({ outcome: 'applied', replayed: false }) }

test('a bounty is created, funded, accepted and completed as the first version asked for it', async () => {
  const created = await rpc('create_bounty', creator, {
    p_op_id: bountyId,
    p_expected_user: creator.user.id,
    p_title: 'Learn the flag code',
    p_description: 'Read it.',
    p_category: 'Flag Etiquette',
    p_funding_goal_cents: 10_000,
    p_deadline: new Date(Date.now() + 864_000_000).toISOString(),
    p_requires_photo: false,
  })
  expect(created).toEqual(applied)
  const own = { p_expected_user: cadet.user.id, p_bounty_id: bountyId }
  const fund = { p_op_id: crypto.randomUUID(), ...own, p_amount_cents: 2500, p_anonymous: false }
  expect(await rpc('fund_bounty', cadet, fund)).toEqual(applied)
  expect(await rpc('accept_bounty', cadet, { p_op_id: crypto.randomUUID(), ...own })).toEqual(applied)
  const completion = { p_op_id: crypto.randomUUID(), ...own, p_photo_path: null, p_notes: 'Seen from the bridge.' }
  expect(await rpc('complete_bounty', cadet, completion)).toEqual(applied)
})

test('an act is taken back as the first version asked for it', async () => {
  const cancelled = { p_op_id: crypto.randomUUID(), p_expected_user: cadet.user.id, p_kind: 'fund-bounty' }
  expect((await rpc('cancel_op', cadet, cancelled)).body).toMatchObject({ outcome: 'cancelled' })
  const nobodys = { p_op_id: crypto.randomUUID(), p_kind: 'send-contact-message' }
  expect((await rpc('cancel_ownerless_op', undefined, nobodys)).body).toMatchObject({ outcome: 'cancelled' })
})

test('a message and a subscription need no account, as the first version sent them', async () => {
  const message = { p_op_id: crypto.randomUUID(), p_name: 'Ana', p_email: 'ana@example.test', p_message: 'Hello' }
  expect(await rpc('send_contact_message', undefined, message)).toEqual(applied)
  const subscription = { p_op_id: crypto.randomUUID(), p_email: 'ana@example.test' }
  expect(await rpc('subscribe_newsletter', undefined, subscription)).toEqual(applied)
})

test('what the first version asks of the own rows is answered, but for the ledger, which is refused plainly', async () => {
  const own = (query: string) => send(running, 'GET', `/rest/v1/${query}`, { session: cadet })
  const pledges = await own(
    `contributions?select=id,bounty_id,contributor_id,amount,anonymous,created_at&contributor_id=eq.${cadet.user.id}&order=created_at.desc,id.desc&limit=1000`,
  )
  expect([pledges.status, await pledges.json()]).toEqual([403, expect.objectContaining({ code: '42501' })])
  const acceptances = await own(
    `bounty_acceptances?select=*&user_id=eq.${cadet.user.id}&order=updated_at.desc,id.desc&limit=1000`,
  )
  expect([acceptances.status, await acceptances.json()]).toEqual([200, [expect.objectContaining({ bounty_id: bountyId })]])
  const completions = await own(
    `completions?select=id,bounty_id,photo_path,notes,status,reason,created_at&bounty_id=eq.${bountyId}`,
  )
  expect([completions.status, await completions.json()]).toEqual([200, [expect.objectContaining({ bounty_id: bountyId })]])
})

test('what was learned is exchanged as earlier versions asked for it, beside one that asks by name', async () => {
  const record = { kind: 'read', key: 'see-it-early', at: 5, value: 'read' }
  const ahead = { kind: 'plan', key: 'week', at: Date.now() + 86_400_000, value: '10 0' }
  const first = await rpc('sync_learning', cadet, { p_records: [record], p_since: 0 })
  expect(first).toMatchObject({ status: 200, body: { version: 1, more: false, records: [record] } })
  const whose = { p_since: 1, p_expected_user: cadet.user.id }
  const second = await rpc('sync_learning', cadet, { p_records: [ahead], ...whose })
  expect(second).toMatchObject({ status: 200, body: { version: 2, records: [{ key: 'week', at: expect.any(Number) }] } })
  const wrong = { ...record, value: 'v'.repeat(16_001) }
  expect((await rpc('sync_learning', cadet, { p_records: [wrong], ...whose })).status).toBe(400)
  const byName = await rpc('sync_learning', cadet, {
    p_records: [wrong],
    p_since: 0,
    p_expected_user: cadet.user.id,
    p_by_name: true,
  })
  expect(byName.body).toMatchObject({ version: 2, refused: [{ key: 'see-it-early', code: 'malformed' }], forgotten: 0 })
  expect(byName.body.records).toHaveLength(2)
})
