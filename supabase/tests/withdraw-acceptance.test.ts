import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  accept,
  act,
  complete,
  newBounty,
  passDeadline,
  person,
  refusal,
  review,
  visitor,
  type Actor,
  type Answer,
  type Person,
} from './actors.ts'
import { engines, type Database } from './database.ts'

const withdraw = (who: Actor, id: string | null, more = {}) => act(who, 'withdraw_acceptance', { p_bounty_id: id, ...more })

const told = ({ outcome, code, entity }: Answer) => ({ outcome, code, entity })

describe.each(engines)('withdraw_acceptance on $name', ({ open }) => {
  let db: Database
  let creator: Person
  let cadet: Person

  beforeAll(async () => {
    db = await open()
    creator = await person(db, 'creator')
    cadet = await person(db, 'cadet')
  })
  afterAll(() => db.close())

  const accepted = async () => {
    const id = await newBounty(creator, { p_requires_photo: false })
    await accept(cadet, id)
    return id
  }

  it('refuses a visitor, another’s session and a missing bounty', async () => {
    const id = await accepted()
    expect(await refusal(withdraw(visitor(db), id))).toBe('42501')
    expect(await refusal(withdraw(cadet, id, { p_expected_user: creator.id }))).toBe('PT412')
    expect(await refusal(withdraw(cadet, null))).toBe('PT400')
  })

  it('refuses where there is nothing to give back', async () => {
    expect(await withdraw(cadet, randomUUID())).toMatchObject({ code: 'bounty_not_found' })
    expect(await withdraw(cadet, await newBounty(creator))).toMatchObject({ code: 'not_accepted' })
    const late = await accepted()
    await passDeadline(db, late)
    expect(await withdraw(cadet, late)).toMatchObject({ code: 'not_accepted', entity: { status: 'expired' } })
  })

  it('tells a hidden bounty from an unknown one to nobody but who accepted it', async () => {
    const id = await accepted()
    const stranger = await person(db, 'stranger')
    await db.root.query('update public.bounties set hidden_at = now() where id = $1', [id])
    const [hidden, unknown] = [await withdraw(stranger, id), await withdraw(stranger, randomUUID())]
    expect(told(hidden)).toEqual(told(unknown))
    expect(await withdraw(cadet, id)).toMatchObject({ outcome: 'applied' })
  })

  it('refuses while a submission is under review', async () => {
    const id = await accepted()
    const handedIn = await complete(cadet, id)
    expect(await withdraw(cadet, id)).toMatchObject({ code: 'under_review' })
    await review(creator, handedIn.op_id, 'request_changes', 'Once more.')
    expect(await withdraw(cadet, id)).toMatchObject({ outcome: 'applied' })
  })

  it('gives it back once, and it may be accepted again', async () => {
    const id = await accepted()
    const key = { p_op_id: randomUUID() }
    const answer = await withdraw(cadet, id, key)
    expect(answer.entity?.acceptance).toMatchObject({ status: 'withdrawn' })
    expect(await withdraw(cadet, id, key)).toMatchObject({ outcome: 'applied', replayed: true })
    expect(await withdraw(cadet, id)).toMatchObject({ code: 'not_accepted' })
    expect(await accept(cadet, id)).toMatchObject({ outcome: 'applied' })
  })
})
