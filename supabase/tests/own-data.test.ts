import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, person, refusal, visitor, type Actor } from './actors.ts'
import { makeWorld, type World } from './access-world.ts'
import { engines } from './database.ts'

/** Tables that have to do with people and are no part of a person's copy, each with the reason. */
const leftOut: Record<string, string> = {
  'private.confirmed_accounts': 'a mark that a mail to the account’s own address was used',
  'private.mail_links': 'which of the mails to the account’s own address were used, as hashes',
  'private.changed_addresses': 'when the account’s address last changed, so that no mail to the one before counts',
  'private.forgotten_learning': 'a number, up to which removals of the person’s notes were forgotten',
  'private.pair_points': 'a sum of the scores that also tells about another person',
  'private.mailbox_points': 'the same by a hash of the other’s address',
  'private.disputes': 'the provider’s word about a payment, whose standing the subscription tells',
  'private.unmatched_payments': 'payments that fit no quote, for the office to look at',
  'private.told_refunds': 'told with the purchase that they give back',
  'private.failed_refunds': 'refunds that could not be paid out, for the office to look at',
  'private.verification_codes': 'a hash that lives for ten minutes',
  'private.payment_events': 'the provider’s own keys, of no person',
}

const copyOf = async (who: Actor) => Object(await call(who, 'my_data', {}))

describe.each(engines.slice(-1))('the copy of one’s data on $name', ({ open }) => {
  let world: World
  let acceptor: Actor & { id: string }
  beforeAll(async () => {
    world = await makeWorld(await open())
    const found = world.actors.find((who) => who.name === 'acceptor')
    if (!found?.id) throw new Error('There is no acceptor.')
    acceptor = { ...found, id: found.id }
  })
  afterAll(() => world?.db.close())

  it('has a part for every table that knows people, by the catalogue', async () => {
    const rows = await world.db.root.query(
      `select distinct format('%s.%s', n.nspname, c.relname) as name
       from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
       left join pg_constraint f on f.conrelid = c.oid and f.contype = 'f' and f.conkey = array[a.attnum]
       where n.nspname in ('public', 'private') and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
         and (f.confrelid in ('auth.users'::regclass, 'public.profiles'::regclass) or a.attname in ('email', 'phone_number', 'user_id', 'subject', 'payment_id'))
       order by 1`,
    )
    const parts = new Set(Object.keys(await copyOf(acceptor)))
    const missing = rows
      .map((row) => String(row['name']))
      .filter((name) => {
        const bare = name.replace(/^(public|private)\./, '')
        return !parts.has(bare === 'profiles' ? 'profile' : bare) && !(name in leftOut)
      })
    expect(missing).toEqual([])
    expect(rows.length).toBeGreaterThan(12)
  })

  it('has every own row and no other', async () => {
    const copy = await copyOf(acceptor)
    for (const [table, owner] of [
      ['contributions', 'contributor_id'],
      ['bounty_acceptances', 'user_id'],
      ['completions', 'user_id'],
      ['notifications', 'user_id'],
    ] as const) {
      const rows = await world.db.root.query(`select id from public.${table} where ${owner} = $1`, [acceptor.id])
      expect([table, (copy[table] ?? []).map((row: { id: string }) => row.id).toSorted()]).toEqual([
        table,
        rows.map((row) => String(row['id'])).toSorted(),
      ])
    }
    expect(copy['photos']).toHaveLength(1)
    expect(JSON.stringify(copy)).not.toMatch(/secret_hash|request_hash|reviewer_id/)
    for (const other of world.actors.filter((who) => who.id !== null && who.id !== acceptor.id && who.name !== 'creator'))
      expect(JSON.stringify(copy)).not.toContain(other.id)
  })

  it('has what a confirmed address left without an account, and nothing of an unconfirmed one’s', async () => {
    const { db } = world
    for (const unconfirmed of [false, true]) {
      const who = await person(db, unconfirmed ? 'unsure' : 'sure', { unconfirmed })
      const [account] = await db.root.query('select email from auth.users where id = $1', [who.id])
      await db.root.query("insert into private.contact_messages (id, name, email, message) values ($1, 'Casey', $2, 'Hello')", [
        who.id,
        account?.['email'],
      ])
      await db.root.query('begin')
      await db.root.query("select set_config('role', 'authenticated', true), set_config('request.jwt.claims', $1, true)", [
        JSON.stringify({ sub: who.id, session_id: who.id, role: 'authenticated', email: account?.['email'] }),
      ])
      const [row] = await db.root.query("select public.my_data() -> 'contact_messages' as messages")
      await db.root.query('rollback')
      expect(Array.isArray(row?.['messages'])).toBe(!unconfirmed)
      await db.root.query('delete from auth.users where id = $1', [who.id])
      const left = await db.root.query('select from private.contact_messages where id = $1', [who.id])
      expect(left).toHaveLength(unconfirmed ? 1 : 0)
    }
  })

  it('is nobody’s without a session', async () => {
    expect(await refusal(call(visitor(world.db), 'my_data', {}))).toBe('42501')
  })
})
