import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { call, claiming, person, refusal, visitor, type Actor, type Person } from './actors.ts'
import { engines, type Database, type Row } from './database.ts'
import { buy, refund } from './purchases.ts'

const place = 'Week 2, Notice a follower'

describe.each(engines)('a question from a section on $name', ({ open }) => {
  let db: Database
  let member: Person
  let owner: Person
  let staff: Person
  beforeAll(async () => {
    db = await open()
    await db.root.query("update private.settings set value = 1000000 where name = 'ownerless_acts_per_hour'")
    member = await person(db, 'member')
    owner = await person(db, 'owner')
    staff = await person(db, 'staff', { staff: true })
    await buy(db.root, owner, 'pi_owner')
  })
  beforeEach(() => db.root.exec('truncate private.contact_messages, private.client_ops cascade'))
  afterAll(() => db.close())

  const question = { p_name: 'Casey', p_email: 'casey@example.test', p_message: 'How close is close?' }
  const ask = async (who: Actor, more: Row = {}) =>
    Object(await call(who, 'send_contact_message', { p_op_id: randomUUID(), ...question, ...more }))
  const kept = () => db.root.query('select asker_id, place, is_owners from private.contact_messages order by created_at, id')

  it.each(['', '   ', 'x'.repeat(121), '***', 'two\nlines', 'Week\u200b2'])(
    'is refused from no place such as %j',
    async (none) => {
      expect(await refusal(ask(member, { p_place: none }))).toBe('PT400')
      expect(await kept()).toEqual([])
    },
  )

  it.each([
    ['another text', { p_message: 'How far is far?' }],
    ['another place', { p_place: 'Week 2, Break away' }],
    ['no place', { p_place: null }],
  ])('is refused under the key of one with %s', async (_, more) => {
    const p_op_id = randomUUID()
    await ask(member, { p_op_id, p_place: place })
    expect(await refusal(ask(member, { p_op_id, p_place: place, ...more }))).toBe('PT409')
    expect(await kept()).toHaveLength(1)
  })

  it('of a visitor has its place and nobody', async () => {
    expect(await ask(visitor(db), { p_place: ` ${place} ` })).toMatchObject({ outcome: 'applied', replayed: false })
    expect(await kept()).toEqual([{ asker_id: null, place, is_owners: false }])
  })

  it('of a member has its place and who asks, as has one of no place', async () => {
    await ask(member, { p_place: place })
    await ask(member)
    expect(await kept()).toEqual([
      { asker_id: member.id, place, is_owners: false },
      { asker_id: member.id, place: null, is_owners: false },
    ])
    expect(Object(await call(member, 'my_data', {}))['contact_messages']).toMatchObject([{ place }, { place: null }])
  })

  it('of a session that is gone, or that has still to be confirmed, is a visitor’s', async () => {
    await ask(claiming(db, member, { session_id: randomUUID() }), { p_place: place })
    const guarded = await person(db, 'guarded')
    await db.root.query(
      "insert into auth.mfa_factors (id, user_id, status, secret, created_at, updated_at) values ($1, $2, 'verified', 'key', now(), now())",
      [randomUUID(), guarded.id],
    )
    await ask(guarded, { p_place: place })
    const nobodys = { asker_id: null, place, is_owners: false }
    expect(await kept()).toEqual([nobodys, nobodys])
    await ask(claiming(db, guarded, { aal: 'aal2' }), { p_place: place })
    expect(await kept()).toContainEqual({ ...nobodys, asker_id: guarded.id })
  })

  it('of an owner stands before an older one at the desk, with its place', async () => {
    const [older, p_op_id] = [randomUUID(), randomUUID()]
    await ask(visitor(db), { p_op_id: older })
    await ask(owner, { p_op_id, p_place: place })
    expect(await call(staff, 'desk_waiting', { p_kind: 'messages' })).toMatchObject([{ id: p_op_id }, { id: older }])
    expect(await call(staff, 'desk_message', { p_id: p_op_id })).toMatchObject({ place, is_owners: true })
    expect(await call(staff, 'desk_message', { p_id: older })).toMatchObject({ place: null, is_owners: false })
  })

  it('of a package that has ended is a member’s, and what came before stays an owner’s', async () => {
    const former = await person(db, 'former')
    await buy(db.root, former, 'pi_former')
    await ask(former)
    await refund(db.root, 'pi_former')
    await ask(former)
    expect((await kept()).map(({ is_owners }) => is_owners)).toEqual([true, false])
  })

  it('is known again whoever sends it, once', async () => {
    const p_op_id = randomUUID()
    await ask(owner, { p_op_id, p_place: place })
    expect(await ask(visitor(db), { p_op_id, p_place: place })).toMatchObject({ outcome: 'applied', replayed: true })
    expect(await kept()).toEqual([{ asker_id: owner.id, place, is_owners: true }])
  })

  it('that was sent before there were places is known again', async () => {
    const p_op_id = randomUUID()
    await db.root.query(
      `insert into private.client_ops (op_id, kind, request_hash)
       values ($1, 'send-contact-message', sha256(convert_to(jsonb_build_array($2::text, $3::text, $4::text)::text, 'UTF8')))`,
      [p_op_id, ...Object.values(question)],
    )
    expect(await ask(member, { p_op_id })).toMatchObject({ outcome: 'applied', replayed: true })
    expect(await kept()).toEqual([])
  })
})
