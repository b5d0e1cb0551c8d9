import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accept, call, claimsOf, fund, mayBeShown, newBounty, person, refusal, visitor, type Person } from './actors.ts'
import { callable, emptyCalls } from './callable.ts'
import { engines, type Database } from './database.ts'

/** Lists of a creator or a moderator, which have no rows for anybody else. */
const listsForSome = new Set(['bounty_contributors', 'bounty_submissions', 'open_reports'])

describe.each(engines)('a token whose session is gone, on $name', ({ open }) => {
  let db: Database
  let bounty: string
  beforeAll(async () => {
    db = await open()
    bounty = await newBounty(await person(db, 'creator'))
  })
  afterAll(() => db.close())

  /** Somebody with a bounty, a pledge, an acceptance and a notice, who has signed out since. */
  async function signedOut(name: string): Promise<Person> {
    const who = await person(db, name)
    await newBounty(who)
    await fund(who, bounty, 500)
    await accept(who, bounty)
    await db.root.query("insert into public.notifications (user_id, kind, bounty_id) values ($1, 'bounty_expired', $2)", [
      who.id,
      bounty,
    ])
    await db.root.query('delete from auth.sessions where user_id = $1', [who.id])
    return who
  }

  it('does nothing: whatever is there for who is signed in answers as to a visitor without a token', async () => {
    const who = await signedOut('gone')
    const calls = (await emptyCalls(db)).filter(({ name }) => !callable.anon.includes(name))
    expect(calls.length).toBeGreaterThan(20)
    for (const { name, text } of calls)
      expect([name, await refusal(who.sql(text))]).toEqual([name, listsForSome.has(name) ? 'none' : 'PT401'])
  })

  it('reads no own row, and changes no name', async () => {
    const who = await signedOut('reader')
    for (const table of ['bounty_acceptances', 'completions', 'notifications', 'subscriptions'])
      expect([table, await refusal(who.sql(`select created_at from public.${table}`))]).toEqual([table, 'PT401'])
    expect(await refusal(who.sql("update public.profiles set display_name = 'Back again' where id = $1", [who.id]))).toBe('PT401')
  })

  it('uploads nothing, and is shown no photo', async () => {
    const who = await signedOut('sender')
    const path = `${who.id}/${randomUUID()}/${randomUUID()}.jpg`
    const upload = () => who.sql("insert into storage.objects (bucket_id, name) values ('completion-photos', $1)", [path])
    expect(await refusal(upload())).toBe('42501')
    await db.root.query("insert into storage.objects (bucket_id, name) values ('completion-photos', $1)", [path])
    expect(await who.sql('select name from storage.objects')).toEqual([])
    expect(await mayBeShown(db, who, path)).toBeNull()
  })

  it('moderates nothing', async () => {
    const moderator = await person(db, 'moderator', { moderator: true })
    await db.root.query('delete from auth.sessions where user_id = $1', [moderator.id])
    expect(await moderator.sql('select * from public.bounty_contributors($1)', [bounty])).toEqual([])
  })

  it('reads what everybody reads', async () => {
    const who = await signedOut('onlooker')
    expect(await who.sql('select id from public.bounties where id = $1', [bounty])).toEqual([{ id: bounty }])
    expect(await who.sql('select from public.marketplace()')).not.toEqual([])
  })

  it('is nobody’s when it names no session, or another person’s', async () => {
    const [who, other] = [await person(db, 'who'), await person(db, 'other')]
    for (const claims of [
      { sub: who.id, role: 'authenticated' },
      { sub: who.id, role: 'authenticated', session_id: '' },
      { sub: who.id, role: 'authenticated', session_id: other.id },
    ]) {
      await db.root.query('begin')
      await db.root.query("select set_config('request.jwt.claims', $1, true)", [JSON.stringify(claims)])
      expect(await db.root.query('select private.current_user_id() as id')).toEqual([{ id: null }])
      await db.root.query('rollback')
    }
    await db.root.query('begin')
    await db.root.query("select set_config('request.jwt.claims', $1, true)", [claimsOf(who.id)])
    expect(await db.root.query('select private.current_user_id() as id')).toEqual([{ id: who.id }])
    await db.root.query('rollback')
  })

  it('of a deleted account does nothing either', async () => {
    const who = await person(db, 'deleted')
    await db.root.query('delete from auth.users where id = $1', [who.id])
    expect(await refusal(fund(who, bounty, 500))).toBe('PT401')
    expect(await refusal(call(who, 'my_profile', {}))).toBe('PT401')
    expect(await refusal(fund(visitor(db), bounty, 500))).toBe('42501')
  })
})
