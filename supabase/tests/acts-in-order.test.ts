import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { acts } from '../../src/domain/acts/acts.ts'
import type { BountyKind } from '../../src/domain/acts/payloads.ts'
import { bounty as shownBounty } from '../../src/domain/bounties/bounty-fixture.ts'
import { bountyView } from '../../src/domain/bounties/bounty-view.ts'
import { hasFailed } from '../../src/domain/outbox/entry.ts'
import { actsOn, Bench } from '../../src/domain/outbox/fixture.ts'
import { call, doing, newBounty, person, type Answer, type Person } from './actors.ts'
import { engines, type Database, type Row } from './database.ts'

const invariants = readFileSync(join(import.meta.dirname, 'invariants.sql'), 'utf8')
/** The acts on a bounty that is there. */
const kinds = Object.keys(doing).filter((kind): kind is BountyKind => kind in doing && kind !== 'create-bounty')
/** All orders of so many of them; a person may do one again. */
const orders = (length: number): BountyKind[][] =>
  length === 0 ? [[]] : orders(length - 1).flatMap((order) => kinds.map((kind) => [...order, kind]))

describe.each(engines.slice(-1))('the acts on a bounty in every order, on $name', ({ open }) => {
  /** What the last of some acts came to: what was answered, at once and later, and which of the person's rows it made or changed. */
  type End = { kind: BountyKind; answer: Answer; later: unknown; made: Row }
  const ends = new Map<string, End>()
  let db: Database
  let cadet: Person

  const standing = async (bounty: string, opId: string): Promise<Row> => {
    const [row = {}] = await db.root.query(
      `select (select to_jsonb(a) from public.bounty_acceptances a where bounty_id = $1 and user_id = $2) as acceptance,
         (select to_jsonb(c) from public.contributions c where id = $3) as contribution,
         (select to_jsonb(c) - 'reviewer_id' from public.completions c where id = $3) as completion`,
      [bounty, cadet.id, opId],
    )
    return row
  }

  beforeAll(async () => {
    db = await open()
    await db.root.exec('update private.settings set value = 1000000000')
    cadet = await person(db, 'cadet')
    const creator = await person(db, 'creator')
    for (const order of orders(4)) {
      const bounty = await newBounty(creator, { p_requires_photo: false })
      for (const [nth, kind] of order.entries()) {
        const opId = randomUUID()
        const before = await standing(bounty, opId)
        const answer = await doing[kind](cadet, bounty, { p_op_id: opId })
        const later = await call(cadet, 'op_status', { p_op_ids: [opId] })
        const after = Object.entries(await standing(bounty, opId))
        const made = Object.fromEntries(after.filter(([name, row]) => !isDeepStrictEqual(row, before[name])))
        ends.set(order.slice(0, nth + 1).join(', '), { kind, answer, later, made })
      }
    }
  }, 300_000)
  afterAll(() => db?.close())

  const end = (...order: BountyKind[]): Answer | undefined => ends.get(order.join(', '))?.answer

  it('break no invariant, and are known to them', async () => {
    expect(await db.root.query(invariants)).toEqual([])
  })

  it('answer with all that they made or changed, at once and whenever it is asked for', () => {
    for (const [order, { answer, later, made }] of ends)
      expect([order, answer.entity, later]).toMatchObject([order, made, [{ entity: made }]])
  })

  it('are shown before they are sent as what they make of an acceptance', () => {
    for (const [order, { kind, answer, made }] of ends) {
      if (answer.outcome !== 'applied') continue
      const entries = [new Bench().enqueue(actsOn('b')[kind])]
      const shown = bountyView(shownBounty('b'), { entries, acceptance: undefined, pledges: [] }).acceptance
      expect([order, shown?.status]).toEqual([order, Object(made['acceptance']).status])
    }
  })

  it.each(kinds)('%s needs those without which it is refused', async (kind) => {
    const others = [0, 1, 2].flatMap(orders).flatMap((before) => {
      const isRefused = end(...before, kind)?.outcome === 'rejected'
      const helps = (other: BountyKind) =>
        [end(...before, other), end(...before, other, kind)].every((each) => each?.outcome === 'applied')
      return isRefused ? kinds.filter((other) => other !== kind && helps(other)) : []
    })
    const absent = await doing[kind](cadet, randomUUID())
    const needed = absent.outcome === 'rejected' ? ['create-bounty', ...others] : others
    expect(new Set(acts[kind].needs)).toEqual(new Set(needed))
  })

  it.each(kinds)('%s goes all the same after a refusal that does not matter to it', (kind) => {
    for (const before of [0, 1, 2].flatMap(orders))
      for (const other of kinds.filter((each) => acts[kind].needs.includes(each))) {
        const refused = end(...before, other)
        if (refused?.outcome !== 'rejected' || end(...before, kind)?.outcome !== 'applied') continue
        const result = { ...refused, serverTime: refused.server_time }
        expect([...before, refused.code, hasFailed({ state: 'rejected', result })]).toEqual([...before, refused.code, false])
      }
  })
})
