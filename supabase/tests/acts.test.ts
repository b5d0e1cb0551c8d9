import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { acts, actOf } from '../../src/domain/acts/acts.ts'
import { payloadSchemas, type OutboxKind } from '../../src/domain/acts/payloads.ts'
import { refusalReason } from '../../src/domain/bounties/bounty-words.ts'
import { act, call, doing, person, visitor, type Person } from './actors.ts'
import { callable } from './callable.ts'
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

  /** Every refusal that a function names. */
  const refusals = async () => {
    const found = await db.root.query(
      `select proname as name, code[1] as code from pg_proc, regexp_matches(prosrc, 'refuse\\(p_op_id, ''(\\w+)''', 'g') as code
       where pronamespace = 'public'::regnamespace`,
    )
    return found.map(({ name, code }) => ({ name: String(name), code: String(code) }))
  }

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

  it('stand with all that anybody may call in the map of the database', () => {
    const names = Object.values(callable).flat()
    expect(names.filter((name) => !new RegExp(`\`${name}[\`(]`).test(readme))).toEqual([])
  })

  it('are refused by codes that have words, and that the map names', async () => {
    const found = await refusals()
    expect(found.length).toBeGreaterThan(20)
    const rows = readme.split('\n')
    const faults = found.filter(
      ({ name, code }) =>
        refusalReason(code).includes(code) || !rows.some((row) => row.includes(`\`${name}\``) && row.includes(`\`${code}\``)),
    )
    expect(faults).toEqual([])
  })

  it.each(kinds.filter((kind) => kind in doing))('%s has a test of each refusal', async (kind) => {
    const { name } = actOf({ kind }).sql
    const own = readFileSync(join(import.meta.dirname, `${name.replaceAll('_', '-')}.test.ts`), 'utf8')
    const codes = (await refusals()).filter((each) => each.name === name).map(({ code }) => code)
    expect(codes.filter((code) => !own.includes(`'${code}'`))).toEqual([])
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
