import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accept, complete, newBounty, passDeadline, person, photoOf, refusal, review, visitor, type Person } from './actors.ts'
import { engines, type Database } from './database.ts'

describe.each(engines)('complete_bounty on $name', ({ open }) => {
  let db: Database
  let creator: Person
  let cadet: Person

  beforeAll(async () => {
    db = await open()
    creator = await person(db, 'creator')
    cadet = await person(db, 'cadet')
  })
  afterAll(() => db.close())

  const accepted = async (terms = {}) => {
    const id = await newBounty(creator, { p_requires_photo: false, ...terms })
    await accept(cadet, id)
    return id
  }

  it('refuses a visitor, another’s session and malformed requests', async () => {
    const id = await accepted()
    expect(await refusal(complete(visitor(db), id))).toBe('42501')
    expect(await refusal(complete(cadet, id, { p_expected_user: creator.id }))).toBe('PT412')
    expect(await refusal(complete(cadet, null))).toBe('PT400')
    expect(await refusal(complete(cadet, id, { p_notes: 'x'.repeat(2001) }))).toBe('PT400')
  })

  it('calls a path outside the own folder malformed', async () => {
    const id = await accepted()
    const foreign = await photoOf(db, creator)
    const own = await photoOf(db, cadet)
    for (const path of [foreign, 'x.jpg', `${own}/../../x.jpg`, own.replace('.jpg', '.svg'), own.replace('.jpg', '.JPG.html')]) {
      expect(await refusal(complete(cadet, id, { p_photo_path: path }))).toBe('PT400')
    }
  })

  it('refuses an unknown bounty, and one that was never accepted', async () => {
    expect(await complete(cadet, randomUUID())).toMatchObject({ code: 'bounty_not_found' })
    const id = await newBounty(creator)
    expect(await complete(cadet, id)).toMatchObject({ outcome: 'rejected', code: 'acceptance_required' })
    expect(await complete(creator, id)).toMatchObject({ code: 'acceptance_required' })
  })

  it.each([
    ['withdrawn', 'acceptance_required'],
    ['rejected', 'acceptance_rejected'],
    ['submitted', 'already_submitted'],
    ['completed', 'already_completed'],
  ])('refuses with a %s acceptance: %s', async (held, code) => {
    const id = await accepted()
    await db.root.query('update public.bounty_acceptances set status = $2 where bounty_id = $1', [id, held])
    expect(await complete(cadet, id)).toMatchObject({ outcome: 'rejected', code })
  })

  it('refuses after the deadline, and the acceptance has expired', async () => {
    const id = await accepted()
    await passDeadline(db, id)
    const answer = await complete(cadet, id)
    expect(answer).toMatchObject({ code: 'deadline_passed', entity: { status: 'expired' } })
    expect(answer.entity?.acceptance).toMatchObject({ status: 'expired' })
  })

  it('wants the photo where the bounty does, uploaded, of a fitting type and size', async () => {
    const id = await accepted({ p_requires_photo: true })
    expect(await complete(cadet, id)).toMatchObject({ code: 'photo_required' })
    const absent = `${cadet.id}/${randomUUID()}/${randomUUID()}.jpg`
    expect(await complete(cadet, id, { p_photo_path: absent })).toMatchObject({ code: 'photo_missing' })
    for (const metadata of [
      { size: 5_242_881, mimetype: 'image/jpeg' },
      { size: 9, mimetype: 'text/html' },
      { size: 0, mimetype: 'image/png' },
      {},
    ]) {
      const path = await photoOf(db, cadet, metadata)
      expect(await complete(cadet, id, { p_photo_path: path })).toMatchObject({ code: 'photo_missing' })
    }
  })

  it('hands in photo and notes, and tells the creator', async () => {
    const id = await accepted({ p_requires_photo: true })
    const path = await photoOf(db, cadet)
    const answer = await complete(cadet, id, { p_photo_path: path, p_notes: ' Done at dawn. ' })
    expect(answer).toMatchObject({ outcome: 'applied', replayed: false })
    expect(answer.entity?.acceptance).toMatchObject({ status: 'submitted' })
    expect(answer.entity?.completion).toMatchObject({
      id: answer.op_id,
      photo_path: path,
      notes: 'Done at dawn.',
      status: 'submitted',
    })
    expect(answer.entity?.completion).not.toHaveProperty('reviewer_id')
    expect(await creator.sql('select kind from public.notifications where bounty_id = $1', [id])).toEqual([
      { kind: 'completion_submitted' },
    ])
  })

  it('makes one completion of a repeated act', async () => {
    const id = await accepted()
    const key = { p_op_id: randomUUID(), p_notes: 'once' }
    await complete(cadet, id, key)
    expect(await complete(cadet, id, key)).toMatchObject({ outcome: 'applied', replayed: true })
    expect(await refusal(complete(cadet, id, { ...key, p_notes: 'twice' }))).toBe('PT409')
    expect(await db.root.query('select from public.completions where bounty_id = $1', [id])).toHaveLength(1)
  })

  it('takes a mended one for seven days after the request, even past the deadline', async () => {
    const id = await accepted()
    const first = await complete(cadet, id)
    await review(creator, first.op_id, 'request_changes', 'Show the north face.')
    await passDeadline(db, id)
    const again = await complete(cadet, id)
    expect(again).toMatchObject({ outcome: 'applied', entity: { status: 'active' } })
    await review(creator, again.op_id, 'request_changes', 'Nearly.')
    await db.root.query(
      "update public.bounty_acceptances set changes_requested_at = now() - interval '7 days' where bounty_id = $1",
      [id],
    )
    expect(await complete(cadet, id)).toMatchObject({ code: 'deadline_passed', entity: { status: 'expired' } })
  })

  it('takes a mended one more than seven days after the request while the bounty is open', async () => {
    const id = await accepted()
    const first = await complete(cadet, id)
    await review(creator, first.op_id, 'request_changes', 'Show the north face.')
    await db.root.query(
      "update public.bounty_acceptances set changes_requested_at = now() - interval '8 days' where bounty_id = $1",
      [id],
    )
    expect(await complete(cadet, id)).toMatchObject({ outcome: 'applied', entity: { status: 'active' } })
  })

  it('shows what was handed in to the submitter, the creator and moderators only', async () => {
    const id = await accepted()
    await complete(cadet, id, { p_notes: 'for your eyes' })
    const stranger = await person(db, 'stranger')
    const moderator = await person(db, 'moderator', { moderator: true })
    const list = (who: Person) => who.sql('select notes, submitter_name from public.bounty_submissions($1)', [id])
    const row = { notes: 'for your eyes', submitter_name: 'Patriot' }
    expect([await list(creator), await list(moderator), await list(stranger), await list(cadet)]).toEqual([[row], [row], [], []])
    expect(await cadet.sql('select notes from public.completions where bounty_id = $1', [id])).toEqual([
      { notes: 'for your eyes' },
    ])
    expect(await creator.sql('select notes from public.completions where bounty_id = $1', [id])).toEqual([])
  })
})
