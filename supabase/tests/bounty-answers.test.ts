import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { acts } from '../../src/domain/acts/acts.ts'
import { type BountyTerms, bountyColumns, bountyFromRow, BountyRowSchema } from '../../src/domain/bounties/bounty.ts'
import { longest } from '../../src/domain/text/text-length.ts'
import {
  accept,
  act,
  call,
  complete,
  fund,
  hide,
  inDays,
  person,
  refusal,
  review,
  visitor,
  type Actor,
  type Answer,
  type Person,
} from './actors.ts'
import { engines, type Database } from './database.ts'

/** All that a creator can say of a bounty, none of it what the database says by itself. */
const terms: Required<BountyTerms> = {
  title: 'Walk the ground of a local landmark',
  description: 'Sketch what is still standing.',
  category: 'Historical Knowledge',
  fundingGoalCents: 12_345,
  deadline: inDays(7),
  requiresPhoto: false,
  place: 'Portland, Oregon',
  timeNeeded: 'Up to a day',
}

const columns = Object.keys(BountyRowSchema.entries)
/** Lists of what everybody may see hold nothing that is hidden, and don't say so. */
const shownColumns = columns.filter((column) => !column.startsWith('hidden_'))

/** Functions of acts that are on no bounty, and one of whose answers the client reads the outcomes alone. */
const withoutBounty = ['cancel_ownerless_op', 'op_status', 'send_contact_message', 'subscribe_newsletter']

/** A row as the API answers `select=` with the client's columns. */
const selected = (who: Actor, id: string) => {
  const parts = bountyColumns.split(', ').map((part) => {
    const [, name, table, column] = /^(\w+):(\w+)\((\w+)\)$/.exec(part) ?? []
    return table === undefined
      ? `b.${part}`
      : `(select jsonb_build_object('${column}', p.${column}) from public.${table} p where p.id = b.${name}_id) as ${name}`
  })
  return rowsOf(who, `(select ${parts.join(', ')} from public.bounties b where b.id = '${id}')`)
}
const rowsOf = async (who: Actor, from: string) =>
  (await who.sql(`select to_jsonb(each) as row from ${from} each`)).map(({ row }) => row)

function entity({ outcome, code, entity: row }: Answer) {
  expect([outcome, code]).toEqual(['applied', null])
  return [row]
}

describe.each(engines.slice(-1))('what the client reads a bounty from, on $name', ({ open }) => {
  let db: Database
  let creator: Person
  let cadet: Person
  let moderator: Person
  let shown: string
  let hidden: string
  let created: unknown[]

  const { sql } = acts['create-bounty']
  const create = () => act(creator, sql.name, sql.parameters(terms, null))
  const completion = async () =>
    (await db.root.query('select id from public.completions where bounty_id = $1', [shown]))[0]?.['id']

  beforeAll(async () => {
    db = await open()
    creator = await person(db, 'creator')
    cadet = await person(db, 'cadet')
    moderator = await person(db, 'moderator', { moderator: true })
    const [first, second] = [await create(), await create()]
    created = entity(first)
    shown = first.op_id
    hidden = second.op_id
    await accept(cadet, hidden)
    await hide(moderator, hidden)
  })
  afterAll(() => db.close())

  /** What each function brings, in an order in which all are possible. */
  const answers: Record<string, () => Promise<unknown>> = {
    create_bounty: async () => created,
    board: () => rowsOf(visitor(db), 'public.board()'),
    marketplace: () => rowsOf(visitor(db), 'public.marketplace()'),
    my_hidden_bounties: () => call(cadet, 'my_hidden_bounties', { p_ids: [shown, hidden] }),
    fund_bounty: async () => entity(await fund(cadet, shown, 300)),
    accept_bounty: async () => entity(await accept(cadet, shown)),
    complete_bounty: async () => entity(await complete(cadet, shown)),
    review_completion: async () =>
      entity(await review(creator, String(await completion()), 'request_changes', 'Show the whole of it.')),
    withdraw_acceptance: async () => {
      const other = await person(db, 'other')
      await accept(other, shown)
      return entity(await act(other, 'withdraw_acceptance', { p_bounty_id: shown }))
    },
    report_bounty: async () =>
      entity(await act(cadet, 'report_bounty', { p_bounty_id: shown, p_reason: 'It names a neighbour.' })),
    keep_bounty: async () => entity(await act(moderator, 'keep_bounty', { p_bounty_id: shown })),
    hide_bounty: async () => entity(await hide(moderator, hidden)),
    cancel_op: async () => entity(await act(creator, 'cancel_op', { p_op_id: shown, p_kind: 'create-bounty' })),
  }

  it('is every function that answers with one, by the catalogue', async () => {
    const found = await db.root.query(
      `select proname from pg_proc where pronamespace = 'public'::regnamespace
         and (prorettype = 'public.bounties'::regtype or 'funding_goal' = any (proargnames) or prosrc ~ 'private\\.(entity_of|bounty_entity|answer|applied|refuse)\\M')`,
    )
    expect(found.map(({ proname }) => String(proname)).toSorted()).toEqual([...Object.keys(answers), ...withoutBounty].toSorted())
  })

  it.each(Object.entries(answers))('%s gives all that the client asks of a row, as its creator said it', async (name, ask) => {
    const rows = await ask()
    if (!Array.isArray(rows)) throw new Error(`${name} gives no rows`)
    expect(rows.length).toBeGreaterThan(0)
    for (const row of rows) {
      expect(Object.keys(row)).toEqual(
        expect.arrayContaining(name === 'board' || name === 'marketplace' ? shownColumns : columns),
      )
      expect(bountyFromRow(row)).toMatchObject(terms)
    }
  })

  it.each(Object.entries(longest).filter(([name]) => name in terms))(
    'the server takes a %s of %i characters, as the client does, and no longer one',
    async (name, most) => {
      const written = (length: number) => act(creator, sql.name, sql.parameters({ ...terms, [name]: 'x'.repeat(length) }, null))
      expect(await written(most)).toMatchObject({ outcome: 'applied' })
      expect(await refusal(written(most + 1))).toBe('PT400')
    },
  )

  it('the table gives it to a visitor, and to a member what is hidden', async () => {
    for (const [who, id] of [
      [visitor(db), shown],
      [creator, hidden],
    ] as const) {
      const [row] = await selected(who, id)
      expect(Object.keys(Object(row))).toEqual(expect.arrayContaining(columns))
      expect(bountyFromRow(row)).toMatchObject(terms)
    }
  })
})
