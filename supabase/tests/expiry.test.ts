import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accept, call, fund, newBounty, passDeadline, person, visitor, type Person } from './actors.ts'
import { engines, type Database } from './database.ts'

describe.each(engines)('expire_due_bounties on $name', ({ open }) => {
  let db: Database
  let creator: Person
  let funder: Person

  beforeAll(async () => {
    db = await open()
    creator = await person(db, 'creator')
    funder = await person(db, 'funder')
  })
  afterAll(() => db.close())

  const expire = (limit: number | null = null) =>
    call(visitor(db), 'expire_due_bounties', limit === null ? {} : { p_limit: limit })
  const statusOf = async (id: string) =>
    (await db.root.query('select status from public.bounties where id = $1', [id]))[0]?.['status']

  it('leaves a bounty alone before its deadline', async () => {
    const id = await newBounty(creator)
    expect(await expire()).toBe(0)
    expect(await statusOf(id)).toBe('active')
  })

  it('expires active and funded ones, once, with their open acceptances, and keeps the ledger', async () => {
    const active = await newBounty(creator)
    const funded = await newBounty(creator, { p_funding_goal_cents: 100 })
    await fund(funder, funded, 5000)
    await accept(funder, active)
    for (const id of [active, funded]) await passDeadline(db, id)
    expect(await expire()).toBe(2)
    expect(await expire()).toBe(0)
    expect([await statusOf(active), await statusOf(funded)]).toEqual(['expired', 'expired'])
    expect(await funder.sql('select status from public.bounty_acceptances where bounty_id = $1', [active])).toEqual([
      { status: 'expired' },
    ])
    expect(await funder.sql('select amount from public.my_pledges($1)', [funded])).toEqual([{ amount: 50 }])
    const told = await creator.sql("select bounty_id from public.notifications where kind = 'bounty_expired'")
    expect(new Set(told.map((row) => row['bounty_id']))).toEqual(new Set([active, funded]))
    expect(await funder.sql('select kind, bounty_id from public.notifications order by kind')).toEqual([
      { kind: 'acceptance_expired', bounty_id: active },
      { kind: 'pledge_released', bounty_id: funded },
    ])
  })

  it('does no more than it is told at a time', async () => {
    for (let nth = 0; nth < 3; nth += 1) await passDeadline(db, await newBounty(creator))
    expect([await expire(2), await expire(2), await expire(2)]).toEqual([2, 1, 0])
  })

  it('takes a bounty past its deadline off the Marketplace even before it runs', async () => {
    const id = await newBounty(creator)
    await passDeadline(db, id)
    const rows = await visitor(db).sql("select id from public.marketplace('newest', p_limit => 100)")
    expect(rows.map((row) => row['id'])).not.toContain(id)
  })
})
