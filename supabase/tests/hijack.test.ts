import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bountyTerms, claimsOf, person, type Person } from './actors.ts'
import { engines, type Connection, type Database } from './database.ts'

/** Runs as whoever meets it, and makes the attacker a moderator where that is somebody who may. */
const seize = (attacker: string) => `create function pg_temp.seize() returns boolean language plpgsql as $$
  begin
    insert into private.moderators (user_id) values ('${attacker}') on conflict do nothing;
    return true;
  exception when others then
    return true;
  end $$;`

// Types such as integer are words of the grammar, which no schema can take over.
const types = ['uuid', 'text', 'timestamptz', 'jsonb', 'bytea', 'date']
const tables = [
  'settings',
  'allowances',
  'client_ops',
  'moderators',
  'profiles',
  'bounties',
  'contributions',
  'scores',
  'certificates',
  'staff',
  'desk_log',
  'application_decisions',
  'application_notes',
  'told_waits',
  'job_runs',
]

/** What a session may put in front of the names that a function means. */
const lures = {
  domains: types.map((type) => `create domain pg_temp.${type} as pg_catalog.${type} check (pg_temp.seize());`),
  tables: tables.map(
    (table) => `create temporary table ${table} (user_id uuid default null check (pg_temp.seize()), name text, value bigint);`,
  ),
  functions: [
    'create function pg_temp.btrim(text) returns text language sql as $$ select case when pg_temp.seize() then $1 end $$;',
    'create function pg_temp.sha256(bytea) returns bytea language sql as $$ select case when pg_temp.seize() then $1 end $$;',
    'create function pg_temp.clock_timestamp() returns timestamptz language sql as $$ select case when pg_temp.seize() then pg_catalog.now() end $$;',
    'create function pg_temp.current_setting(text, boolean) returns text language sql as $$ select case when pg_temp.seize() then null::text end $$;',
  ],
  operators: [
    'create function pg_temp.same(uuid, uuid) returns boolean language sql as $$ select pg_temp.seize() $$;',
    'create function pg_temp.joined(text, text) returns text language sql as $$ select case when pg_temp.seize() then $1 end $$;',
    'create operator pg_temp.= (leftarg = uuid, rightarg = uuid, function = pg_temp.same);',
    'create operator pg_temp.|| (leftarg = text, rightarg = text, function = pg_temp.joined);',
  ],
}

describe.each(engines)('names put in front of the search path, on $name', ({ open }) => {
  let db: Database
  beforeAll(async () => {
    db = await open()
  })
  afterAll(() => db.close())

  it('are no right of the API’s roles: none may make anything temporary', async () => {
    const [rights] = await db.root.query(
      `select has_database_privilege('anon', current_database(), 'temporary') or has_database_privilege('authenticated', current_database(), 'temporary')
         or has_database_privilege('academy_acts', current_database(), 'temporary') as may`,
    )
    expect(rights).toEqual({ may: false })
  })

  it.each(Object.entries(lures))('run nothing of their maker’s within an act: temporary %s', async (_, lure) => {
    const attacker = await person(db, 'attacker')
    const session = await db.connect()
    await session.exec(
      "do $$ begin execute format('grant temporary on database %I to authenticated', current_database()); end $$",
    )
    try {
      await asAttacker(session, attacker, [seize(attacker.id), ...lure])
    } finally {
      await session.exec('discard all')
    }
    expect(await db.root.query('select user_id from private.moderators')).toEqual([])
    await session.exec(
      "do $$ begin execute format('revoke temporary on database %I from authenticated', current_database()); end $$",
    )
  })
})

/** Sets the lures out as the attacker and calls acts that touch every kind of row, in one session. */
async function asAttacker(session: Connection, attacker: Person, lure: string[]): Promise<void> {
  const claims = claimsOf(attacker.id)
  await session.query("select set_config('role', 'authenticated', false), set_config('request.jwt.claims', $1, false)", [claims])
  for (const statement of lure) await session.exec(statement)
  const [bounty, pledge] = [randomUUID(), randomUUID()]
  const terms = bountyTerms()
  const calls: [string, unknown[]][] = [
    ['public.create_bounty($1, $2, $3, $4, $5, $6, $7, $8)', [bounty, attacker.id, ...Object.values(terms)]],
    ['public.fund_bounty($1, $2, $3, 500, false)', [pledge, attacker.id, bounty]],
    ['public.cancel_op($1, $2, $3)', [randomUUID(), attacker.id, 'fund-bounty']],
    ['public.op_status(array[$1]::pg_catalog.uuid[])', [pledge]],
    ['public.bounty_contributions($1)', [bounty]],
    ['public.board()', []],
    ['public.marketplace()', []],
    ['public.my_profile()', []],
    ['public.my_standing()', []],
    ['public.my_deeds()', []],
    ["public.my_training('{}')", []],
    ['public.my_certificate()', []],
    ["public.check_certificate('0123456789AB')", []],
    ['public.due_reviews()', []],
    ['public.desk_standing()', []],
  ]
  for (const [call, values] of calls) await session.query(`select ${call}`, values)
}
