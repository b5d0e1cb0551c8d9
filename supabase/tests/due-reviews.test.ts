import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accept, complete, newBounty, person, refusal, review, visitor, type Person } from './actors.ts'
import { engines, type Database } from './database.ts'

const due = (who: Person, ...cursor: unknown[]) =>
  who.sql(
    `select id, title, due, since::text from public.due_reviews(${cursor.map((_, nth) => `$${nth + 1}`).join(', ')})`,
    cursor,
  )

describe.each(engines)('due_reviews on $name', ({ open }) => {
  let db: Database
  let creator: Person
  beforeAll(async () => {
    db = await open()
    creator = await person(db, 'creator')
  })
  afterAll(() => db.close())

  async function handIn(id: string): Promise<string> {
    const cadet = await person(db, 'cadet')
    await accept(cadet, id)
    return (await complete(cadet, id)).op_id
  }

  it('refuses a visitor', async () => {
    expect(await refusal(visitor(db).sql('select * from public.due_reviews()'))).toBe('42501')
  })

  it('tells the creator alone, by bounty, what waits for a decision, though fifty newer notices came', async () => {
    const id = await newBounty(creator, { p_requires_photo: false })
    expect(await due(creator)).toEqual([])
    await handIn(id)
    const second = await handIn(id)
    await db.root.query(
      "insert into public.notifications (user_id, kind, bounty_id) select $1, 'goal_reached', $2 from generate_series(1, 60)",
      [creator.id, id],
    )
    expect(await due(creator)).toMatchObject([{ id, due: 2 }])
    expect(await due(await person(db, 'stranger'))).toEqual([])
    expect(await due(await person(db, 'moderator', { moderator: true }))).toEqual([])
    await review(creator, second, 'request_changes', 'The photo shows another place.')
    expect(await due(creator)).toMatchObject([{ id, due: 1 }])
  })

  it('tells nothing of a bounty that is over, and pages by who waits longest', async () => {
    const other = await person(db, 'busy creator')
    const ids = []
    for (let nth = 0; nth < 3; nth++) {
      const id = await newBounty(other, { p_requires_photo: false })
      await handIn(id)
      ids.push(id)
    }
    const [first] = await due(other, null, null, 1)
    expect(first).toMatchObject({ id: ids[0] })
    expect((await due(other, first?.['since'], first?.['id'], 5)).map(({ id }) => id)).toEqual(ids.slice(1))
    await review(other, await handIn(ids[1] ?? ''), 'approve')
    expect((await due(other)).map(({ id }) => id)).toEqual([ids[0], ids[2]])
  })
})
