import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accept, act, newBounty, passDeadline, person, refusal, visitor, type Person } from './actors.ts'
import { engines, type Database } from './database.ts'

describe.each(engines)('accept_bounty on $name', ({ open }) => {
  let db: Database
  let creator: Person
  let acceptor: Person
  let bounty: string

  beforeAll(async () => {
    db = await open()
    creator = await person(db, 'creator')
    acceptor = await person(db, 'acceptor')
    bounty = await newBounty(creator)
  })
  afterAll(() => db.close())

  const setStatus = (id: string, status: string) =>
    db.root.query('update public.bounty_acceptances set status = $2, changes_requested_at = now() where bounty_id = $1', [
      id,
      status,
    ])

  it('refuses a visitor, another’s session and a missing bounty', async () => {
    expect(await refusal(accept(visitor(db), bounty))).toBe('42501')
    expect(await refusal(accept(acceptor, bounty, { p_expected_user: creator.id }))).toBe('PT412')
    expect(await refusal(accept(acceptor, null))).toBe('PT400')
  })

  it('refuses an unknown bounty', async () => {
    expect(await accept(acceptor, randomUUID())).toMatchObject({ outcome: 'rejected', code: 'bounty_not_found' })
  })

  it('refuses the creator', async () => {
    expect(await accept(creator, bounty)).toMatchObject({ outcome: 'rejected', code: 'own_bounty' })
  })

  it('refuses after the deadline', async () => {
    const late = await newBounty(creator)
    await passDeadline(db, late)
    expect(await accept(acceptor, late)).toMatchObject({ code: 'deadline_passed', entity: { status: 'expired' } })
  })

  it('refuses a completed bounty', async () => {
    const done = await newBounty(creator)
    await db.root.query("update public.bounties set status = 'completed' where id = $1", [done])
    expect(await accept(acceptor, done)).toMatchObject({ code: 'bounty_closed' })
  })

  it('accepts once; a second time is refused with the acceptance that stands', async () => {
    const id = await newBounty(creator)
    const first = await accept(acceptor, id)
    expect(first).toMatchObject({ outcome: 'applied', entity: { id, status: 'active' } })
    expect(first.entity?.acceptance).toMatchObject({ id: first.op_id, user_id: acceptor.id, status: 'in_progress' })
    const second = await accept(acceptor, id)
    expect(second).toMatchObject({ outcome: 'rejected', code: 'already_accepted' })
    expect(second.entity?.acceptance).toMatchObject({ id: first.op_id })
  })

  it.each([
    ['submitted', 'already_accepted'],
    ['changes_requested', 'already_accepted'],
    ['completed', 'already_accepted'],
    ['rejected', 'acceptance_rejected'],
  ])('refuses who holds a %s acceptance: %s', async (held, code) => {
    const id = await newBounty(creator)
    await accept(acceptor, id)
    await setStatus(id, held)
    expect(await accept(acceptor, id)).toMatchObject({ outcome: 'rejected', code })
  })

  it('lets who withdrew accept again, on the same row', async () => {
    const id = await newBounty(creator)
    const first = await accept(acceptor, id)
    await setStatus(id, 'withdrawn')
    const again = await accept(acceptor, id)
    expect(again).toMatchObject({ outcome: 'applied' })
    expect(again.entity?.acceptance).toMatchObject({ id: first.op_id, status: 'in_progress' })
  })

  it('answers a repetition as before', async () => {
    const id = await newBounty(creator)
    const key = { p_op_id: randomUUID() }
    await accept(acceptor, id, key)
    expect(await accept(acceptor, id, key)).toMatchObject({ outcome: 'applied', replayed: true })
  })

  it('lets a funded bounty be accepted, by several people', async () => {
    const id = await newBounty(creator, { p_funding_goal_cents: 100 })
    await act(acceptor, 'fund_bounty', { p_bounty_id: id, p_amount_cents: 100, p_anonymous: false })
    const another = await person(db, 'another')
    expect(await accept(acceptor, id)).toMatchObject({ outcome: 'applied', entity: { status: 'funded' } })
    expect(await accept(another, id)).toMatchObject({ outcome: 'applied' })
  })
})
