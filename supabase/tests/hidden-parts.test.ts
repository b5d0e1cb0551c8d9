import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  accept,
  act,
  complete,
  fund,
  hide,
  newBounty,
  noticesOf,
  passDeadline,
  person,
  refusal,
  review,
  visitor,
  type Actor,
  type Person,
} from './actors.ts'
import { engines, type Database } from './database.ts'

const parts = ['accepted', 'changed', 'handed in', 'gave it back', 'pledged', 'pledged unnamed', 'both'] as const
type Part = (typeof parts)[number]
const hiddenOf = (who: Actor, ids: string[]) =>
  who
    .sql('select public.my_hidden_bounties($1) as found', [ids])
    .then(([row]) => v.parse(v.array(v.looseObject({ id: v.string(), hidden_reason: v.string() })), row?.['found']))

const completionOf = async (who: Person, id: string) =>
  String((await who.sql('select id from public.completions where bounty_id = $1', [id]))[0]?.['id'])

type Made = { id: string; people: Record<Part, Person> }
/** A bounty with a person in each of the parts. */
async function withParts(db: Database, creator: Person): Promise<Made> {
  const id = await newBounty(creator, { p_requires_photo: false })
  const people = {
    accepted: await person(db, 'accepted'),
    changed: await person(db, 'changed'),
    'handed in': await person(db, 'handed in'),
    'gave it back': await person(db, 'gave it back'),
    pledged: await person(db, 'pledged'),
    'pledged unnamed': await person(db, 'pledged unnamed'),
    both: await person(db, 'both'),
  }
  for (const part of ['accepted', 'changed', 'handed in', 'gave it back', 'both'] as const) await accept(people[part], id)
  await act(people['gave it back'], 'withdraw_acceptance', { p_bounty_id: id })
  await complete(people['handed in'], id)
  await review(creator, (await complete(people.changed, id)).op_id, 'request_changes', 'Once more.')
  for (const part of ['pledged', 'both'] as const) await fund(people[part], id, 500)
  await fund(people['pledged unnamed'], id, 500, { p_anonymous: true })
  return { id, people }
}

/** How the acceptance stands that was asked for changes, and whether its time begins anew. */
const states = async ({ id, people }: Made) =>
  (
    await people.changed.sql(
      "select status, changes_requested_at > now() - interval '1 day' as is_anew from public.bounty_acceptances where bounty_id = $1",
      [id],
    )
  )[0]

