import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { act, newBounty, person, visitor, type Actor, type Person } from './actors.ts'
import { engines, type Database } from './database.ts'

const listed = async (who: Actor) => (await who.sql('select id from public.profiles')).map((row) => String(row['id']))

describe.each(engines)('the names of people on $name', ({ open }) => {
  let db: Database
  let creator: Person
  let hidden: Person
  let quiet: Person
  let moderator: Person

  beforeAll(async () => {
    db = await open()
    creator = await person(db, 'creator')
    hidden = await person(db, 'hidden')
    quiet = await person(db, 'quiet')
    moderator = await person(db, 'moderator', { moderator: true })
    await newBounty(creator)
    const taken = await newBounty(hidden)
    await act(moderator, 'hide_bounty', { p_bounty_id: taken, p_hidden: true, p_reason: 'It names a neighbour.' })
  })
  afterAll(() => db.close())

  it('can’t be listed: a visitor meets those with a bounty on show, and nobody else', async () => {
    expect(await listed(visitor(db))).toEqual([creator.id])
    expect(await visitor(db).sql('select count(*) as people from public.profiles')).toEqual([{ people: 1 }])
  })

  it('are to a member those, and the own', async () => {
    expect(new Set(await listed(quiet))).toEqual(new Set([creator.id, quiet.id]))
    expect(
      await quiet.sql("update public.profiles set display_name = 'Still here' where id = $1 returning id", [quiet.id]),
    ).toHaveLength(1)
  })

  it('are to a moderator everybody’s', async () => {
    expect(await listed(moderator)).toHaveLength(4)
  })

  it('go from the list with the last bounty that is on show', async () => {
    await db.root.query('update public.bounties set hidden_at = now() where creator_id = $1', [creator.id])
    expect(await listed(visitor(db))).toEqual([])
  })
})
