import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { acts, actOf } from '../../src/domain/acts/acts.ts'
import { payloadSchemas, type OutboxKind } from '../../src/domain/acts/payloads.ts'
import { act, call, person, visitor, type Person } from './actors.ts'
import { engines, type Database } from './database.ts'

const kinds = Object.keys(payloadSchemas).filter((kind): kind is OutboxKind => kind in acts)

const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8')
/** The acts of the map with what they take, by its table. */
const described = [...readme.matchAll(/^\| `(\w+)` +\| `([p_\w ]+)`[^|]*\|/gm)].map(([, name, taken = '']) => ({ name, taken }))

describe.each(engines.slice(-1))('the acts that wait on a phone, on $name', ({ open }) => {
  let db: Database
  let owner: Person
  beforeAll(async () => {
    db = await open()
    owner = await person(db, 'owner')
  })
  afterAll(() => db.close())

  it.each(kinds)('%s sends its function what it takes, all of it', async (kind) => {
    const { sql, blank, isOwnerless } = actOf({ kind })
    const [found] = await db.root.query(
      `select array(select unnest(proargnames) order by 1)::text[] as names from pg_proc
       where pronamespace = 'public'::regnamespace and proname = $1`,
      [sql.name],
    )
    const whole = Object.fromEntries(Object.keys(payloadSchemas[kind].entries).map((field) => [field, '']))
    const parameters = Object.keys(sql.parameters(Object.assign({}, blank, whole), null))
    const sent = ['p_op_id', ...(isOwnerless ? [] : ['p_expected_user']), ...parameters]
    expect(found?.['names']).toEqual(sent.toSorted())
  })

  it.each(described)('$name takes what the map of the database says', async ({ name, taken }) => {
    const [found] = await db.root.query(
      `select array_to_string(proargnames[3:], ' ') as taken from pg_proc where pronamespace = 'public'::regnamespace and proname = $1`,
      [name],
    )
    expect(found).toEqual({ taken })
  })

  it.each(kinds)('%s can be taken back', async (kind) => {
    const cancel = { p_op_id: randomUUID(), p_kind: kind }
    const answer = actOf({ kind }).isOwnerless
      ? await call(visitor(db), 'cancel_ownerless_op', cancel)
      : await act(owner, 'cancel_op', cancel)
    expect(answer).toMatchObject({ outcome: 'cancelled' })
  })
})
