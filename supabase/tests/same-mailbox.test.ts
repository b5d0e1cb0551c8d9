import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { accept, act, claiming, complete, confirm, fund, newBounty, person, review, type Person } from './actors.ts'
import { engines, type Database } from './database.ts'

const report = async (who: Person, id: string) =>
  (await act(who, 'report_bounty', { p_bounty_id: id, p_reason: 'It names a neighbour.' })).code ?? 'applied'

// An account costs nothing and a mailbox a little: who deletes the account and signs up again with the same mailbox is the same person.
describe.each(engines)('a mailbox whose account is deleted and made anew, on $name', ({ open }) => {
  let db: Database
  let doer: Person
  let email: string

  beforeAll(async () => {
    db = await open()
  })
  afterAll(() => db.close())
  beforeEach(async () => {
    doer = await person(db, 'doer')
    email = `${randomUUID()}@example.test`
  })

  /** Signs up with this address; a token tells the address of its account, confirmed or not. */
  async function signUp(address = email, isConfirmed = true): Promise<Person> {
    const who = await person(db, 'again', { unconfirmed: true })
    await db.root.query('update auth.users set email = $2 where id = $1', [who.id, address])
    if (isConfirmed) await confirm(db.root, who.id)
    return claiming(db, who, { email: address })
  }
  const leave = (who: Person) => db.root.query('delete from auth.users where id = $1', [who.id])

  /** One task of this creator's, done and approved: fifty points, while the two have not come to their ceiling. */
  async function approve(creator: Person): Promise<void> {
    const id = await newBounty(creator, { p_requires_photo: false })
    await accept(doer, id)
    await review(creator, (await complete(doer, id)).op_id, 'approve')
  }
  const points = async (who: Person) =>
    (await db.root.query("select points from private.scores where user_id = $1 and month = '-infinity'", [who.id]))[0]?.['points']

  it('brings another no more than before', async () => {
    for (let nth = 0; nth < 3; nth += 1) {
      const creator = await signUp()
      for (let task = 0; task < 2; task += 1) await approve(creator)
      await leave(creator)
    }
    expect(await points(doer)).toBe(100)
  })

  it('brings another what is left of the month', async () => {
    const before = await signUp()
    await approve(before)
    await leave(before)
    const after = await signUp()
    for (let task = 0; task < 2; task += 1) await approve(after)
    expect(await points(doer)).toBe(100)
  })

  it('is the same one in capitals and with a word after a plus sign', async () => {
    for (const address of [email, email.toUpperCase(), email.replace('@', '+again@')]) {
      const creator = await signUp(address)
      for (let task = 0; task < 2; task += 1) await approve(creator)
      await leave(creator)
    }
    expect(await points(doer)).toBe(100)
  })

  it('holds to the account where it has another address by then', async () => {
    const creator = await signUp()
    for (let task = 0; task < 2; task += 1) await approve(creator)
    await db.root.query('update auth.users set email = $2 where id = $1', [creator.id, `${randomUUID()}@example.test`])
    await confirm(db.root, creator.id)
    await approve(creator)
    expect(await points(doer)).toBe(100)
  })

  it('takes nothing from another mailbox, nor from another month', async () => {
    const first = await signUp()
    for (let task = 0; task < 2; task += 1) await approve(first)
    await leave(first)
    await approve(await signUp(`${randomUUID()}@example.test`))
    expect(await points(doer)).toBe(150)
    await db.root.query("update private.mailbox_points set month = month - interval '1 month' where earner_id = $1", [doer.id])
    await approve(await signUp())
    expect(await points(doer)).toBe(200)
  })

  it('earns nothing twice by pledges to one person', async () => {
    const creator = await person(db, 'creator')
    for (let nth = 0; nth < 12; nth += 1) {
      const funder = await signUp()
      await fund(funder, await newBounty(creator), 100)
      await leave(funder)
    }
    expect(await points(creator)).toBe(100)
  })

  it.each([true, false])('reports a bounty once, whether it is confirmed (%s) or not', async (isConfirmed) => {
    const id = await newBounty(doer)
    const seen: string[] = []
    for (let nth = 0; nth < 3; nth += 1) {
      const reporter = await signUp(email, isConfirmed)
      seen.push(await report(reporter, id))
      await leave(reporter)
    }
    expect(seen).toEqual(['applied', 'already_reported', 'already_reported'])
    expect(await report(await signUp(email, isConfirmed), await newBounty(doer))).toBe('applied')
    expect(await report(await person(db, 'somebody else'), id)).toBe('applied')
  })

  it('is not kept from a report by who gave its address without a proof', async () => {
    const id = await newBounty(doer)
    const stranger = await signUp(email, false)
    expect(await report(stranger, id)).toBe('applied')
    await leave(stranger)
    expect(await report(await signUp(), id)).toBe('applied')
  })

  it('is known by a mark that is no plain hash of the address and stands in nobody’s copy', async () => {
    const who = await signUp()
    await report(who, await newBounty(doer))
    const [row] = await db.root.query(
      `select encode(private.mark_of_mailbox($1), 'hex') as mark, encode(sha256(convert_to($1, 'UTF8')), 'hex') as plain`,
      [email],
    )
    expect(row?.['mark']).not.toBe(row?.['plain'])
    const copy = await who.sql('select public.my_data()::text as copy')
    expect(JSON.stringify(copy)).not.toContain(row?.['mark'])
  })

  describe('and the moderators’ bell', () => {
    let moderator: Person
    let bounties: string[]

    beforeEach(async () => {
      await db.root.query("delete from private.allowances where subject = 'unconfirmed'")
      moderator = await person(db, 'moderator', { moderator: true })
      bounties = []
      for (let nth = 0; nth < 12; nth += 1) bounties.push(await newBounty(doer))
    })
    const bells = async () =>
      (
        await moderator.sql("select id from public.notifications where kind = 'bounty_reported' and bounty_id = any ($1)", [
          bounties,
        ])
      ).length
    const listed = async () =>
      (await moderator.sql('select id from public.open_reports(p_limit => 200) where bounty_id = any ($1)', [bounties])).length

    it('ring ten times a day, under whichever account, and list every report', async () => {
      for (const half of [bounties.slice(0, 6), bounties.slice(6)]) {
        const reporter = await signUp()
        for (const id of half) await report(reporter, id)
        await leave(reporter)
      }
      expect([await bells(), await listed()]).toEqual([10, 12])
    })

    it('ring ten times a day for all together whose address is not confirmed', async () => {
      for (const id of bounties) await report(await signUp(`${randomUUID()}@example.test`, false), id)
      expect([await bells(), await listed()]).toEqual([10, 12])
      const [first] = bounties
      expect(await report(await signUp(), String(first))).toBe('applied')
      expect(await bells()).toBe(11)
    })
  })
})
