import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  accept,
  act,
  claiming,
  complete,
  fund,
  mayBeShown,
  newBounty,
  person,
  photoOf,
  refusal,
  review,
  visitor,
  type Actor,
  type Person,
} from './actors.ts'
import { engines, type Database } from './database.ts'

const hide = (who: Actor, id: string, more = {}) =>
  act(who, 'hide_bounty', { p_bounty_id: id, p_hidden: true, p_reason: 'Against the rules.', ...more })
const reports = (who: Actor) => who.sql('select bounty_id from public.open_reports()')
const contributors = (who: Actor, id: string) => who.sql('select contributor_id from public.bounty_contributors($1)', [id])
const submissions = (who: Actor, id: string) => who.sql('select id from public.bounty_submissions($1)', [id])
const bounty = (who: Actor, id: string) => who.sql('select id from public.bounties where id = $1', [id])
const rename = (who: Actor, name: string) => who.sql('update public.profiles set display_name = $1 where id = $2', [name, who.id])

describe.each(engines)('a second factor for moderators, on $name', ({ open }) => {
  let db: Database
  let creator: Person
  let member: Person
  /** The same moderator by two tokens of one session. */
  let plain: Person
  let strong: Person

  beforeAll(async () => {
    db = await open()
    creator = await person(db, 'creator')
    member = await person(db, 'member')
    plain = await person(db, 'plain', { moderator: true })
    strong = withClaim(plain, 'aal2')
  })
  afterEach(() => demand(0))
  afterAll(() => db.close())

  const demand = (value: number) =>
    db.root.query("update private.settings set value = $1 where name = 'moderators_need_second_factor'", [value])

  const withClaim = (who: Person, aal: unknown): Person => claiming(db, who, { aal })

  /** A bounty with a pledge, a report and a submission that waits. */
  async function busyBounty() {
    const id = await newBounty(creator)
    await fund(member, id, 500)
    await accept(member, id)
    const photo = await photoOf(db, member)
    const handedIn = await complete(member, id, { p_photo_path: photo })
    await act(member, 'report_bounty', { p_bounty_id: id, p_reason: 'Look at this.' })
    return { id, photo, completion: handedIn.op_id }
  }

  it('is not asked for where the project does not turn it on', async () => {
    const { id, completion } = await busyBounty()
    expect(await reports(plain)).toContainEqual({ bounty_id: id })
    expect(await contributors(plain, id)).toHaveLength(1)
    expect(await submissions(plain, id)).toHaveLength(1)
    expect(await review(plain, completion, 'reject', 'Not this one.')).toMatchObject({ outcome: 'applied' })
    expect(await hide(plain, id)).toMatchObject({ outcome: 'applied' })
    expect(await bounty(plain, id)).toHaveLength(1)
  })

  it('is asked for by every act and list of moderators once it is on, in so many words', async () => {
    const { id, completion } = await busyBounty()
    await demand(1)
    for (const attempt of [
      () => hide(plain, id),
      () => review(plain, completion, 'approve'),
      () => review(plain, randomUUID(), 'approve'),
      () => reports(plain),
      () => contributors(plain, id),
    ]) {
      await expect(attempt()).rejects.toMatchObject({ code: 'PT403', hint: 'second_factor_needed' })
    }
    expect(await bounty(member, id)).toHaveLength(1)
    await db.root.query('update private.reports set resolved_at = now()')
    expect(await refusal(reports(plain))).toBe('PT403')
  })

  it('keeps from a moderator without it what others may not see: hidden bounties, submissions, photos, names', async () => {
    const { id, photo } = await busyBounty()
    const key = { p_op_id: randomUUID() }
    await hide(strong, id, key)
    await demand(1)
    const silent = await person(db, 'silent')
    const nameOf = (who: Actor) => who.sql('select id from public.profiles where id = $1', [silent.id])
    expect([await mayBeShown(db, plain, photo, 'aal1'), await mayBeShown(db, strong, photo, 'aal2')]).toEqual([false, true])
    for (const look of [(who: Actor) => bounty(who, id), (who: Actor) => submissions(who, id), nameOf]) {
      expect(await look(plain)).toEqual([])
      expect(await look(strong)).toHaveLength(1)
    }
    const replayed = (who: Actor) => hide(who, id, key)
    expect(await replayed(plain)).toMatchObject({ replayed: true, entity: null })
    expect((await replayed(strong)).entity).toMatchObject({ id })
  })

  it('leaves its reserved names to a moderator who has it', async () => {
    await demand(1)
    expect(await refusal(rename(plain, 'Wayfinder Staff'))).toBe('PT400')
    expect(await refusal(rename(strong, 'Wayfinder Staff'))).toBe('none')
    expect(await refusal(db.root.query("update public.profiles set display_name = 'Moderator' where id = $1", [plain.id]))).toBe(
      'none',
    )
  })

  it('opens everything again', async () => {
    const { id, completion } = await busyBounty()
    await demand(1)
    expect(await reports(strong)).toContainEqual({ bounty_id: id })
    expect(await contributors(strong, id)).toHaveLength(1)
    expect(await review(strong, completion, 'reject', 'Not this one.')).toMatchObject({ outcome: 'applied' })
    expect(await hide(strong, id)).toMatchObject({ outcome: 'applied' })
  })

  it.each([['aal1'], ['AAL2'], ['aal3'], [''], [null], [['aal2']], [{ aal: 'aal2' }], [2]])(
    'is no claim of %j',
    async (claim) => {
      await demand(1)
      expect(await refusal(reports(withClaim(plain, claim)))).toBe('PT403')
    },
  )

  it('makes no moderator of a member or a visitor, and asks none of them for it', async () => {
    const { id, completion } = await busyBounty()
    await demand(1)
    const strongMember = withClaim(member, 'aal2')
    const stranger = withClaim(await person(db, 'stranger'), 'aal2')
    for (const who of [member, strongMember, stranger]) {
      expect(await reports(who)).toEqual([])
      expect(await contributors(who, id)).toEqual([])
      expect(await hide(who, id)).toMatchObject({ code: 'not_moderator' })
    }
    expect(await review(stranger, completion, 'approve')).toMatchObject({ code: 'completion_not_found' })
    expect(await refusal(rename(stranger, 'Wayfinder Staff'))).toBe('PT400')
    expect(await refusal(reports(visitor(db)))).toBe('42501')
    expect(await review(creator, completion, 'approve')).toMatchObject({ outcome: 'applied' })
  })

  it('ends with the session, however strong its token', async () => {
    const gone = await person(db, 'gone', { moderator: true })
    await demand(1)
    await db.root.query('delete from auth.sessions where user_id = $1', [gone.id])
    expect(await reports(withClaim(gone, 'aal2'))).toEqual([])
  })

  it('is not asked for by an operator who raises every limit, and is where the setting has gone', async () => {
    await db.root.query('begin')
    await db.root.query('update private.settings set value = 1000000')
    expect(await db.root.query('select private.is_strong_enough_to_moderate() as passes')).toEqual([{ passes: true }])
    await db.root.query("delete from private.settings where name = 'moderators_need_second_factor'")
    expect(await db.root.query('select private.is_strong_enough_to_moderate() as passes')).toEqual([{ passes: false }])
    await db.root.query('rollback')
  })

  it('can be turned off by nobody through the API', async () => {
    for (const who of [plain, strong, member, visitor(db)])
      expect(await refusal(who.sql("update private.settings set value = 0 where name = 'moderators_need_second_factor'"))).toBe(
        '42501',
      )
  })
})
