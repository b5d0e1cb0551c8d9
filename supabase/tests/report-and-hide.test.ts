import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { act, fund, hide, newBounty, noticesOf, person, refusal, visitor, type Actor, type Person } from './actors.ts'
import { engines, type Database } from './database.ts'

const report = (who: Actor, id: string | null, reason: string | null = 'It targets a real person.', more = {}) =>
  act(who, 'report_bounty', { p_bounty_id: id, p_reason: reason, ...more })
const keep = (who: Actor, id: string | null, more = {}) => act(who, 'keep_bounty', { p_bounty_id: id, ...more })
const reports = (who: Actor) => who.sql('select bounty_id, reason from public.open_reports()')

describe.each(engines)('report_bounty, keep_bounty and hide_bounty on $name', ({ open }) => {
  let db: Database
  let creator: Person
  let reader: Person
  let moderator: Person

  beforeAll(async () => {
    db = await open()
    creator = await person(db, 'creator')
    reader = await person(db, 'reader')
    moderator = await person(db, 'moderator', { moderator: true })
  })
  afterAll(() => db.close())

  it('refuse a visitor, another’s session and malformed requests', async () => {
    const id = await newBounty(creator)
    expect(await refusal(report(visitor(db), id))).toBe('42501')
    expect(await refusal(hide(visitor(db), id))).toBe('42501')
    expect(await refusal(keep(visitor(db), id))).toBe('42501')
    expect(await refusal(keep(moderator, null))).toBe('PT400')
    expect(await refusal(report(reader, id, 'x', { p_expected_user: creator.id }))).toBe('PT412')
    for (const reason of [null, '  ', 'x'.repeat(1001)]) expect(await refusal(report(reader, id, reason))).toBe('PT400')
    expect(await refusal(hide(moderator, id, true, null))).toBe('PT400')
    expect(await refusal(hide(moderator, id, null))).toBe('PT400')
    expect(await refusal(report(reader, null))).toBe('PT400')
  })

  it('take one report a person and bounty', async () => {
    const id = await newBounty(creator)
    const key = { p_op_id: randomUUID() }
    expect(await report(reader, id, 'First.', key)).toMatchObject({ outcome: 'applied' })
    expect(await report(reader, id, 'First.', key)).toMatchObject({ outcome: 'applied', replayed: true })
    expect(await report(reader, id, 'Second.')).toMatchObject({ code: 'already_reported' })
    expect(await report(reader, randomUUID())).toMatchObject({ code: 'bounty_not_found' })
  })

  it('show reports to moderators only', async () => {
    const id = await newBounty(creator)
    await report(reader, id, 'Look at this.')
    expect(await reports(moderator)).toContainEqual({ bounty_id: id, reason: 'Look at this.' })
    expect([await reports(reader), await reports(creator)]).toEqual([[], []])
    expect(await refusal(reports(visitor(db)))).toBe('42501')
  })

  it('tell every moderator of a report, and take the notice back once one has decided', async () => {
    const id = await newBounty(creator)
    const second = await person(db, 'second moderator', { moderator: true })
    await report(reader, id, 'Look at this.')
    expect(await noticesOf(moderator, id)).toEqual(['bounty_reported unread'])
    expect(await noticesOf(second, id)).toEqual(['bounty_reported unread'])
    expect(await noticesOf(creator, id)).toEqual([])
    await keep(second, id)
    expect(await noticesOf(moderator, id)).toEqual(['bounty_reported read'])
    expect(await noticesOf(second, id)).toEqual(['bounty_reported read'])
  })

  it('let a moderator keep what was reported: it stands, its creator hears nothing, each reporter is thanked once', async () => {
    const id = await newBounty(creator)
    const other = await person(db, 'other')
    await report(reader, id)
    await report(other, id)
    for (const who of [reader, creator]) expect(await keep(who, id)).toMatchObject({ outcome: 'rejected', code: 'not_moderator' })
    expect(await keep(moderator, randomUUID())).toMatchObject({ code: 'bounty_not_found' })
    const key = { p_op_id: randomUUID() }
    expect(await keep(moderator, id, key)).toMatchObject({ outcome: 'applied' })
    expect(await keep(moderator, id, key)).toMatchObject({ outcome: 'applied', replayed: true })
    await keep(moderator, id)
    for (const who of [reader, other]) expect(await noticesOf(who, id)).toEqual(['report_kept unread'])
    expect(await noticesOf(creator, id)).toEqual([])
    expect((await reports(moderator)).map((row) => row['bounty_id'])).not.toContain(id)
    expect(await visitor(db).sql('select id from public.bounties where id = $1', [id])).toHaveLength(1)
  })

  it('let a moderator hide, and nobody else, not even the creator', async () => {
    const id = await newBounty(creator)
    expect(await hide(reader, id)).toMatchObject({ outcome: 'rejected', code: 'not_moderator' })
    expect(await hide(creator, id)).toMatchObject({ outcome: 'rejected', code: 'not_moderator' })
    expect(await hide(moderator, randomUUID())).toMatchObject({ code: 'bounty_not_found' })
  })

  it('hide from lists and acts, tell the creator why, settle the reports, and show again', async () => {
    const id = await newBounty(creator)
    await report(reader, id)
    const seen = async (who: Actor) =>
      (await who.sql("select id from public.marketplace('newest', p_limit => 100) where id = $1", [id])).length +
      (await who.sql('select id from public.bounties where id = $1', [id])).length
    expect(await seen(reader)).toBe(2)
    expect(await hide(moderator, id)).toMatchObject({ outcome: 'applied' })
    expect([await seen(reader), await seen(visitor(db)), await seen(creator)]).toEqual([0, 0, 1])
    expect(await fund(reader, id, 100)).toMatchObject({ code: 'bounty_not_found' })
    expect(await report(reader, id)).toMatchObject({ code: 'bounty_not_found' })
    expect((await reports(moderator)).map((row) => row['bounty_id'])).not.toContain(id)
    expect(await noticesOf(creator, id)).toEqual(['bounty_hidden unread Against the rules.'])
    expect(await noticesOf(reader, id)).toEqual(['report_hidden unread'])
    const reasonTo = async (who: Actor) =>
      (await who.sql('select hidden_reason from public.bounties where id = $1', [id])).map((row) => row['hidden_reason'])
    expect([await reasonTo(creator), await reasonTo(moderator), await reasonTo(reader)]).toEqual([
      ['Against the rules.'],
      ['Against the rules.'],
      [],
    ])
    await hide(moderator, id, true, 'It names a person.')
    expect(await reasonTo(creator)).toEqual(['It names a person.'])
    expect(await noticesOf(creator, id)).toHaveLength(1)
    await hide(moderator, id, false, null)
    expect(await seen(reader)).toBe(2)
    expect(await reasonTo(reader)).toEqual([null])
    expect((await noticesOf(creator, id)).at(-1)).toBe('bounty_shown unread')
    // What is shown already is not told anew.
    await hide(moderator, id, false, null)
    expect(await noticesOf(creator, id)).toHaveLength(2)
  })
})
