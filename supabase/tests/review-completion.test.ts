import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accept, complete, fund, newBounty, passDeadline, person, refusal, review, visitor, type Person } from './actors.ts'
import { engines, type Database } from './database.ts'

const acceptanceOf = async (who: Person, id: string) => {
  const [row] = await who.sql('select status from public.bounty_acceptances where bounty_id = $1', [id])
  return row?.['status']
}

const pointsOf = (db: Database, who: Person) =>
  db.root.query("select points from private.scores where user_id = $1 and month = '-infinity'", [who.id])

/** What this person has been told of a bounty, and whether each notice is read. */
const noticesOf = async (who: Person, id: string) => {
  const rows = await who.sql('select kind, read_at from public.notifications where bounty_id = $1', [id])
  return rows.map((row) => `${String(row['kind'])} ${row['read_at'] === null ? 'unread' : 'read'}`).toSorted()
}

describe.each(engines)('review_completion on $name', ({ open }) => {
  let db: Database
  let creator: Person
  let cadet: Person
  let stranger: Person
  let moderator: Person

  beforeAll(async () => {
    db = await open()
    creator = await person(db, 'creator')
    cadet = await person(db, 'cadet')
    stranger = await person(db, 'stranger')
    moderator = await person(db, 'moderator', { moderator: true })
  })
  afterAll(() => db.close())

  const handedIn = async (who = cadet) => {
    const id = await newBounty(creator, { p_requires_photo: false })
    await accept(who, id)
    return { id, completion: (await complete(who, id)).op_id }
  }

  it('refuses a visitor, another’s session and malformed requests', async () => {
    const { completion } = await handedIn()
    expect(await refusal(review(visitor(db), completion, 'approve'))).toBe('42501')
    expect(await refusal(review(creator, completion, 'approve', null, { p_expected_user: cadet.id }))).toBe('PT412')
    expect(await refusal(review(creator, null, 'approve'))).toBe('PT400')
    expect(await refusal(review(creator, completion, null))).toBe('PT400')
    expect(await refusal(review(creator, completion, 'shrug'))).toBe('PT400')
    for (const reason of [null, '   ', 'x'.repeat(2001)]) {
      expect(await refusal(review(creator, completion, 'request_changes', reason))).toBe('PT400')
      expect(await refusal(review(creator, completion, 'reject', reason))).toBe('PT400')
    }
  })

  it('tells who may not review no more than that nothing is there', async () => {
    const { completion } = await handedIn()
    const refused = { outcome: 'rejected', code: 'completion_not_found', entity: null }
    expect(await review(stranger, completion, 'approve')).toMatchObject(refused)
    expect(await review(cadet, completion, 'approve')).toMatchObject(refused)
    expect(await review(creator, randomUUID(), 'approve')).toMatchObject(refused)
  })

  it('refuses the submitter, moderator or not', async () => {
    const { completion } = await handedIn(moderator)
    expect(await review(moderator, completion, 'approve')).toMatchObject({ code: 'own_completion' })
  })

  it('refuses a second answer', async () => {
    const { completion } = await handedIn()
    await review(creator, completion, 'reject', 'Not the place.')
    expect(await review(creator, completion, 'approve')).toMatchObject({ code: 'already_reviewed' })
  })

  it('approves: the bounty is completed, the submitter scores 50, the others’ acceptances end', async () => {
    const { id, completion } = await handedIn()
    await accept(stranger, id)
    const before = await cadet.sql(
      "select coalesce(sum(points), 0) as points from public.leaderboard('all-time') where id = $1",
      [cadet.id],
    )
    expect(await review(creator, completion, 'approve')).toMatchObject({ outcome: 'applied', entity: { status: 'completed' } })
    const after = await cadet.sql("select points, bounties_completed from public.leaderboard('all-time') where id = $1", [
      cadet.id,
    ])
    expect(after).toMatchObject([{ points: Number(before[0]?.['points']) + 50 }])
    expect([await acceptanceOf(cadet, id), await acceptanceOf(stranger, id)]).toEqual(['completed', 'expired'])
    expect(await cadet.sql('select kind from public.notifications where bounty_id = $1', [id])).toEqual([
      { kind: 'completion_approved' },
    ])
    expect(await stranger.sql('select kind from public.notifications where bounty_id = $1', [id])).toEqual([
      { kind: 'acceptance_expired' },
    ])
    expect(await fund(stranger, id, 100)).toMatchObject({ code: 'bounty_closed' })
  })

  it('asks for changes with a reason, which the submitter reads, and takes another', async () => {
    const { id, completion } = await handedIn()
    await review(moderator, completion, 'request_changes', 'Show the north face.')
    expect(await acceptanceOf(cadet, id)).toBe('changes_requested')
    expect(await cadet.sql('select kind, reason from public.notifications where bounty_id = $1', [id])).toEqual([
      { kind: 'changes_requested', reason: 'Show the north face.' },
    ])
    const again = await complete(cadet, id)
    expect(await review(creator, again.op_id, 'approve')).toMatchObject({ entity: { status: 'completed' } })
  })

  it('rejects for good; the bounty stays open for others', async () => {
    const { id, completion } = await handedIn()
    expect(await review(creator, completion, 'reject', 'Not the place.')).toMatchObject({ entity: { status: 'active' } })
    expect(await accept(cadet, id)).toMatchObject({ code: 'acceptance_rejected' })
    expect(await accept(stranger, id)).toMatchObject({ outcome: 'applied' })
  })

  it('keeps a bounty open past its deadline while one is under review, and closes it with the answer', async () => {
    const { id, completion } = await handedIn()
    await accept(stranger, id)
    await passDeadline(db, id)
    await visitor(db).sql('select public.expire_due_bounties()')
    expect(await fund(stranger, id, 100)).toMatchObject({ code: 'deadline_passed', entity: { status: 'active' } })
    expect(await acceptanceOf(stranger, id)).toBe('expired')
    expect(await review(creator, completion, 'reject', 'Not the place.')).toMatchObject({ entity: { status: 'expired' } })
  })

  it.each([
    ['approve', null, 'completion_approved'],
    ['request_changes', 'Show the north face.', 'changes_requested'],
    ['reject', 'Not the place.', 'completion_rejected'],
  ])('takes the notice of a submission away with its answer, and no other: %s', async (decision, reason, told) => {
    const { id, completion } = await handedIn()
    const another = await handedIn()
    expect(await noticesOf(creator, id)).toEqual(['completion_submitted unread'])
    await review(moderator, completion, decision, reason)
    expect(await noticesOf(creator, id)).toEqual(['completion_submitted read'])
    expect(await noticesOf(cadet, id)).toEqual([`${told} unread`])
    expect(await noticesOf(moderator, id)).toEqual([])
    expect(await noticesOf(creator, another.id)).toEqual(['completion_submitted unread'])
  })

  it('leaves the notices of a bounty unread while a second submission waits, and other kinds for good', async () => {
    const { id, completion } = await handedIn()
    await fund(stranger, id, 10_000)
    await accept(stranger, id)
    const second = await complete(stranger, id)
    const waiting = ['completion_submitted unread', 'completion_submitted unread', 'goal_reached unread']
    const settled = ['completion_submitted read', 'completion_submitted read', 'goal_reached unread']
    await review(creator, completion, 'reject', 'Not the place.')
    expect(await noticesOf(creator, id)).toEqual(waiting)
    expect(await review(stranger, second.op_id, 'reject', 'No.')).toMatchObject({ code: 'completion_not_found' })
    expect(await noticesOf(creator, id)).toEqual(waiting)
    await review(creator, second.op_id, 'request_changes', 'Show the north face.')
    expect(await noticesOf(creator, id)).toEqual(settled)
    await complete(stranger, id)
    expect(await noticesOf(creator, id)).toEqual([...settled.slice(0, 2), ...waiting.slice(1)])
  })

  it('takes them away where an approval ends the other submissions, and where the submitter’s account goes', async () => {
    const { id, completion } = await handedIn()
    await accept(stranger, id)
    await complete(stranger, id)
    await review(creator, completion, 'approve')
    expect(await noticesOf(creator, id)).toEqual(['completion_submitted read', 'completion_submitted read'])
    const leaving = await person(db, 'leaving')
    const left = await handedIn(leaving)
    await db.root.query('delete from auth.users where id = $1', [leaving.id])
    expect(await noticesOf(creator, left.id)).toEqual(['completion_submitted read'])
  })

  it('answers a repetition as before and scores once', async () => {
    const { completion } = await handedIn()
    const key = { p_op_id: randomUUID() }
    await review(creator, completion, 'approve', null, key)
    const once = await pointsOf(db, cadet)
    expect(await review(creator, completion, 'approve', null, key)).toMatchObject({ outcome: 'applied', replayed: true })
    expect(await pointsOf(db, cadet)).toEqual(once)
    expect(await refusal(review(creator, completion, 'reject', 'No.', key))).toBe('PT409')
  })
})
