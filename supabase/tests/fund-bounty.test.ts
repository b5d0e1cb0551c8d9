import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { act, fund, inDays, newBounty, passDeadline, person, refusal, visitor, type Person } from './actors.ts'
import { engines, type Database } from './database.ts'

describe.each(engines)('fund_bounty on $name', ({ open }) => {
  let db: Database
  let creator: Person
  let funder: Person
  let stranger: Person
  let bounty: string

  beforeAll(async () => {
    db = await open()
    creator = await person(db, 'creator')
    funder = await person(db, 'funder')
    stranger = await person(db, 'stranger')
    bounty = await newBounty(creator)
  })
  afterAll(() => db.close())

  const total = async (id: string) => {
    const [row] = await db.root.query('select current_funding, contributors, status from public.bounties where id = $1', [id])
    return row
  }

  describe('refuses', () => {
    it('a visitor', async () => {
      expect(await refusal(fund(visitor(db), bounty, 2500))).toBe('42501')
    })

    it('somebody else than the entry’s owner', async () => {
      expect(await refusal(fund(stranger, bounty, 2500, { p_expected_user: funder.id }))).toBe('PT412')
      expect(await refusal(fund(stranger, bounty, 2500, { p_expected_user: null }))).toBe('PT412')
    })

    it.each([0, -100, 99, 1_000_001, null, '9007199254740993'])('%s cents', async (cents) => {
      expect(await refusal(fund(funder, bounty, cents))).toBe('PT400')
    })

    it.each(['12.5', '1e999', 'NaN', '99999999999999999999', 'ten'])('%s, which is no whole number', async (cents) => {
      expect(await refusal(fund(funder, bounty, cents))).toMatch(/^22/)
    })

    it('a missing key, bounty or anonymity', async () => {
      expect(await refusal(fund(funder, bounty, 100, { p_op_id: null }))).toBe('PT400')
      expect(await refusal(act(funder, 'fund_bounty', { p_bounty_id: null, p_amount_cents: 100, p_anonymous: false }))).toBe(
        'PT400',
      )
      expect(await refusal(fund(funder, bounty, 100, { p_anonymous: null }))).toBe('PT400')
    })

    it('an unknown bounty', async () => {
      const answer = await fund(funder, randomUUID(), 2500)
      expect(answer).toMatchObject({ outcome: 'rejected', code: 'bounty_not_found', entity: null })
    })

    it('a hidden bounty, as if it were unknown', async () => {
      const hidden = await newBounty(creator)
      await db.root.query('update public.bounties set hidden_at = now() where id = $1', [hidden])
      expect(await fund(funder, hidden, 2500)).toMatchObject({ code: 'bounty_not_found', entity: null })
    })

    it('a bounty past its deadline, which expires on the spot', async () => {
      const late = await newBounty(creator)
      await fund(funder, late, 2500)
      await passDeadline(db, late)
      expect(await fund(funder, late, 2500)).toMatchObject({ code: 'deadline_passed', entity: { status: 'expired' } })
      expect(await total(late)).toMatchObject({ current_funding: 25, status: 'expired' })
    })

    it('a completed bounty', async () => {
      const done = await newBounty(creator)
      await db.root.query("update public.bounties set status = 'completed' where id = $1", [done])
      expect(await fund(funder, done, 2500)).toMatchObject({ outcome: 'rejected', code: 'bounty_closed' })
    })

    it('the refused key again, even when the reason is gone', async () => {
      const late = await newBounty(creator)
      await db.root.query("update public.bounties set status = 'completed' where id = $1", [late])
      const key = { p_op_id: randomUUID() }
      await fund(funder, late, 2500, key)
      await db.root.query("update public.bounties set status = 'active' where id = $1", [late])
      expect(await fund(funder, late, 2500, key)).toMatchObject({ code: 'bounty_closed', replayed: true })
      expect(await total(late)).toMatchObject({ current_funding: 0 })
    })
  })

  it('writes one row and moves the totals', async () => {
    const id = await newBounty(creator)
    const answer = await fund(funder, id, 2550)
    expect(answer).toMatchObject({
      outcome: 'applied',
      replayed: false,
      entity: { id, current_funding: 25.5, contributors: 1, status: 'active', creator: { display_name: 'Patriot' } },
    })
    expect(answer.entity?.contribution).toMatchObject({ id: answer.op_id, amount: 25.5, anonymous: false, position: 1 })
  })

  it('answers a repetition as before and does nothing', async () => {
    const id = await newBounty(creator)
    const key = { p_op_id: randomUUID() }
    const first = await fund(funder, id, 2500, key)
    const again = await fund(funder, id, 2500, key)
    expect(again).toStrictEqual({ ...first, replayed: true, server_time: again.server_time })
    expect(await total(id)).toMatchObject({ current_funding: 25, contributors: 1 })
  })

  it('calls the same key for another amount, bounty, act or person a conflict', async () => {
    const id = await newBounty(creator)
    const key = { p_op_id: randomUUID() }
    await fund(funder, id, 2500, key)
    expect(await refusal(fund(funder, id, 2600, key))).toBe('PT409')
    expect(await refusal(fund(funder, id, 2500, { ...key, p_anonymous: true }))).toBe('PT409')
    expect(await refusal(fund(funder, bounty, 2500, key))).toBe('PT409')
    expect(await refusal(act(funder, 'accept_bounty', { ...key, p_bounty_id: id }))).toBe('PT409')
    expect(await refusal(fund(stranger, id, 2500, key))).toBe('PT409')
    expect(await total(id)).toMatchObject({ current_funding: 25 })
  })

  it('turns the bounty to funded at the goal, and takes more after it', async () => {
    const id = await newBounty(creator, { p_funding_goal_cents: 5000 })
    expect((await fund(funder, id, 4999)).entity).toMatchObject({ status: 'active' })
    expect((await fund(stranger, id, 100)).entity).toMatchObject({ status: 'funded', current_funding: 50.99 })
    expect((await fund(funder, id, 100)).entity).toMatchObject({ status: 'funded', current_funding: 51.99, contributors: 2 })
  })

  it('tells the creator of the goal once, naming nobody', async () => {
    const id = await newBounty(creator, { p_funding_goal_cents: 5000 })
    await fund(funder, id, 5000, { p_anonymous: true })
    await fund(stranger, id, 5000)
    const notes = await creator.sql('select * from public.notifications where bounty_id = $1', [id])
    expect(notes).toHaveLength(1)
    expect(notes[0]).toMatchObject({ kind: 'goal_reached' })
    expect(JSON.stringify(notes)).not.toContain(funder.id)
  })

  it('lets 60 new acts an hour through, and repetitions without end', async () => {
    const busy = await person(db, 'busy')
    const key = { p_op_id: randomUUID() }
    await fund(busy, bounty, 100, key)
    await db.root.query("update private.allowances set used = 60 where subject = $1 and allowance = 'acts'", [busy.id])
    expect(await refusal(fund(busy, bounty, 100))).toBe('PT429')
    expect(await fund(busy, bounty, 100, key)).toMatchObject({ replayed: true })
    await db.root.query("update private.allowances set window_started_at = now() - interval '1 hour' where subject = $1", [
      busy.id,
    ])
    expect(await fund(busy, bounty, 100)).toMatchObject({ outcome: 'applied' })
  })

  it('keeps the ledger’s running total equal to the bounty’s', async () => {
    const id = await newBounty(creator, { p_deadline: inDays(3) })
    for (const cents of [101, 9999, 1_000_000, 250]) await fund(funder, id, cents)
    const [sums] = await db.root.query(
      'select sum(amount) as sum, max(total_after) as last, max(position) as rows from public.contributions where bounty_id = $1',
      [id],
    )
    expect(sums).toEqual({ sum: 10103.5, last: 10103.5, rows: 4 })
    expect(await total(id)).toMatchObject({ current_funding: 10103.5 })
  })
})
