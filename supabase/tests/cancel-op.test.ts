import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { act, call, fund, newBounty, person, refusal, visitor, type Actor, type Person } from './actors.ts'
import { engines, type Database } from './database.ts'

const cancel = (who: Actor, key: string | null, kind = 'fund-bounty') => act(who, 'cancel_op', { p_op_id: key, p_kind: kind })
const status = (who: Actor, keys: unknown) => call(who, 'op_status', { p_op_ids: keys })

describe.each(engines)('cancel_op and op_status on $name', ({ open }) => {
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

  it('refuses a visitor, a missing key and a kind that is never queued', async () => {
    expect(await refusal(cancel(visitor(db), randomUUID()))).toBe('42501')
    expect(await refusal(status(visitor(db), [randomUUID()]))).toBe('42501')
    expect(await refusal(cancel(funder, null))).toBe('PT400')
    expect(await refusal(cancel(funder, randomUUID(), 'hide-bounty'))).toBe('PT400')
    expect(await refusal(status(funder, null))).toBe('PT400')
    expect(
      await refusal(
        status(
          funder,
          Array.from({ length: 101 }, () => randomUUID()),
        ),
      ),
    ).toBe('PT400')
  })

  it('leaves a tombstone: what is still under way never applies', async () => {
    const key = randomUUID()
    expect(await cancel(funder, key)).toMatchObject({ op_id: key, outcome: 'cancelled', replayed: false })
    expect(await fund(funder, bounty, 2500, { p_op_id: key })).toMatchObject({ outcome: 'cancelled', replayed: true })
    expect(await db.root.query('select from public.contributions where id = $1', [key])).toHaveLength(0)
  })

  it('answers what had already gone through', async () => {
    const done = await fund(funder, bounty, 2500)
    expect(await cancel(funder, done.op_id)).toMatchObject({ outcome: 'applied', replayed: true, entity: { id: bounty } })
    const refused = await fund(funder, randomUUID(), 2500)
    expect(await cancel(funder, refused.op_id)).toMatchObject({ outcome: 'rejected', code: 'bounty_not_found' })
  })

  it('cancels twice in the same words', async () => {
    const key = randomUUID()
    await cancel(funder, key)
    expect(await cancel(funder, key)).toMatchObject({ outcome: 'cancelled', replayed: true })
  })

  it('calls another person’s key, or one of another act, a conflict', async () => {
    const done = await fund(funder, bounty, 2500)
    expect(await refusal(cancel(stranger, done.op_id))).toBe('PT409')
    expect(await refusal(cancel(funder, done.op_id, 'accept-bounty'))).toBe('PT409')
    const key = randomUUID()
    await cancel(stranger, key)
    expect(await refusal(fund(funder, bounty, 2500, { p_op_id: key }))).toBe('PT409')
  })

  it('tells the outcome of the own keys only', async () => {
    const own = await fund(funder, bounty, 2500)
    const foreign = await fund(stranger, bounty, 2500, { p_anonymous: true })
    const answer = await status(funder, [own.op_id, foreign.op_id, randomUUID()])
    expect(answer).toHaveLength(1)
    expect(answer).toMatchObject([{ op_id: own.op_id, outcome: 'applied', replayed: true }])
    expect(await status(funder, [])).toEqual([])
  })

  it('lets a person who used up the acts of the hour still cancel', async () => {
    const busy = await person(db, 'busy')
    await fund(busy, bounty, 100)
    await db.root.query("update private.allowances set used = 60 where subject = $1 and allowance = 'acts'", [busy.id])
    expect(await cancel(busy, randomUUID())).toMatchObject({ outcome: 'cancelled' })
  })
})
