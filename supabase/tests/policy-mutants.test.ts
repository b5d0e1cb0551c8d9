import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerProbes, breaches, forgeProbes, readProbes, writeProbes } from './access-probes.ts'
import { makeWorld, unfinished, type World } from './access-world.ts'
import { engines } from './database.ts'

// Fifty spoilt databases on one engine: the real one where there is one.
const engine = engines.slice(-1)
const forgeable = ['public.subscriptions', 'storage.objects']

const Policy = v.object({
  name: v.string(),
  table: v.string(),
  cmd: v.string(),
  roles: v.string(),
  using: v.nullable(v.string()),
  check: v.nullable(v.string()),
})
type Policy = v.InferOutput<typeof Policy>

/** Two ways to spoil a policy: without it, and with a condition that lets everything pass. */
function mutants({ name, table, using, check }: Policy): { how: string; spoil: string }[] {
  const parts = [...(using === null ? [] : ['using (true)']), ...(check === null ? [] : ['with check (true)'])]
  const open = [using, check].every((condition) => condition === null || condition === 'true')
  return [
    { how: 'dropped', spoil: `drop policy ${name} on ${table}` },
    ...(open ? [] : [{ how: 'opened', spoil: `alter policy ${name} on ${table} ${parts.join(' ')}` }]),
  ]
}

/** What the probes find amiss with a table, or with the acts that write it. */
async function findings(world: World, table: string): Promise<string[]> {
  const probes = [
    ...(await readProbes(world, table)),
    ...(await writeProbes(world, table)),
    ...(forgeable.includes(table) ? await forgeProbes(world) : []),
  ]
  return breaches(probes)
}

async function lifeUnder(world: World): Promise<string[]> {
  try {
    return await unfinished(await makeWorld(world.db))
  } catch (error) {
    return [String(error)]
  }
}

const listed = `select quote_ident(policyname) as name, format('%I.%I', schemaname, tablename) as table, cmd, roles::text as roles,
    qual as using, with_check as check
  from pg_policies where schemaname in ('public', 'storage') order by 2, 1`

describe.each(engine)('every policy is missed when it is spoilt, on $name', ({ open }) => {
  let world: World
  let policies: Policy[] = []
  beforeAll(async () => {
    const db = await open()
    await db.root.query('update private.settings set value = 1000000000')
    world = await makeWorld(db)
    policies = v.parse(v.array(Policy), await db.root.query(listed))
  })
  afterAll(() => world?.db.close())

  it('finds nothing amiss before', async () => {
    expect(await lifeUnder(world)).toEqual([])
    expect(await findings(world, 'public.bounties')).toEqual([])
  }, 300_000)

  it('finds something amiss with each', async () => {
    const survivors: string[] = []
    let tried = 0
    for (const policy of policies) {
      for (const { how, spoil } of mutants(policy)) {
        tried += 1
        await world.db.root.query(spoil)
        const isAct = policy.roles === '{academy_acts}'
        const found = isAct ? await lifeUnder(world) : await findings(world, policy.table)
        if (found.length === 0) survivors.push(`${policy.table} ${policy.name} ${how}`)
        await restore(world, policy)
      }
    }
    process.stdout.write(`${policies.length} policies, ${tried} mutants, ${survivors.length} survived\n`)
    expect(survivors).toEqual([])
    expect(await lifeUnder(world)).toEqual([])
    expect(policies.length).toBeGreaterThan(20)
  }, 600_000)

  // What was learned has no row security: no role is granted its table, and the function asks for the own rows alone.
  it.each([
    ['may be read', 'grant select on private.learning_records to authenticated', readProbes],
    ['may be changed', 'grant update on private.learning_records to authenticated', writeProbes],
    ['may be removed', 'grant delete on private.learning_records to authenticated', writeProbes],
  ])('finds it amiss that what was learned %s straight', async (_, grant, probe) => {
    await world.db.root.query(grant)
    const found = breaches(await probe(world, 'private.learning_records'))
    await world.db.root.query('revoke all on private.learning_records from authenticated')
    expect(found).not.toEqual([])
    expect(breaches(await probe(world, 'private.learning_records'))).toEqual([])
  })

  it('finds it amiss that the exchange of learning asks for everybody’s', async () => {
    const [row] = await world.db.root.query("select pg_get_functiondef('public.sync_learning'::regproc) as text")
    const text = String(row?.['text'])
    // Its page ends with the own last version, which who has none would see nothing beyond.
    const own = 'where l.user_id = v_user and l.version > v_since and l.version <= least(v_until, v_told)'
    const spoilt = text.replace(own, 'where l.version > v_since')
    expect(spoilt).not.toBe(text)
    await world.db.root.query(spoilt)
    // Other answers also tell of the lives before.
    const found = async () => breaches(await answerProbes(world)).filter((line) => line.includes('sync_learning'))
    const underFault = await found()
    await world.db.root.query(text)
    expect(underFault).not.toEqual([])
    expect(await found()).toEqual([])
  })
})

async function restore({ db }: World, { name, table, cmd, roles, using, check }: Policy): Promise<void> {
  await db.root.query(`drop policy if exists ${name} on ${table}`)
  const to = roles.slice(1, -1)
  const conditions = `${using === null ? '' : `using (${using})`} ${check === null ? '' : `with check (${check})`}`
  await db.root.query(`create policy ${name} on ${table} for ${cmd} to ${to} ${conditions}`)
}
