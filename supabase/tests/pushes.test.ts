import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { pushTopics, noticeWays } from '../../src/domain/bounties/push'
import { notificationKinds } from '../../src/domain/bounties/notification'
import { accept, all, complete, fund, newBounty, person, refusals, review, visitor, type Actor, type Person } from './actors.ts'
import { engines, type Connection, type Database } from './database.ts'

const p256dh = `B${'a'.repeat(86)}`
const auth = 'b'.repeat(22)
const endpoint = (name = randomUUID()) => `https://push.example.test/${name}`

const keep = (who: Actor, at: string, keys = { p256dh, auth }, as: string | null = who.id) =>
  who
    .sql('select public.add_push_device($1, $2, $3, $4) as told', [as, at, keys.p256dh, keys.auth])
    .then(([row]) => row?.['told'])
const choose = (who: Actor, off: readonly string[] | null, at: string | null = null) =>
  who.sql('select public.choose_pushes($1, $2, $3) as told', [who.id, off, at]).then(([row]) => row?.['told'])
const standing = (who: Actor, at: string | null = null) =>
  who.sql('select public.push_standing($1) as told', [at]).then(([row]) => row?.['told'])
/** A message of somebody, which staff answer. */
async function askAndHear(who: Actor, staff: Person): Promise<void> {
  const id = randomUUID()
  await who.sql("select public.send_contact_message($1, 'Casey', 'casey@example.test', 'When?')", [id])
  await staff.sql("select public.answer_message($1, $2, $3, 'In May.')", [randomUUID(), staff.id, id])
}