describe.each(engines)('a hidden bounty that others have a part in, on $name', ({ open }) => {
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

  it('each hears of it with the reason, and once it is shown again', async () => {
    const { id, people } = await withParts(db, creator)
    await hide(moderator, id)
    await hide(moderator, id, true, 'Another reason.')
    await hide(moderator, id, false, null)
    const heard = async (part: Part) => (await noticesOf(people[part], id)).filter((notice) => /_(hidden|shown) /.test(notice))
    const work = ['work_hidden unread Against the rules.', 'work_shown unread']
    const pledge = ['pledge_hidden unread Against the rules.', 'pledge_shown unread']
    for (const part of ['accepted', 'changed', 'handed in'] as const) expect(await heard(part)).toEqual(work)
    for (const part of ['pledged', 'pledged unnamed'] as const) expect(await heard(part)).toEqual(pledge)
    expect((await heard('both')).toSorted()).toEqual([...pledge, ...work])
    expect(await heard('gave it back')).toEqual([])
    expect(await noticesOf(reader, id)).toEqual([])
  })

  it('each reads it with the reason while it is hidden, and nobody else does', async () => {
    const { id, people } = await withParts(db, creator)
    const other = await newBounty(creator)
    expect(await hiddenOf(people.accepted, [id])).toEqual([])
    for (const each of [id, other]) await hide(moderator, each)
    for (const part of parts)
      expect(await hiddenOf(people[part], [id, other])).toMatchObject([{ id, hidden_reason: 'Against the rules.' }])
    expect(await hiddenOf(reader, [id])).toEqual([])
    expect(await refusal(hiddenOf(visitor(db), [id]))).toBe('42501')
    expect(
      await refusal(
        hiddenOf(
          reader,
          Array.from({ length: 101 }, () => id),
        ),
      ),
    ).toBe('PT400')
  })

  it('is refused to each by a code that says that it is hidden, and is unknown to others', async () => {
    const { id, people } = await withParts(db, creator)
    await hide(moderator, id)
    const code = 'bounty_hidden'
    for (const part of ['accepted', 'changed'] as const)
      expect(await complete(people[part], id)).toMatchObject({ code, entity: { id, acceptance: { bounty_id: id } } })
    for (const who of [people['gave it back'], creator, moderator])
      expect(await fund(who, id, 500)).toMatchObject({ code, entity: { id } })
    expect(await accept(people.pledged, id)).toMatchObject({ code })
    for (const refused of [fund(reader, id, 500), accept(reader, id), complete(reader, id)])
      expect(await refused).toMatchObject({ code: 'bounty_not_found', entity: null })
  })

  it.each([
    [5, { status: 'changes_requested', is_anew: true }],
    [8, { status: 'expired', is_anew: false }],
  ])('shown again %i days after changes were asked for: seven days anew, but not for whose time ran out', async (days, left) => {
    const made = await withParts(db, creator)
    await hide(moderator, made.id)
    await passDeadline(db, made.id)
    await db.root.query(
      "update public.bounty_acceptances set changes_requested_at = now() - make_interval(days => $2) where bounty_id = $1 and status = 'changes_requested'",
      [made.id, days],
    )
    await hide(moderator, made.id, false, null)
    expect(await states(made)).toEqual(left)
  })

  /** All that anybody has earned by a bounty: points, and what is counted for achievements. */
  const earned = async () =>
    db.root.query(
      `select (select coalesce(sum(points), 0)::int from private.scores where month = '-infinity') as points,
        (select coalesce(sum(completed), 0)::int from private.category_completions) as completed`,
    )

  it('comes to nothing by any act: no points, no status, and each is told why', async () => {
    const { id, people } = await withParts(db, creator)
    const handedIn = await completionOf(people['handed in'], id)
    await hide(moderator, id)
    const before = [
      await earned(),
      await db.root.query('select status, user_id from public.bounty_acceptances where bounty_id = $1 order by 2', [id]),
    ]
    const acts: [string, () => Promise<{ code: string | null }>][] = [
      ...(['approve', 'request_changes', 'reject'] as const).flatMap((decision) =>
        [creator, moderator].map((who): (typeof acts)[number] => [
          `${who.name} ${decision}`,
          () => review(who, handedIn, decision, 'A reason.'),
        ]),
      ),
      ['complete', () => complete(people.accepted, id)],
      ['complete again', () => complete(people.changed, id)],
      ['accept', () => accept(people.pledged, id)],
      ['accept again', () => accept(people['gave it back'], id)],
      ['fund', () => fund(people.pledged, id, 500)],
      ['fund unnamed', () => fund(people.accepted, id, 500, { p_anonymous: true })],
      ['fund the own', () => fund(creator, id, 500)],
    ]
    for (const [name, attempt] of acts) expect([name, (await attempt()).code]).toEqual([name, 'bounty_hidden'])
    expect([
      await earned(),
      await db.root.query('select status, user_id from public.bounty_acceptances where bounty_id = $1 order by 2', [id]),
    ]).toEqual(before)
    expect(await review(reader, handedIn, 'approve')).toMatchObject({ code: 'completion_not_found' })
  })

  it('keeps what was handed in past its deadline, nags nobody about it, and has it approved once it is shown again', async () => {
    const { id, people } = await withParts(db, creator)
    const handedIn = await completionOf(people['handed in'], id)
    const due = async () => (await creator.sql('select id from public.due_reviews()')).map((row) => row['id'])
    await hide(moderator, id)
    expect(await due()).not.toContain(id)
    await passDeadline(db, id)
    await db.root.query('select public.expire_due_bounties()')
    const key = { p_op_id: randomUUID() }
    expect(await review(creator, handedIn, 'approve', null, key)).toMatchObject({ code: 'bounty_hidden' })
    await hide(moderator, id, false, null)
    expect(await due()).toContain(id)
    const [before] = await earned()
    expect(await review(creator, handedIn, 'approve', null, key)).toMatchObject({ code: 'bounty_hidden', replayed: true })
    expect(await review(creator, handedIn, 'approve')).toMatchObject({ outcome: 'applied', entity: { status: 'completed' } })
    const [after] = await earned()
    expect([
      Number(after?.['points']) - Number(before?.['points']),
      Number(after?.['completed']) - Number(before?.['completed']),
    ]).toEqual([50, 1])
    expect((await noticesOf(people['pledged unnamed'], id)).at(-1)).toBe('pledge_due unread')
    // Of one that is over nothing more becomes of a pledge.
    await hide(moderator, id)
    expect((await noticesOf(people['pledged unnamed'], id)).at(-1)).toBe('pledge_due unread')
  })
})
