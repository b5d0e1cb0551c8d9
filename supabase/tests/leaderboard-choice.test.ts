import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { accept, claimsOf, complete, fund, newBounty, person, visitor, type Person } from './actors.ts'
import { engines, postgres, type Connection, type Database } from './database.ts'

const stands = async (db: Database, who: Person) =>
  (await visitor(db).sql("select id from public.leaderboard('monthly', 100) where id = $1", [who.id])).length === 1

const press = (who: Person, isHidden = true) =>
  who.sql('update public.profiles set hide_from_leaderboard = $1 where id = $2', [isHidden, who.id])

/** Makes the scores forget what their person chose, as a choice that was lost did. */
const lose = (db: Database, who: Person) =>
  db.root.query('update private.scores set hidden = not hidden where user_id = $1', [who.id])

describe.each(engines)('"Hide me from the leaderboard" that was lost, on $name', ({ open }) => {
  let db: Database
  let creator: Person
  let funder: Person
  let bounty: string

  beforeAll(async () => {
    db = await open()
  })
  afterAll(() => db.close())
  beforeEach(async () => {
    ;[creator, funder] = [await person(db, 'creator'), await person(db, 'funder')]
    bounty = await newBounty(creator)
    await fund(funder, bounty, 500)
    await press(funder)
    await lose(db, funder)
  })

  it('shows who asked not to be shown', async () => {
    expect(await stands(db, funder)).toBe(true)
  })

  it('holds once it is pressed again', async () => {
    await press(funder)
    expect(await stands(db, funder)).toBe(false)
  })

  it('holds from the next points on', async () => {
    await fund(funder, bounty, 500)
    expect(await stands(db, funder)).toBe(false)
  })

  it('is found by the change that mends it, and so is its end', async () => {
    await lose(db, creator)
    const mend = readFileSync('supabase/migrations/20261130041000_leaderboard_choice.sql', 'utf8').split('\n\n').at(-1) ?? ''
    await db.root.exec(mend)
    expect([await stands(db, funder), await stands(db, creator)]).toEqual([false, true])
  })

  it('holds for the one who pressed alone', async () => {
    await press(funder)
    expect(await stands(db, creator)).toBe(true)
  })
})

type Step = { by: Person; text: string; values: unknown[] }

const choice = (by: Person): Step => ({
  by,
  text: 'update public.profiles set hide_from_leaderboard = true where id = $1',
  values: [by.id],
})

async function begin(connection: Connection, { by, text, values }: Step): Promise<void> {
  await connection.query('begin')
  await connection.query("select set_config('role', 'authenticated', true), set_config('request.jwt.claims', $1, true)", [
    claimsOf(by.id),
  ])
  await connection.query(text, values)
}

// Two who write at the same moment need two connections, which a real PostgreSQL alone has.
describe.skipIf(!postgres)('"Hide me from the leaderboard" beside the first points of the month', () => {
  let db: Database
  let first: Connection
  let second: Connection
  let creator: Person
  let doer: Person

  beforeAll(async () => {
    if (!postgres) return
    db = await postgres.open()
    ;[first, second] = [await db.connect(), await db.connect()]
  })
  afterAll(() => db?.close())
  beforeEach(async () => {
    ;[creator, doer] = [await person(db, 'creator'), await person(db, 'doer')]
  })

  /** Resolves once the second connection waits for another one. */
  async function isWaiting(): Promise<void> {
    for (;;) {
      const [row] = await db.root.query('select count(*) as waiting from pg_locks where not granted')
      if (row?.['waiting'] !== 0) return
    }
  }

  /** Does the one while the other is done and not yet kept; either may have to wait for the other. */
  async function together(one: Step, other: Step): Promise<void> {
    await begin(first, one)
    const begun = begin(second, other)
    await Promise.race([begun, isWaiting()])
    await first.query('commit')
    await begun
    await second.query('commit')
  }

  const pledge = async (): Promise<Step> => ({
    by: doer,
    text: 'select public.fund_bounty($1, $2, $3, 500, false)',
    values: [randomUUID(), doer.id, await newBounty(creator)],
  })
  const approval = async (): Promise<Step> => {
    const bounty = await newBounty(creator, { p_requires_photo: false })
    await accept(doer, bounty)
    const { op_id } = await complete(doer, bounty)
    return {
      by: creator,
      text: "select public.review_completion($1, $2, $3, 'approve', null)",
      values: [randomUUID(), creator.id, op_id],
    }
  }

  const isHidden = async () => {
    const rows = await db.root.query('select hidden from private.scores where user_id = $1', [doer.id])
    expect(rows).toHaveLength(2)
    return rows.every(({ hidden }) => hidden === true)
  }

  it.each([
    ['a pledge', pledge],
    ['an approval', approval],
  ])('holds where %s is under way', async (_, points) => {
    await together(await points(), choice(doer))
    expect(await isHidden()).toBe(true)
  })

  it.each([
    ['a pledge', pledge],
    ['an approval', approval],
  ])('holds where %s comes while it is under way', async (_, points) => {
    await together(choice(doer), await points())
    expect(await isHidden()).toBe(true)
  })

  it('holds for who gets points by the pledge of another', async () => {
    await together(await pledge(), choice(creator))
    expect(await stands(db, creator)).toBe(false)
    expect(await stands(db, doer)).toBe(true)
  })
})
