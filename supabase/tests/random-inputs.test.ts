import * as fc from 'fast-check'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isWhole } from '../../tests/setup/breadth.ts'
import { makeWorld, type World } from './access-world.ts'
import { claimsOf } from './actors.ts'
import { callable } from './callable.ts'
import { engines } from './database.ts'

// RANDOM_INPUTS=20000 for a long run; SEED repeats one.
const runs = Number(process.env['RANDOM_INPUTS'] ?? (isWhole ? 200 : 30))
const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000)
const batch = 500
const engine = engines.slice(-1)

// Done, a broken contract that the function names, a value that is none, and a role that may not. Anything else is a fault.
const foreseen = /^(00000|PT4\d\d|22\w{3}|42501)$/
// The server's own key comes with what the edge functions have parsed; past these, the tables' rules refuse.
const refusedToTheServer = /^(23(502|503|514)|54000)$/

const Signature = v.object({ name: v.string(), types: v.pipe(v.string(), v.parseJson(), v.array(v.string())) })

const kindOf = (code: string) => {
  if (code === '00000') return 'done'
  return code.startsWith('22') ? 'no value of its type' : 'refused by the function'
}

/** Calls a function with arguments as text, each cast to its type, and answers the SQLSTATE instead of failing. */
const trying = `
  create schema probing;
  grant usage on schema probing to anon, authenticated, service_role;
  create function probing.attempt(p_call text, p_arguments text[]) returns text language plpgsql as $$
  begin
    execute p_call using p_arguments;
    return '00000';
  exception when others then
    return sqlstate;
  end $$;
  create function probing.attempt_document(p_call text, p_arguments text) returns text language plpgsql as $$
  begin
    return probing.attempt(p_call, array(select jsonb_array_elements_text(p_arguments::jsonb)));
  exception when others then
    return sqlstate;
  end $$;`

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.integer({ min: 100, max: 6000 }).map((length) => 'a'.repeat(length)),
  fc.constantFrom(
    '',
    ' ',
    '%',
    '\\',
    "'",
    "' or 1=1 --",
    '$$',
    '‮',
    '\u200b',
    'a\u0000b',
    '\ud800',
    'half \udc00 a pair',
    'newest',
    'most-funded',
    'monthly',
    'Flag Etiquette',
    'Up to a day',
    'approve',
  ),
  fc.emailAddress(),
)
const megabyte = 'a'.repeat(1024 * 1024)
const odd = fc.constantFrom(
  '',
  'null',
  'NaN',
  'Infinity',
  '-Infinity',
  '1e309',
  '0x10',
  '9223372036854775808',
  '-1',
  '0',
  '1.5',
  '{}',
  '٣',
)

/** The person who asks, put in once it is known who that is. */
const me = 'me'

/** Nine in ten such as an app would send, so that most inputs get past the first argument. */
const mostly = (likely: fc.Arbitrary<string>, possible: fc.Arbitrary<string>, wrong: fc.Arbitrary<string>) =>
  fc.oneof({ arbitrary: likely, weight: 36 }, { arbitrary: possible, weight: 3 }, { arbitrary: wrong, weight: 1 })

