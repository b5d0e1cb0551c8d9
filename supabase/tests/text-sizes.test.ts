import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isWhole } from '../../tests/setup/breadth.ts'
import { makeWorld, type World } from './access-world.ts'
import { claimsOf } from './actors.ts'
import { callable } from './callable.ts'
import { engines } from './database.ts'

// PostgreSQL, where it is installed, ends a statement that takes longer than this. PGlite can't be stopped: there a fault never ends.
const engine = engines.slice(-1)
const LONGEST_MS = 2000

/** What a text of any length is made of: words, signs that part words, marks on letters, and what an address or a list begins with. */
const pieces = ['a', 'ab ', ' ', '\n', 'a\u0301', '(a) ', 'a@', 'a.', '\u00ad ', '\u200d', '\u0633\u200c', '[', '"', '%', '\\']
const sizes = isWhole ? [2e3, 1e5, 5e6] : [2e3, 1e5]

const Argument = v.object({ name: v.string(), type: v.string() })
const Signature = v.object({ signature: v.pipe(v.string(), v.parseJson(), v.array(Argument)) })
const Column = v.object({ relation: v.string(), column: v.string() })
const texts = new Set(['text', 'jsonb', 'text[]'])

/** The same text as a value of each type that can hold it. */
const holding = (type: string): string[] => {
  if (type === 'jsonb')
    return [
      'to_jsonb($1)',
      "jsonb_build_array(jsonb_build_object('kind', 'note', 'key', 'see-it-early', 'at', 1, 'value', $1))",
      "jsonb_build_array(jsonb_build_object('kind', $1, 'key', $1, 'at', 1, 'value', 'read'))",
      'jsonb_build_object($1, 1)',
    ]
  return [type === 'text[]' ? 'array[$1]' : '$1']
}

describe.each(engine)('a text of any length ends within a moment on $name', ({ open }) => {
  let world: World
  beforeAll(async () => {
    const db = await open()
    await db.root.query('update private.settings set value = 1000000000')
    world = await makeWorld(db)
  })
  afterAll(() => world?.db.close())

  /** The other arguments, such as an app sends: what refuses them would hide what the text does. */
  const meant = (name: string, type: string, me: string): string => {
    const known: Record<string, string> = {
      p_expected_user: `'${me}'`,
      p_op_id: 'gen_random_uuid()',
      p_category: "'Flag Etiquette'",
      p_sort: "'newest'",
      p_decision: "'request_changes'",
      p_deadline: "now() + interval '9 days'",
      p_email: "'somebody@example.test'",
      p_description: "'A walk.'",
      p_title: "'A walk'",
      p_reason: "'A reason.'",
      p_name: "'Somebody'",
      p_message: "'A message.'",
      p_secret: "'secret'",
      p_terms_version: "'1'",
    }
    const byType: Record<string, string> = {
      uuid: `'${world.bounty}'`,
      boolean: 'true',
      integer: '10',
      bigint: '500',
      numeric: '5',
      'timestamp with time zone': 'now()',
    }
    return `${known[name] ?? byType[type] ?? 'null'}::${type}`
  }

  async function whatTakesLong(role: string, me: string, statements: string[]): Promise<string[]> {
    const { root } = world.db
    const found: string[] = []
    const claims = role === 'authenticated' ? claimsOf(me) : JSON.stringify({ role })
    for (const statement of statements)
      for (const size of sizes)
        for (const piece of pieces) {
          await root.query('begin')
          try {
            await root.query(
              "select set_config('role', $1, true), set_config('request.jwt.claims', $2, true), set_config('statement_timeout', $3, true)",
              [role, claims, String(LONGEST_MS)],
            )
            const text = `repeat('${piece.replaceAll("'", "''")}', ${Math.ceil(size / Buffer.byteLength(piece))})`
            await root.query(statement.replaceAll('$1', `(${text})`))
          } catch (error) {
            if (error instanceof Error && 'code' in error && error.code === '57014')
              found.push(`${statement} with ${size} bytes of ${JSON.stringify(piece)}`)
          } finally {
            await root.query('rollback')
          }
        }
    return found
  }

  const calls = (['anon', 'authenticated'] as const).flatMap((role) => callable[role].map((name) => ({ role, name })))
  it.each(calls)('in $name as $role', { timeout: 600_000 }, async ({ role, name }) => {
    const [row] = await world.db.root.query(
      `select json_agg(json_build_object('name', a.name, 'type', format_type(a.type, null)) order by a.nth)::text as signature
       from pg_proc p cross join unnest(p.proargnames, p.proargtypes::oid[]) with ordinality a (name, type, nth)
       where p.pronamespace = 'public'::regnamespace and p.proname = $1 and a.type is not null`,
      [name],
    )
    const me = world.actors.find((who) => who.name === 'creator')?.id ?? ''
    const { signature } = row?.['signature'] ? v.parse(Signature, row) : { signature: [] }
    const statements = signature.flatMap(({ name: text, type }) =>
      texts.has(type)
        ? holding(type).map(
            (value) =>
              `select public.${name}(${signature.map((each) => `${each.name} => ${each.name === text ? value : meant(each.name, each.type, me)}`).join(', ')})`,
          )
        : [],
    )
    expect(await whatTakesLong(role, me, statements)).toEqual([])
  })

  it('in every column that a member may write', { timeout: 600_000 }, async () => {
    const columns = await world.db.root.query(
      `select distinct c.table_schema || '.' || c.table_name as relation, c.column_name as column
       from information_schema.column_privileges p join information_schema.columns c using (table_schema, table_name, column_name)
       where p.grantee in ('anon', 'authenticated') and p.privilege_type in ('UPDATE', 'INSERT') and c.data_type = 'text'
         and c.table_schema in ('public', 'storage')`,
    )
    const me = world.actors.find((who) => who.name === 'creator')?.id ?? ''
    const statements = v
      .parse(v.array(Column), columns)
      .flatMap(({ relation, column }) => [
        `update ${relation} set ${column} = $1`,
        `insert into ${relation} (${column}) values ($1)`,
      ])
    expect(columns).toContainEqual({ relation: 'public.profiles', column: 'display_name' })
    expect(await whatTakesLong('authenticated', me, statements)).toEqual([])
  })
})
