import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mailTopics, type PushTopic, pushTopics, noticeWays } from '../../src/domain/bounties/push'
import { notificationKinds } from '../../src/domain/bounties/notification'
import { isWhole } from '../../tests/setup/breadth.ts'
import { newBounty, person, type Person } from './actors.ts'
import { engines, type Database, type Row } from './database.ts'
import { type Often, randomFrom } from './random.ts'

// TOLD=100000 for a long run; SEED repeats one.
const happenings = Number(process.env['TOLD'] ?? (isWhole ? 10_000 : 1000))
const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000)
const batch = 50
const people = 12

interface Told {
  who: Person
  off: readonly PushTopic[]
  mailed: readonly PushTopic[]
  /** The addresses of the devices that their push service knows. */
  devices: Set<string>
}

const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id)
const topicOf = (kind: unknown): PushTopic => Reflect.get(noticeWays, String(kind)).topic

describe.each(engines.slice(-1))('what happens, with servers that are ended, on $name', ({ open }) => {
  let db: Database
  beforeAll(async () => {
    db = await open()
  })
  afterAll(() => db.close())

  it(`is told once or not at all, and by nothing that is switched off (SEED=${seed})`, async () => {
    const random = randomFrom(seed)
    const some = <T>(from: readonly T[]) => from.filter(() => random.next() < 0.6)
    const creator = await person(db, 'creator')
    const bounty = await newBounty(creator, {})
    const all: Told[] = []
    for (let count = 0; count < people; count++)
      all.push({ who: await person(db, `person${count}`), off: [], mailed: [], devices: new Set() })
    const gone = new Set<string>()
    /** What somebody has been told, by what happened; a device shows none again that it has shown, a provider sends none again under one key. */
    const told = new Map<string, { by: string; where: string }[]>()
    const faults: string[] = []
    const counts = { pushed: 0, mailed: 0, again: 0 }

    function tell(happening: string, by: string, where: string): void {
      const before = told.get(happening) ?? []
      if (before.some((each) => each.by === by && each.where === where)) counts.again++
      else told.set(happening, [...before, { by, where }])
    }

    /** What somebody may do meanwhile, each with how often. */
    const changes: Often<string, (one: Told) => Promise<unknown>> = {
      switch: [
        1,
        (one) => {
          one.off = some(pushTopics)
          return one.who.sql('select public.choose_pushes($1, $2)', [one.who.id, one.off])
        },
      ],
      mails: [
        3,
        (one) => {
          one.mailed = some(mailTopics)
          return one.who.sql('select public.choose_mails($1, $2)', [one.who.id, one.mailed])
        },
      ],
      device: [
        2,
        ({ who, devices }) => {
          const at = `https://push.example.test/${randomUUID()}`
          devices.add(at)
          return who.sql('select public.add_push_device($1, $2, $3, $4)', [who.id, at, `B${'a'.repeat(86)}`, 'b'.repeat(22)])
        },
      ],
      // Its push service forgets a device.
      gone: [
        4,
        async ({ devices }) => {
          const [at] = devices
          if (at === undefined) return
          devices.delete(at)
          gone.add(at)
        },
      ],
      read: [1, ({ who }) => who.sql('select public.mark_notifications_read()')],
    }
    for (const one of all) {
      one.mailed = mailTopics
      await one.who.sql('select public.choose_mails($1, $2)', [one.who.id, one.mailed])
      if (random.next() < 0.5) await changes['device']?.[1](one)
    }

    const ofPerson = (id: unknown) => all.find(({ who }) => who.id === id)
    /** Sends what was handed out, and may be ended before, in the midst, or before it says what went. */
    async function run(due: readonly Row[], send: (row: Row) => boolean, report: (sent: readonly Row[]) => Promise<unknown>) {
      const end = random.upTo(4)
      if (end === 0) return
      const sent = due.filter((row) => (end === 1 && random.next() < 0.5 ? false : send(row)))
      if (end !== 2) await report(sent)
    }

    async function push(): Promise<void> {
      const due = await db.root.query('select * from public.pushes_due(40)')
      for (const row of due)
        if (ofPerson(row['user_id'])?.off.includes(topicOf(row['kind']))) faults.push(`pushed though off: ${String(row['kind'])}`)
      const unknown = new Set<unknown>()
      await run(
        due,
        ({ id, endpoint, happening_id }) => {
          if (gone.has(String(endpoint))) unknown.add(id)
          else tell(String(happening_id), 'push', String(endpoint))
          return !gone.has(String(endpoint))
        },
        async (sent) => {
          await db.root.query('select public.pushes_sent($1)', [idsOf(sent)])
          await db.root.query('select public.push_devices_gone($1)', [[...unknown]])
        },
      )
    }

    async function mail(): Promise<void> {
      const due = await db.root.query(
        'select d.*, m.user_id from public.notice_mails_due(20) d join private.notice_mails m using (id)',
      )
      const tellsOf = new Map<unknown, Row[]>()
      for (const { id, topics, user_id } of due) {
        const wanted = ofPerson(user_id)?.mailed ?? []
        for (const topic of Array.isArray(topics) ? topics : [])
          if (!wanted.includes(topic)) faults.push(`mailed though not wanted: ${topic}`)
        tellsOf.set(id, await db.root.query('select notice_id from private.mailed_notices where mail_id = $1', [id]))
      }
      await run(
        due,
        ({ id }) => {
          for (const { notice_id } of tellsOf.get(id) ?? []) tell(String(notice_id), 'mail', String(id))
          return true
        },
        (sent) => db.root.query('select public.notice_mails_sent($1)', [idsOf(sent)]),
      )
    }

    for (let done = 0; done < happenings; done += batch) {
      await db.root.query(
        `insert into public.notifications (user_id, kind, bounty_id)
         select u, k, $1 from unnest($2::uuid[], $3::text[]) as t (u, k)`,
        [
          bounty,
          Array.from({ length: batch }, () => random.pick(all).who.id),
          Array.from({ length: batch }, () => random.pick(notificationKinds)),
        ],
      )
      for (const one of all) if (random.next() < 0.3) await random.pickOften(changes)(one)
      for (let runs = 0; runs < 3; runs++) await (random.next() < 0.5 ? push() : mail())
      const ago = random.pick(['1 minute', '20 minutes', '5 hours'])
      await db.root.query(
        'update private.pushes set created_at = created_at - $1::interval, asked_at = asked_at - $1::interval where sent_at is null',
        [ago],
      )
      await db.root.query(
        'update private.notice_mails set made_at = made_at - $1::interval, asked_at = asked_at - $1::interval, sent_at = sent_at - $1::interval',
        [ago],
      )
    }

    for (const [happening, tellings] of told) {
      const mails = tellings.filter(({ by }) => by === 'mail')
      counts.pushed += tellings.length - mails.length
      counts.mailed += mails.length
      if (mails.length > 1 || (mails.length === 1 && tellings.length > 1)) faults.push(`told twice: ${happening}`)
    }
    const digests = await db.root.query(
      `select count(*)::int as close from private.notice_mails a join private.notice_mails b on a.user_id = b.user_id and a.id <> b.id
       where a.is_digest and b.is_digest and b.made_at > a.made_at
         and b.made_at < coalesce(a.sent_at, a.asked_at) + interval '23 hours 59 minutes'`,
    )
    expect({ faults, digests }).toEqual({ faults: [], digests: [{ close: 0 }] })
    // Told by both, and by a long run also handed out again after it was told.
    expect(Math.min(counts.pushed, counts.mailed)).toBeGreaterThan(0)
    expect(counts.again).toBeGreaterThanOrEqual(happenings >= 10_000 ? 1 : 0)
  }, 600_000)
})