describe.each(engines)('pushes on $name', ({ open }) => {
  let db: Database
  let creator: Person
  let cadet: Person
  let staff: Person

  beforeAll(async () => {
    db = await open()
    creator = await person(db, 'creator')
    cadet = await person(db, 'cadet')
    await db.root.exec("update private.settings set value = 100000 where name not like 'keep%'")
    staff = await person(db, 'staff')
    await db.root.query('insert into private.staff (user_id) values ($1)', [staff.id])
  })
  beforeEach(() => db.root.exec('delete from private.push_devices; delete from private.push_choices'))
  afterAll(() => db.close())

  const device = async (who: Person) => {
    const at = endpoint()
    await keep(who, at)
    return at
  }
  const due = (connection: Connection = db.root, limit = 1000) => connection.query('select * from public.pushes_due($1)', [limit])
  const toldAt = async (at: string) => (await due()).filter((row) => row['endpoint'] === at).map(({ kind }) => kind)
  const sent = (ids: readonly unknown[]) => db.root.query('select public.pushes_sent($1)', [ids])
  const waiting = async () =>
    Number((await db.root.query('select count(*) from private.pushes where sent_at is null'))[0]?.['count'])
  const age = (column: string, ago: string) => db.root.query(`update private.pushes set ${column} = now() - $1::interval`, [ago])
  /** Work that waits for the creator's review. */
  const handIn = async () => {
    const id = await newBounty(creator, { p_requires_photo: false })
    await accept(cadet, id)
    return { id, completion: (await complete(cadet, id)).op_id }
  }

  const tellOfEnds = async (connection: Connection = db.root) =>
    Number((await connection.query('select private.tell_of_ends() as told'))[0]?.['told'])
  /** A bounty that was made so long ago and ends in so much time. */
  const ending = async (left: string, made = '5 days') => {
    const id = await newBounty(creator, {})
    await db.root.query(
      'update public.bounties set deadline = now() + $2::interval, created_at = now() - $3::interval where id = $1',
      [id, left, made],
    )
    return id
  }
  const noticesOfEnd = (id: string) =>
    db.root.query("select user_id from public.notifications where kind = 'bounty_ends_soon' and bounty_id = $1", [id])

  it.each([...notificationKinds, 'message_answered'])('have the topic of %s that the client has', async (kind) => {
    const [row] = await db.root.query('select private.push_topic($1) as topic', [kind])
    expect(row?.['topic']).toBe(Reflect.get(noticeWays, kind)?.topic ?? null)
  })

  it('are read, kept and handed out by functions alone, each for whom it is', async () => {
    const people = [visitor(db), creator, staff]
    for (const table of ['push_devices', 'push_choices', 'pushes', 'told_ends'])
      expect(await refusals(people, ({ sql }) => sql(`select * from private.${table}`))).toEqual(all(people, '42501'))
    for (const call of ['pushes_due(1)', "pushes_sent('{}')", "push_devices_gone('{}')"])
      expect(await refusals(people, ({ sql }) => sql(`select public.${call}`))).toEqual(all(people, '42501'))
    for (const call of [
      'push_standing()',
      `add_push_device(null, '${endpoint()}', '${p256dh}', '${auth}')`,
      "choose_pushes(null, '{}')",
    ])
      expect(await refusals([visitor(db)], ({ sql }) => sql(`select public.${call}`))).toEqual(all([visitor(db)], '42501'))
  })

  it('are refused to somebody else than who is signed in', async () => {
    expect(await refusals([creator], (who) => keep(cadet, endpoint(), undefined, who.id))).toEqual(all([creator], 'PT412'))
  })

  it.each([
    ['no address', '', p256dh, auth],
    ['an address of another kind', 'ftp://push.example.test/1', p256dh, auth],
    ['an address with a space', 'https://push.example.test/1 2', p256dh, auth],
    ['an address that is too long', `https://push.example.test/${'a'.repeat(1000)}`, p256dh, auth],
    ['no key', endpoint(), '', auth],
    ['a key of another length', endpoint(), `${p256dh}a`, auth],
    ['a secret of another length', endpoint(), p256dh, `${auth}b`],
    ['a secret in other letters', endpoint(), p256dh, `+${auth.slice(1)}`],
  ])('are kept for no device with %s', async (_, at, key, secret) => {
    expect(await refusals([creator], (who) => keep(who, at, { p256dh: key, auth: secret }))).toEqual(all([creator], 'PT400'))
  })

  it.each([[null], [['scores']], [['reviewed', 'scores']]])('have no topics %j to switch off', async (off) => {
    expect(await refusals([creator], (who) => choose(who, off))).toEqual(all([creator], 'PT400'))
  })

  it('stand as they were chosen: for a device, and for all of a person’s', async () => {
    const at = await device(creator)
    expect(await standing(creator)).toMatchObject({ is_on: false, off: [] })
    expect(await standing(creator, at)).toMatchObject({ is_on: true, off: [] })
    expect(await choose(creator, ['to_review', 'answers', 'to_review'], at)).toMatchObject({
      is_on: true,
      off: ['answers', 'to_review'],
    })
    expect(await choose(creator, [...pushTopics])).toMatchObject({ is_on: false, off: [...pushTopics].toSorted() })
    expect(await choose(creator, [])).toMatchObject({ is_on: false, off: [] })
    expect(await standing(cadet, at)).toMatchObject({ is_on: false, off: [] })
    await visitor(db).sql('select public.drop_push_device($1)', [at])
    expect(await standing(creator, at)).toMatchObject({ is_on: false, off: [] })
  })

  it('go to one person of a device, and to ten devices of a person', async () => {
    const at = await device(creator)
    await handIn()
    expect(await waiting()).toBe(1)
    expect(await keep(cadet, at)).toMatchObject({ is_on: true, off: [] })
    expect([await standing(creator, at), await waiting()]).toMatchObject([{ is_on: false, off: [] }, 0])
    const devices: string[] = []
    for (let count = 0; count < 10; count++) devices.push(await device(cadet))
    expect(await standing(cadet, at)).toMatchObject({ is_on: false })
    for (const each of devices) expect(await standing(cadet, each)).toMatchObject({ is_on: true })
  })

  it('go to a device that subscribed anew by its new keys alone', async () => {
    const at = await device(creator)
    await keep(creator, at)
    await keep(creator, at, { p256dh: `B${'c'.repeat(86)}`, auth })
    await handIn()
    expect((await due()).map((row) => row['p256dh'])).toEqual([`B${'c'.repeat(86)}`])
  })

  it('tell what happened since the device was kept, with its person, its place and what is unread', async () => {
    const { id, completion } = await handIn()
    const at = await device(cadet)
    expect(await due()).toEqual([])
    await review(creator, completion, 'approve', null)
    const [unread] = await cadet.sql('select count(*)::int from public.notifications where read_at is null')
    expect(await due()).toEqual([
      expect.objectContaining({
        user_id: cadet.id,
        endpoint: at,
        p256dh,
        auth,
        kind: 'completion_approved',
        bounty_id: id,
        unread: unread?.['count'],
      }),
    ])
  })

  it.each([
    ['approve', null, 'completion_approved'],
    ['request_changes', 'Show the north face.', 'changes_requested'],
    ['reject', 'Not the place.', 'completion_rejected'],
  ])('tell of a review: %s', async (decision, reason, kind) => {
    const { completion } = await handIn()
    const at = await device(cadet)
    await review(creator, completion, decision, reason)
    expect(await toldAt(at)).toEqual([kind])
  })

  it('tell of a goal that is reached', async () => {
    const at = await device(creator)
    const id = await newBounty(creator, { p_funding_goal_cents: 1000 })
    await fund(cadet, id, 1000)
    expect(await toldAt(at)).toEqual(['goal_reached'])
  })

  it('tell who was signed in of an answer to their message, and of no other', async () => {
    const at = await device(cadet)
    await askAndHear(visitor(db), staff)
    expect(await waiting()).toBe(0)
    await askAndHear(cadet, staff)
    expect(await toldAt(at)).toEqual(['message_answered'])
  })

  it.each(pushTopics)('tell nothing of a topic that is switched off, also of what waits already: %s', async (off) => {
    const happen = async () => {
      const goal = await newBounty(creator, { p_funding_goal_cents: 1000 })
      await fund(cadet, goal, 1000)
      const { completion } = await handIn()
      await review(creator, completion, 'approve', null)
      await askAndHear(creator, staff)
    }
    await device(creator)
    await device(cadet)
    await happen()
    await db.root.exec('update public.notifications set read_at = null')
    await choose(creator, [off])
    await choose(cadet, [off])
    await happen()
    await db.root.exec('update public.notifications set read_at = null')
    const told = new Set((await due()).map(({ kind }) => Reflect.get(noticeWays, String(kind))?.topic))
    expect(told).toEqual(new Set(pushTopics.filter((topic) => topic !== off)))
  })

  it('tell nothing of what was read in the app meanwhile', async () => {
    await device(creator)
    await handIn()
    await creator.sql('select public.mark_notifications_read()')
    expect([await due(), await waiting()]).toEqual([[], 0])
  })

  it('are handed out once, by two at once as well, and to nobody again once they went', async () => {
    await device(creator)
    await handIn()
    const connections = [await db.connect(), await db.connect()]
    const handed = (await Promise.all(connections.map((connection) => due(connection)))).flat()
    expect(handed).toHaveLength(1)
    await sent(handed.map(({ id }) => id))
    await age('asked_at', '2 hours')
    expect(await due()).toEqual([])
  })

  it('come again where whoever had them is gone, later each time, and no more after a day', async () => {
    await device(creator)
    await handIn()
    const wait: number[] = []
    for (let tries = 0; tries < 8; tries++) {
      expect(await due()).toHaveLength(1)
      let minutes = 1
      for (; minutes < 100; minutes++) {
        await age('asked_at', `${minutes} minutes 1 second`)
        const [row] = await db.root.query('select private.push_is_due(p) as is_due from private.pushes p')
        if (row?.['is_due']) break
      }
      wait.push(minutes)
    }
    expect(wait).toEqual([2, 4, 8, 16, 32, 60, 60, 60])
    await age('created_at', '24 hours 1 minute')
    expect(await due()).toEqual([])
  })

  it('end with a device that its push service forgot, with an account, and a week later', async () => {
    await device(creator)
    await handIn()
    const [handed] = await due()
    await db.root.query('select public.push_devices_gone($1)', [[handed?.['id']]])
    expect(await waiting()).toBe(0)
    const leaver = await person(db, 'leaver')
    await device(leaver)
    await choose(leaver, ['answers'])
    await db.root.query('delete from auth.users where id = $1', [leaver.id])
    expect(await db.root.query('select from private.push_devices')).toEqual([])
    expect(await db.root.query('select from private.push_choices')).toEqual([])
    await device(creator)
    await handIn()
    await age('created_at', '7 days 1 minute')
    await db.root.query('select private.forget_what_is_old()')
    expect(await waiting()).toBe(0)
  })

  it('are the person’s own data, and no secret of a device is in it', async () => {
    await device(creator)
    await choose(creator, ['answers'])
    await handIn()
    const [row] = await creator.sql('select public.my_data() as own')
    expect(row?.['own']).toMatchObject({
      push_devices: [{ service: 'push.example.test', created_at: expect.any(String) }],
      push_choices: [{ off: ['answers'] }],
      pushes: [{ kind: 'completion_submitted', sent_at: null }],
    })
    expect(JSON.stringify(row)).not.toMatch(/aaaaaa|bbbbbb/)
  })

  describe('the end of a bounty', () => {
    beforeEach(() => db.root.exec("update public.bounties set deadline = now() + interval '30 days'"))

    it('is told to its creator two days before, once however often the job runs, and once by two at once', async () => {
      const at = await device(creator)
      const id = await ending('2 days 1 minute')
      expect(await tellOfEnds()).toBe(0)
      await db.root.query("update public.bounties set deadline = now() + interval '2 days' where id = $1", [id])
      const connections = [await db.connect(), await db.connect()]
      expect((await Promise.all(connections.map(tellOfEnds))).toSorted((one, other) => one - other)).toEqual([0, 1])
      expect(await tellOfEnds()).toBe(0)
      expect(await noticesOfEnd(id)).toEqual([{ user_id: creator.id }])
      expect(await toldAt(at)).toEqual(['bounty_ends_soon'])
    })

    it.each([
      ['has ended', '-1 minute', ''],
      ['was made for two days', '1 day', "created_at = now() - interval '23 hours'"],
      ['is hidden', '1 day', 'hidden_at = now()'],
      ['is completed', '1 day', "status = 'completed'"],
      ['has no creator any more', '1 day', 'creator_id = null'],
    ])('is told of none that %s', async (_, left, change) => {
      const id = await ending(left)
      if (change !== '') await db.root.query(`update public.bounties set ${change} where id = $1`, [id])
      expect(await tellOfEnds()).toBe(0)
    })

    it('is told by the next run where one is ended in the midst', async () => {
      const id = await ending('1 day')
      await db.root.query('begin')
      expect(await tellOfEnds()).toBe(1)
      await db.root.query('rollback')
      expect([await tellOfEnds(), await noticesOfEnd(id)]).toEqual([1, [{ user_id: creator.id }]])
    })
  })
})
