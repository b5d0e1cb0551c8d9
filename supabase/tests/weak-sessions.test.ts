import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readable } from './access-rules.ts'
import { makeWorld, type World } from './access-world.ts'
import {
  accept,
  act,
  bountyTerms,
  claiming,
  fund,
  mayBeShown,
  newBounty,
  person,
  photoStanding,
  refusal,
  visitor,
  type Actor,
  type Person,
} from './actors.ts'
import { callable, emptyCalls } from './callable.ts'
import { engines, type Database, type Row } from './database.ts'

const setUp = (db: Database, who: Actor, status = 'verified') =>
  db.root.query(
    'insert into auth.mfa_factors (id, user_id, status, secret, created_at, updated_at) values ($1, $2, $3, $4, now(), now())',
    [randomUUID(), who.id, status, 'key'],
  )

/** What came of a question: how many rows, or the SQLSTATE with the hint. What it changed is undone by whoever asks. */
async function outcome(asked: Promise<Row[]>): Promise<string> {
  try {
    return `${(await asked).length} rows`
  } catch (error) {
    const { code, hint } = Object(error)
    return [code, hint].filter(Boolean).join(' ')
  }
}
const NEEDED = 'PT403 second_factor_needed'

describe.each(engines)('a session that a password alone opened, of somebody with a second factor, on $name', ({ open }) => {
  let db: Database
  let world: World
  /** The members of the world, each with a factor, by their tokens of before it and by those of after its code. */
  let members: { name: string; weak: Person; strong: Person }[]
  const before = new Map<string, string>()
  let calls: { name: string; text: string }[]
  /** So many calls are more than a network has in an hour. */
  const forgetLimits = () => db.root.query('delete from private.allowances')

  beforeAll(async () => {
    db = await open()
    world = await makeWorld(db)
    calls = await emptyCalls(db)
    members = world.actors.flatMap(({ id, name }) => {
      const by = (aal: string) => (id === null ? [] : [claiming(db, { id, name }, { aal })])
      const [[weak], [strong]] = [by('aal1'), by('aal2')]
      return weak && strong ? [{ name, weak, strong }] : []
    })
    for (const { name, weak } of members) {
      await forgetLimits()
      for (const call of calls) before.set(`${name} ${call.name}`, await outcome(weak.sql(call.text)))
    }
    for (const { weak } of members) await setUp(db, weak)
  }, 300_000)
  afterAll(() => db?.close())

  it('calls every function that is there for who is signed in', () => {
    expect(calls.map(({ name }) => name)).toEqual(callable.authenticated)
  })

  it('is refused by each of them by one code, but for those that a visitor may call, which answer as to a visitor', async () => {
    const expected: string[] = []
    const found: string[] = []
    for (const { name, weak } of members) {
      await forgetLimits()
      for (const call of calls) {
        const isOpen = callable.anon.includes(call.name)
        expected.push(`${name} ${call.name}: ${isOpen ? await outcome(visitor(db).sql(call.text)) : NEEDED}`)
        found.push(`${name} ${call.name}: ${await outcome(weak.sql(call.text))}`)
      }
    }
    expect(found).toEqual(expected)
    expect(found.filter((line) => line.endsWith(NEEDED)).length).toBeGreaterThanOrEqual(20 * members.length)
  })

  it('answers as before once it is confirmed by a code', async () => {
    const found: [string, string][] = []
    for (const { name, strong } of members) {
      await forgetLimits()
      for (const call of calls) found.push([`${name} ${call.name}`, await outcome(strong.sql(call.text))])
    }
    expect(found).toEqual([...before])
  })

  it('reads of tables what a visitor reads, and of its own rows nothing', async () => {
    const expected: string[] = []
    const found: string[] = []
    for (const { name, weak } of members)
      for (const table of Object.keys(readable)) {
        const text = `select id::text from ${table} order by 1`
        const own = table === 'public.subscriptions' ? 'select user_id::text as id from public.subscriptions order by 1' : text
        const isPublic = readable[table]?.everybody === true
        expected.push(`${name} ${table}: ${isPublic ? JSON.stringify(await visitor(db).sql(text)) : NEEDED}`)
        found.push(`${name} ${table}: ${isPublic ? JSON.stringify(await weak.sql(text)) : await outcome(weak.sql(own))}`)
      }
    expect(found).toEqual(expected)
  })

  it('changes no name, takes no plan, uploads nothing and is shown no photo', async () => {
    for (const { weak } of members) {
      expect(await refusal(weak.sql("update public.profiles set display_name = 'Somebody' where id = $1", [weak.id]))).toBe(
        'PT403',
      )
      expect(
        await refusal(
          weak.sql("insert into public.subscriptions (user_id, plan_type, status) values ($1, 'free', 'active')", [weak.id]),
        ),
      ).toBe('PT403')
      const path = `${weak.id}/${randomUUID()}/${randomUUID()}.jpg`
      expect(
        await refusal(weak.sql("insert into storage.objects (bucket_id, name) values ('completion-photos', $1)", [path])),
      ).toBe('42501')
      expect(await refusal(photoStanding(db, weak, world.photo))).toBe('PT403')
      expect(await refusal(mayBeShown(db, weak, world.photo))).toBe('PT403')
    }
    const acceptor = members.find(({ name }) => name === 'acceptor')
    expect(acceptor && (await photoStanding(db, acceptor.strong, world.photo, 'aal2'))).toBe('shown')
  })

  it('leaves nothing of an act that it tried: the same key goes through once there was a code', async () => {
    const weak = await person(db, 'late')
    const bounty = await newBounty(await person(db, 'creator'))
    await setUp(db, weak)
    const strong = claiming(db, weak, { aal: 'aal2' })
    const key = { p_op_id: randomUUID() }
    expect(await refusal(fund(weak, bounty, 500, key))).toBe('PT403')
    expect(await fund(strong, bounty, 500, key)).toMatchObject({ outcome: 'applied', replayed: false })
    expect(await refusal(act(weak, 'create_bounty', bountyTerms()))).toBe('PT403')
    expect(await refusal(accept(weak, bounty))).toBe('PT403')
  })

  it.each([[undefined], ['aal1'], ['AAL2'], ['aal3'], [''], [null], [['aal2']], [2]])(
    'is weak with a claim of %j',
    async (aal) => {
      const who = await person(db, 'claimant')
      await setUp(db, who)
      expect(await refusal(claiming(db, who, { aal }).sql('select public.my_data()'))).toBe('PT403')
    },
  )

  it('is none where the factor waits for its first code, is another person’s, or was removed', async () => {
    const [who, other] = [await person(db, 'who'), await person(db, 'other')]
    await setUp(db, other)
    await setUp(db, who, 'unverified')
    expect(await refusal(who.sql('select public.my_data()'))).toBe('none')
    await db.root.query("update auth.mfa_factors set status = 'verified' where user_id = $1", [who.id])
    expect(await refusal(who.sql('select public.my_data()'))).toBe('PT403')
    await db.root.query('delete from auth.mfa_factors where user_id = $1', [who.id])
    expect(await refusal(who.sql('select public.my_data()'))).toBe('none')
  })

  it('that is gone is told so, however strong its token', async () => {
    const gone = await person(db, 'gone')
    await setUp(db, gone)
    await db.root.query('delete from auth.sessions where user_id = $1', [gone.id])
    for (const aal of ['aal1', 'aal2'])
      expect(await refusal(claiming(db, gone, { aal }).sql('select public.my_data()'))).toBe('PT401')
  })
})
