import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, fund, newBounty, person, refusal, visitor, type Actor, type Person } from './actors.ts'
import { engines, type Database } from './database.ts'

const mark = (who: Actor, ids: unknown) => call(who, 'mark_notifications_read', { p_ids: ids })

describe.each(engines)('mark_notifications_read on $name', ({ open }) => {
  let db: Database
  let creator: Person
  let other: Person

  beforeAll(async () => {
    db = await open()
    creator = await person(db, 'creator')
    other = await person(db, 'other')
    for (let nth = 0; nth < 3; nth += 1) {
      await fund(other, await newBounty(creator, { p_funding_goal_cents: 100 }), 100)
      await fund(creator, await newBounty(other, { p_funding_goal_cents: 100 }), 100)
    }
  })
  afterAll(() => db.close())

  it('refuses a visitor', async () => {
    expect(await refusal(mark(visitor(db), null))).toBe('42501')
  })

  it('marks named ones of one’s own, then all, and leaves another’s alone', async () => {
    const [first] = await creator.sql('select id from public.notifications')
    const [foreign] = await other.sql('select id from public.notifications')
    expect(await mark(creator, [first?.['id'], foreign?.['id']])).toBe(2)
    expect(await mark(creator, null)).toBe(0)
    expect(await mark(creator, null)).toBe(0)
    expect(await other.sql('select id from public.notifications where read_at is null')).toHaveLength(3)
  })
})