/** Arguments of a type: such as could be meant, such as could not, and nothing. The ids are of rows that are there. */
function argumentOf(type: string, ids: string[]): fc.Arbitrary<string | null> {
  const uuid = mostly(fc.constantFrom(me, ...ids), fc.uuid(), fc.constantFrom('', 'not-a-uuid'))
  const number = mostly(
    fc.integer({ min: -5, max: 2000 }).map(String),
    fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map(String),
    odd,
  )
  const time = mostly(
    fc.date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true }).map((date) => date.toISOString()),
    fc.date({ min: new Date('0001-01-01'), max: new Date('9999-01-01'), noInvalidDate: true }).map((date) => date.toISOString()),
    fc.constantFrom('infinity', '-infinity', 'epoch', 'tomorrow', '294276-12-31', '294277-01-01', '2026-13-40', '2027-02-03'),
  )
  const byType: Record<string, fc.Arbitrary<string>> = {
    uuid,
    'uuid[]': fc.oneof(
      fc.array(fc.oneof(uuid, fc.constant('NULL')), { maxLength: 120 }).map((each) => `{${each.join(',')}}`),
      odd,
    ),
    'text[]': fc.oneof(
      fc
        .array(fc.constantFrom('reviewed', 'answers', 'NULL', 'scores', ...ids), { maxLength: 12 })
        .map((each) => `{${each.join(',')}}`),
      odd,
    ),
    boolean: mostly(fc.constantFrom('true', 'false'), fc.constant('t'), fc.constantFrom('maybe', '')),
    integer: number,
    bigint: number,
    numeric: number,
    'timestamp with time zone': time,
    jsonb: mostly(
      fc
        .array(fc.record({ kind: fc.constantFrom('read', 'day'), key: text, at: fc.maxSafeNat(), value: text }))
        .map((each) => JSON.stringify(each)),
      fc.json(),
      odd,
    ),
    text: fc.oneof(
      { arbitrary: text, weight: 400 },
      { arbitrary: fc.constantFrom(...ids), weight: 200 },
      { arbitrary: fc.constant(megabyte), weight: 1 },
    ),
  }
  const values = byType[type]
  if (!values) throw new Error(`no random values of type ${type}`)
  return fc.option(values, { freq: 30 })
}

describe.each(engine)(`${runs} random inputs a function on $name, SEED=${seed}`, ({ open }) => {
  let world: World
  beforeAll(async () => {
    const db = await open()
    await db.root.exec(trying)
    await db.root.query('update private.settings set value = 1000000000')
    world = await makeWorld(db)
  })
  const tally = { done: 0, 'refused by the function': 0, 'no value of its type': 0 }
  afterAll(async () => {
    process.stdout.write(`${JSON.stringify(tally)}\n`)
    await world?.db.close()
  })

  const roles = Object.entries(callable).flatMap(([role, names]) => names.map((name) => ({ role, name })))
  it.each(roles)(
    'find no fault in $name as $role',
    async ({ role, name }) => {
      const { db, actors, bounty, hidden, pledge } = world
      const signatures = await db.root.query(
        `select p.proname as name, array_to_json(array(select format_type(t, null) from unnest(p.proargtypes) t))::text as types
       from pg_proc p where p.pronamespace = 'public'::regnamespace and p.proname = $1`,
        [name],
      )
      const { types } = v.parse(Signature, signatures[0])
      const people = actors.flatMap((who) => who.id ?? [])
      const completions = (await db.root.query('select id from public.completions')).map((row) => String(row['id']))
      const inputs = fc.sample(
        fc.tuple(...types.map((type) => argumentOf(type, [bounty, hidden, pledge, ...completions, ...people]))),
        {
          numRuns: runs,
          seed,
        },
      )
      const call = `select public.${name}(${types.map((type, nth) => `$1[${nth + 1}]::${type}`).join(', ')})`
      const faults: string[] = []
      for (let start = 0; start < inputs.length; start += batch) {
        const some = inputs.slice(start, start + batch)
        const sub = people[(start / batch) % people.length]
        for (const [nth, code] of (await codesOf(role, sub, call, some)).entries()) {
          tally[kindOf(code)] += 1
          if (!foreseen.test(code) && !(role === 'service_role' && refusedToTheServer.test(code)))
            faults.push(`${code}: ${name}(${JSON.stringify(some[nth])})`)
        }
      }
      expect(faults.slice(0, 5)).toEqual([])
    },
    600_000,
  )

  async function codesOf(role: string, sub: string | undefined, call: string, inputs: (string | null)[][]): Promise<string[]> {
    const { root } = world.db
    await root.query('begin')
    await root.query("select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)", [
      role,
      role === 'authenticated' ? claimsOf(sub ?? null) : JSON.stringify({ role }),
    ])
    const rows = await root.query(
      `select probing.attempt_document($1, each.value) as code
       from jsonb_array_elements_text($2::text::jsonb) with ordinality each order by each.ordinality`,
      [call, JSON.stringify(inputs.map((input) => JSON.stringify(input.map((value) => (value === me ? (sub ?? null) : value)))))],
    )
    await root.query('rollback')
    return rows.map((row) => String(row['code']))
  }
})
