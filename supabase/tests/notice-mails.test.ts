import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mailTopics, noticeWays } from '../../src/domain/bounties/push'
import { notificationKinds } from '../../src/domain/bounties/notification'
import { accept, all, complete, fund, newBounty, person, refusals, review, visitor, type Actor, type Person } from './actors.ts'
import { engines, type Connection, type Database } from './database.ts'

/** The address that `person` gives an account. */
const addressOf = ({ name, id }: Person) => `${name}-${id}@example.test`
const device = async (who: Person) => {
  const endpoint = `https://push.example.test/${randomUUID()}`
  await who.sql('select public.add_push_device($1, $2, $3, $4)', [who.id, endpoint, `B${'a'.repeat(86)}`, 'b'.repeat(22)])
  return endpoint
}
const choose = (who: Actor, topics: readonly (string | null)[] | null, as: string | null = who.id) =>
  who.sql('select public.choose_mails($1, $2) as told', [as, topics]).then(([row]) => row?.['told'])
const read = (who: Actor) => who.sql('select public.mark_notifications_read()')

const kindsIn = (mails: readonly Record<string, unknown>[]) =>
  mails.map(({ notices }) => Array.from(Object.values(Object(notices)), (notice) => Object(notice).kind))

describe.each(engines)('mails of notices on $name', ({ open }) => {
  let db: Database
  let creator: Person
  let cadet: Person

  beforeAll(async () => {
    db = await open()
    creator = await person(db, 'creator')
    cadet = await person(db, 'cadet')
    await db.root.exec("update private.settings set value = 100000 where name not like 'keep%'")
  })
  beforeEach(() =>
    db.root
      .exec(`delete from private.push_devices; delete from private.push_choices; delete from private.mail_choices; delete from private.notice_mails;
      delete from private.mailed_notices`),
  )
  afterAll(() => db.close())

  const due = (connection: Connection = db.root, limit = 1000) =>
    connection.query('select * from public.notice_mails_due($1)', [limit])
  const dueKinds = async () => kindsIn(await due())
  const sent = (mails: readonly Record<string, unknown>[]) =>
    db.root.query('select public.notice_mails_sent($1)', [mails.map(({ id }) => id)])
  const stop = (token: unknown, topics: readonly string[]) => db.root.query('select public.stop_mails($1, $2)', [token, topics])
  const isAsked = async () => (await db.root.query('select exists (select from private.notices_to_mail()) as is'))[0]?.['is']
  const age = (column: string, ago: string) =>
    db.root.query(`update private.notice_mails set ${column} = ${column} - $1::interval`, [ago])
  /** All devices get what waits for them, and their push service knows none of them any more. */
  const forget = async () => {
    const handed = (await db.root.query('select * from public.pushes_due()')).map(({ id }) => id)
    await db.root.query('select public.push_devices_gone($1)', [handed])
  }
  /** Work that waits for the creator's review. */
  const handIn = async (doer = cadet) => {
    const id = await newBounty(creator, { p_requires_photo: false, p_title: 'Walk the wall' })
    await accept(doer, id)
    return { id, completion: (await complete(doer, id)).op_id }
  }
  const approve = async () => review(creator, (await handIn()).completion, 'approve', null)
  const reachGoal = async () => fund(cadet, await newBounty(creator, { p_funding_goal_cents: 1000 }), 1000)

  const happen = async () => {
    await reachGoal()
    await approve()
  }

  it('are read, chosen and handed out by functions alone, each for whom it is', async () => {
    const people = [visitor(db), creator]
    for (const table of ['mail_choices', 'notice_mails', 'mailed_notices'])
      expect(await refusals(people, ({ sql }) => sql(`select * from private.${table}`))).toEqual(all(people, '42501'))
    for (const call of ['notice_mails_due(1)', "notice_mails_sent('{}')", "stop_mails(gen_random_uuid(), '{reviewed}')"])
      expect(await refusals(people, ({ sql }) => sql(`select public.${call}`))).toEqual(all(people, '42501'))
    expect(await refusals([visitor(db)], (who) => choose(who, ['reviewed']))).toEqual(all([visitor(db)], '42501'))
    expect(await refusals([creator], (who) => choose(who, ['reviewed'], cadet.id))).toEqual(all([creator], 'PT412'))
  })

  it.each([[null], [['scores']], [['answers']], [['reviewed', null]]])('have no topics %j to choose', async (topics) => {
    expect(await refusals([creator], (who) => choose(who, topics))).toEqual(all([creator], 'PT400'))
  })

  it('stand as they were chosen, with the address that they go to', async () => {
    expect(await choose(creator, ['to_review', 'reviewed', 'to_review'])).toMatchObject({
      mailed: ['reviewed', 'to_review'],
      address: addressOf(creator),
    })
    expect(await choose(creator, [])).toMatchObject({ mailed: [] })
  })

  it('go to nobody who has not asked for them', async () => {
    await approve()
    await reachGoal()
    expect(await due()).toEqual([])
  })

  it('tell what happened since they were asked for, with what it was and where', async () => {
    const { completion, id } = await handIn()
    await choose(cadet, ['reviewed'])
    expect(await due()).toEqual([])
    await review(creator, completion, 'request_changes', 'Show the north face.')
    expect(await due()).toEqual([
      {
        id: expect.any(String),
        email: addressOf(cadet),
        token: expect.any(String),
        topics: ['reviewed'],
        notices: [{ kind: 'changes_requested', bounty_id: id, title: 'Walk the wall', at: expect.any(String) }],
      },
    ])
  })

  it('name no bounty that a moderator has hidden', async () => {
    await choose(creator, ['to_review'])
    const { id } = await handIn()
    await db.root.query('update public.bounties set hidden_at = now() where id = $1', [id])
    expect(await due()).toMatchObject([{ notices: [{ bounty_id: id, title: null }] }])
  })

  it('go to who is told it on no device, and not to who is', async () => {
    await choose(creator, ['to_review'])
    await device(creator)
    await handIn()
    expect(await due()).toEqual([])
    await creator.sql("select public.choose_pushes($1, '{to_review}')", [creator.id])
    await handIn()
    expect(await dueKinds()).toEqual([['completion_submitted']])
  })

  it('tell what was for one device alone that its push service has forgotten', async () => {
    await choose(creator, ['to_review'])
    await device(creator)
    await handIn()
    await forget()
    expect(await dueKinds()).toEqual([['completion_submitted']])
  })

  it('tell nothing that was for two devices, nor what a device may have shown at the first try', async () => {
    await choose(creator, ['to_review'])
    await device(creator)
    await handIn()
    await db.root.query('select * from public.pushes_due()')
    await db.root.query("update private.pushes set asked_at = now() - interval '2 hours'")
    await forget()
    await device(creator)
    await device(creator)
    await handIn()
    await forget()
    expect(await due()).toEqual([])
  })

  it('tell nothing that a device may have shown before it was forgotten by what came later', async () => {
    await choose(creator, ['to_review'])
    await device(creator)
    await handIn()
    await db.root.query('select * from public.pushes_due()')
    const { id } = await handIn()
    await forget()
    expect(await due()).toMatchObject([{ notices: [{ bounty_id: id }] }])
  })

  it('tell nothing again that a device was told before its push service forgot it', async () => {
    await choose(creator, ['to_review'])
    await device(creator)
    await handIn()
    const [push] = await db.root.query('select * from public.pushes_due()')
    await db.root.query('select public.pushes_sent($1)', [[push?.['id']]])
    await db.root.query('select public.push_devices_gone($1)', [[push?.['id']]])
    expect(await due()).toEqual([])
  })

  it('wait for an address that is the person’s', async () => {
    const unproven = await person(db, 'unproven')
    await db.root.query('delete from private.confirmed_accounts where user_id = $1', [unproven.id])
    expect(await choose(unproven, ['reviewed'])).toMatchObject({ mailed: ['reviewed'], address: null })
    await review(creator, (await handIn(unproven)).completion, 'approve', null)
    expect([await isAsked(), await due()]).toEqual([false, []])
    await db.root.query("insert into private.confirmed_accounts (user_id, email) values ($1, 'proven@example.test')", [
      unproven.id,
    ])
    expect([await isAsked(), await due()]).toMatchObject([true, [{ email: 'proven@example.test' }]])
  })

  it('tell an approval at once, and all else together, once a day', async () => {
    await choose(cadet, [...mailTopics])
    await choose(creator, [...mailTopics])
    await reachGoal()
    expect(await dueKinds()).toEqual([['goal_reached']])
    await reachGoal()
    const { completion } = await handIn()
    expect([await isAsked(), await due()]).toEqual([false, []])
    await review(creator, completion, 'approve', null)
    await db.root.exec('update public.notifications set read_at = null')
    const approved = await due()
    expect(approved).toMatchObject([
      { email: addressOf(cadet), topics: ['reviewed'], notices: [{ kind: 'completion_approved' }] },
    ])
    await sent(approved)
    await age('made_at', '23 hours 59 minutes')
    await age('asked_at', '23 hours 59 minutes')
    expect(await due()).toEqual([])
    await age('asked_at', '2 minutes')
    expect(await due()).toMatchObject([
      {
        email: addressOf(creator),
        topics: ['own_bounties', 'to_review'],
        notices: [{ kind: 'goal_reached' }, { kind: 'completion_submitted' }],
      },
    ])
  })

  it.each(notificationKinds)('tell of %s as the client’s table has it', async (kind) => {
    await choose(cadet, [...mailTopics])
    const bounty = await newBounty(creator, {})
    const happens = () =>
      db.root.query('insert into public.notifications (user_id, kind, bounty_id) values ($1, $2, $3)', [cadet.id, kind, bounty])
    await happens()
    const mail: string | null = Reflect.get(noticeWays, kind)?.mail ?? null
    expect(await dueKinds()).toEqual(mail === null ? [] : [[kind]])
    await happens()
    expect(await dueKinds()).toEqual(mail === 'at_once' ? [[kind]] : [])
  })

  it.each(mailTopics)('tell nothing of a topic that was stopped, also of what waits already: %s', async (stopped) => {
    for (const who of [creator, cadet]) await choose(who, [...mailTopics])
    await happen()
    await db.root.exec('update public.notifications set read_at = null')
    const tokens = await db.root.query('select token from private.mail_choices')
    for (const { token } of tokens) await stop(token, [stopped])
    await happen()
    await db.root.exec('update public.notifications set read_at = null')
    const topics = new Set((await due()).flatMap((mail) => mail['topics']))
    expect(topics).toEqual(new Set(mailTopics.filter((topic) => topic !== stopped)))
  })

  it('are stopped by a mail’s own token alone, whatever topics are named, and it stays the same', async () => {
    const token = async (who: Person) =>
      (await db.root.query('select token from private.mail_choices where user_id = $1', [who.id]))[0]?.['token']
    for (const who of [creator, cadet]) await choose(who, [...mailTopics])
    const before = await token(creator)
    await stop(randomUUID(), [...mailTopics])
    await stop(before, ['reviewed', 'scores'])
    expect(await token(creator)).toBe(before)
    expect(await choose(creator, ['own_bounties'])).toMatchObject({ mailed: ['own_bounties'] })
    const left = await db.root.query('select user_id, topics from private.mail_choices')
    expect(left).toEqual(
      expect.arrayContaining([
        { user_id: creator.id, topics: ['own_bounties'] },
        { user_id: cadet.id, topics: [...mailTopics].toSorted() },
      ]),
    )
  })

  it('tell nothing of what was read in the app meanwhile, nor of what is days old', async () => {
    await choose(creator, ['to_review'])
    await handIn()
    await read(creator)
    expect(await due()).toEqual([])
    const { id } = await handIn()
    await db.root.query("update public.notifications set created_at = now() - interval '3 days 1 minute' where bounty_id = $1", [
      id,
    ])
    expect([await due(), await db.root.query('select from private.mailed_notices')]).toEqual([[], []])
  })

  it('are handed out once, by two at once as well, in one digest, and to nobody again once they went', async () => {
    await choose(creator, ['to_review'])
    await handIn()
    await handIn()
    const connections = [await db.connect(), await db.connect()]
    const handed = (await Promise.all(connections.map((connection) => due(connection)))).flat()
    expect(kindsIn(handed)).toEqual([['completion_submitted', 'completion_submitted']])
    await sent(handed)
    await age('asked_at', '4 hours')
    expect(await due()).toEqual([])
  })

  it('come again as the same mail where whoever had them is gone, later each time, and no more after 23 hours', async () => {
    await choose(creator, ['to_review'])
    await handIn()
    const wait: number[] = []
    const [first] = await due()
    for (let tries = 0; tries < 8; tries++) {
      let minutes = 1
      for (; minutes < 300; minutes++) {
        await db.root.query(
          "update private.notice_mails set asked_at = clock_timestamp() - $1 * interval '1 minute' - interval '1 second'",
          [minutes],
        )
        const [row] = await db.root.query('select private.notice_mail_is_due(m) as is_due from private.notice_mails m')
        if (row?.['is_due']) break
      }
      wait.push(minutes)
      await handIn()
      expect(await due()).toEqual([first])
    }
    expect(wait).toEqual([10, 20, 40, 80, 160, 240, 240, 240])
    await age('made_at', '23 hours')
    await age('asked_at', '4 hours')
    expect(await due()).toEqual([])
  })

  it('are made as they go: what was read while others went first is told nobody', async () => {
    for (const who of [creator, cadet]) await choose(who, [...mailTopics])
    await reachGoal()
    await review(creator, (await handIn()).completion, 'reject', 'Not the place.')
    const [first] = await due(db.root, 1)
    const other = first?.['email'] === addressOf(creator) ? cadet : creator
    await read(other)
    expect(await due()).toEqual([])
  })

  it('leave a day between two digests, counted from when the first was handed out last, also where it was read then', async () => {
    await choose(creator, ['to_review'])
    await handIn()
    await due()
    await age('made_at', '20 hours')
    await age('asked_at', '20 hours')
    expect(await due()).toHaveLength(1)
    await read(creator)
    await handIn()
    await age('made_at', '20 hours')
    await age('asked_at', '20 hours')
    expect(await due()).toEqual([])
    await age('asked_at', '4 hours')
    await age('sent_at', '4 hours')
    expect(await dueKinds()).toEqual([['completion_submitted']])
  })

  it('tell the end of a bounty before it ends alone', async () => {
    await choose(creator, ['own_bounties'])
    const id = await newBounty(creator, {})
    await db.root.query("insert into public.notifications (user_id, kind, bounty_id) values ($1, 'bounty_ends_soon', $2)", [
      creator.id,
      id,
    ])
    await db.root.query("update public.bounties set deadline = now() - interval '1 minute' where id = $1", [id])
    expect(await due()).toEqual([])
  })

  it.each([
    ['was read', (who: Person) => read(who)],
    ['is told no more', (who: Person) => choose(who, ['reviewed'])],
  ])('do not come again once what they tell %s', async (_, change) => {
    await choose(creator, ['to_review'])
    await handIn()
    await due()
    await change(creator)
    await age('asked_at', '4 hours')
    expect([await due(), await db.root.query('select from private.notice_mails where sent_at is null')]).toEqual([[], []])
  })

  it('end with an account, and are the person’s own data without the token', async () => {
    const leaver = await person(db, 'leaver')
    await choose(leaver, ['reviewed'])
    await review(creator, (await handIn(leaver)).completion, 'reject', 'Not the place.')
    await due()
    const [row] = await leaver.sql('select public.my_data() as own')
    expect(row?.['own']).toMatchObject({
      mail_choices: [{ user_id: leaver.id, topics: ['reviewed'] }],
      notice_mails: [{ is_digest: true, sent_at: null }],
      mailed_notices: [{ mail_id: expect.any(String) }],
    })
    const [{ token } = {}] = await db.root.query('select token from private.mail_choices')
    expect(JSON.stringify(row)).not.toContain(String(token))
    await db.root.query('delete from auth.users where id = $1', [leaver.id])
    for (const table of ['mail_choices', 'notice_mails', 'mailed_notices'])
      expect(await db.root.query(`select from private.${table}`)).toEqual([])
  })
})
