import * as fc from 'fast-check'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { LearningRecord } from '../../src/domain/course/learning-record.ts'
import { withAnswer } from '../../src/domain/course/questions.ts'
import { withDayRead, withLeft, withPlace, withSectionRead } from '../../src/domain/course/reading-progress.ts'
import { withNote, withoutNote } from '../../src/domain/course/reader-notes.ts'
import { withPlan } from '../../src/domain/course/weekly-plan.ts'
import { isWhole } from '../../tests/setup/breadth.ts'
import { deliveries, LearningDevice } from '../../tests/simulation/learning-device.ts'
import { call, person, refusal, visitor, type Actor, type Person } from './actors.ts'
import { engines, type Database } from './database.ts'

const RecordSchema = v.object({ kind: v.string(), key: v.string(), at: v.number(), value: v.string() })
const AnswerSchema = v.object({
  epoch: v.string(),
  version: v.number(),
  more: v.boolean(),
  forgotten: v.number(),
  records: v.array(RecordSchema),
  refused: v.array(v.object({ kind: v.string(), key: v.string(), code: v.string(), at: v.optional(v.number()) })),
})

/** As an app asks that was opened before records were refused by name. */
const sync = async (who: Actor, records: unknown, since: number | null = 0) =>
  v.parse(AnswerSchema, await call(who, 'sync_learning', { p_records: JSON.stringify(records), p_since: since }))
const byName = async (who: Actor, records: unknown, since: number | null = 0) =>
  v.parse(AnswerSchema, await call(who, 'sync_learning', { p_records: JSON.stringify(records), p_since: since, p_by_name: true }))
const record = (more: Partial<LearningRecord> = {}): LearningRecord => ({ kind: 'read', key: 'a', at: 5, value: 'read', ...more })

const many = (from: number) =>
  Array.from({ length: 500 }, (_, index) => record({ key: `${from + index}`, value: 'v'.repeat(2000) }))

/** How many records each page of a new device holds. */
async function pages(who: Actor): Promise<number[]> {
  const sizes: number[] = []
  for (let since = 0, more = true; more;) {
    const page = await sync(who, [], since)
    sizes.push(page.records.length)
    since = page.version
    more = page.more
  }
  return sizes
}

const keysOf = ({ records }: { records: LearningRecord[] }) => records.map(({ key }) => key)

describe.each(engines)('sync_learning on $name', ({ open }) => {
  let db: Database
  let ana: Person
  let ben: Person
  const room = (records: number) =>
    db.root.query("update private.settings set value = $1 where name = 'learning_records'", [records])
  beforeAll(async () => void (db = await open()))
  beforeEach(async () => {
    ana = await person(db, 'ana')
    ben = await person(db, 'ben')
    await room(5000)
  })
  afterAll(() => db.close())

  it('is refused in another member’s name, and keeps nothing of it', async () => {
    const inNameOf = (member: Person) =>
      call(ana, 'sync_learning', { p_records: JSON.stringify([record()]), p_expected_user: member.id })
    expect(await refusal(inNameOf(ben))).toBe('PT412')
    expect((await sync(ana, [])).records).toEqual([])
    await inNameOf(ana)
    expect((await sync(ana, [])).records).toHaveLength(1)
  })

  it('is refused to who is not signed in, and to a session that has ended', async () => {
    expect(await refusal(sync(visitor(db), []))).toBe('42501')
    await db.root.query('delete from auth.sessions where user_id = $1', [ana.id])
    expect(await refusal(sync(ana, [record()]))).toBe('PT401')
  })

  it.each([
    ['no list', { kind: 'read' }],
    ['nothing', null],
    ['a kind that is none', [record({ kind: 'Read!' })]],
    ['a key that is empty', [record({ key: '' })]],
    ['a key that is long', [record({ key: 'k'.repeat(201) })]],
    ['a time before all', [record({ at: -1 })]],
    ['a value that is long', [record({ value: 'v'.repeat(16_001) })]],
    ['a record without a value', [{ kind: 'read', key: 'a', at: 1 }]],
    ['more than go in one request', Array.from({ length: 501 }, (_, index) => record({ key: `${index}` }))],
    ['a time that is none', [{ kind: 'read', key: 'a', at: '5', value: 'read' }]],
    ['a record that is none', [5]],
  ])('refuses %s, and takes nothing', async (_, records) => {
    expect(await refusal(sync(ana, records))).toBe('PT400')
    expect(await sync(ana, [])).toMatchObject({ version: 0, more: false, records: [] })
  })

  it('refuses more of one person than any course could bring', async () => {
    for (let from = 0; from < 3500; from += 500) await sync(ana, many(from), 9_000)
    expect(await refusal(sync(ana, many(3500)))).toBe('PT400')
    expect(await pages(ana)).toEqual([500, 500, 500, 500, 500, 500, 500])
  })

  it('keeps a person’s own from everybody else, and ends with the account', async () => {
    await sync(ana, [record()])
    expect(await sync(ben, [])).toMatchObject({ version: 0, more: false, records: [] })
    expect(await refusal(ben.sql('select * from private.learning_records'))).toBe('42501')
    const copy = Object(await call(ana, 'my_data', {}))
    expect(copy['learning_records']).toEqual([{ user_id: ana.id, ...record() }])
    await db.root.query('delete from auth.users where id = $1', [ana.id])
    expect(await db.root.query('select * from private.learning_records where user_id = $1', [ana.id])).toEqual([])
  })

  it.each([
    ['a later one', record({ at: 6, value: 'unread' }), 'unread'],
    ['an earlier one', record({ at: 4, value: 'unread' }), 'read'],
    ['one of the same time with a smaller text', record({ value: 'a' }), 'a'],
    ['one of the same time with a greater text', record({ value: 'unread' }), 'read'],
  ])('gives way to %s only as it should', async (_, other, value) => {
    await sync(ana, [record()])
    expect((await sync(ana, [other])).records).toMatchObject([{ value }])
  })

  it('takes of one record twice in a request the one that stands', async () => {
    const { records } = await sync(ana, [record({ at: 1 }), record({ at: 9, value: 'unread' }), record({ at: 9, value: 'v' })])
    expect(records).toEqual([record({ at: 9, value: 'unread' })])
  })

  it('tells what changed since a version, everything since one that it never reached, and nothing anew for a repetition', async () => {
    const first = await sync(ana, [record()])
    const second = await sync(ana, [record({ key: 'b' }), record()], first.version)
    expect(second).toMatchObject({ version: first.version + 1, more: false, records: [record({ key: 'b' })] })
    expect(await sync(ana, [record({ key: 'b' })], second.version)).toMatchObject({
      version: second.version,
      more: false,
      records: [],
    })
    expect((await sync(ana, [], 99)).records).toHaveLength(2)
    expect((await sync(ana, [], null)).records).toHaveLength(2)
  })

  const future = Date.now() + 86_400_000
  const note = (key: string, more: Partial<LearningRecord> = {}) =>
    record({ kind: 'note', key, value: '["written","s",1,"q","t"]', ...more })
  const removed = (key: string) => note(key, { at: 6, value: '["removed","s",1,"",null]' })

  it('refuses by name what is none, and takes the rest of the request', async () => {
    const long = record({ key: 'long', value: 'v'.repeat(16_001) })
    const { refused } = await byName(ana, [long, record(), record({ key: 'b', at: -1 })])
    expect(refused).toEqual([
      { kind: 'read', key: 'long', code: 'malformed' },
      { kind: 'read', key: 'b', code: 'malformed' },
    ])
    expect(await sync(ana, [])).toMatchObject({ records: [record()] })
  })

  it.each([
    ['a day ahead', future],
    ['at the last time that a number can have', 2 ** 53 - 1],
    ['beyond it', 1e300],
  ])('gives a record %s a time that it has reached, which the next change stands over', async (_, at) => {
    const before = Date.now()
    const { refused, records } = await byName(ana, [record({ at, value: 'unread' }), record({ key: 'b' })])
    expect(records).toEqual([])
    expect(refused).toEqual([{ kind: 'read', key: 'a', code: 'ahead', at: expect.any(Number) }])
    const [given = 0] = refused.map((each) => each.at)
    expect([given >= before, given <= Date.now()]).toEqual([true, true])
    await byName(ana, [record({ at: given, value: 'unread' })])
    const next = await sync(ana, [record({ at: given + 1 })])
    expect(next.records.find(({ key }) => key === 'a')).toMatchObject({ at: given + 1, value: 'read' })
  })

  it('takes a record of a clock that is ahead from an app that was opened before, at its own time, and the same again as no news', async () => {
    const before = Date.now()
    const first = await sync(ana, [record({ at: future }), record({ key: 'b', at: 2 ** 53 })])
    expect(first.records.map(({ at }) => at >= before && at <= Date.now())).toEqual([true, true])
    expect(await sync(ana, [record({ at: future })], first.version)).toMatchObject({ version: first.version, records: [] })
    const later = record({ at: Date.now() + 1, value: 'unread' })
    expect((await sync(ben, [], 0)).records).toEqual([])
    expect((await byName(ana, [later], 99)).refused).toEqual([])
    expect((await sync(ana, [])).records.find(({ key }) => key === 'a')).toEqual(later)
  })

  it('tells nothing of what was taken as it was sent, and in any case what stands over it', async () => {
    const first = await byName(ana, [record()])
    expect(first).toMatchObject({ version: 1, records: [] })
    const other = await byName(ana, [record({ at: 4 }), record({ key: 'b' })], first.version)
    expect(other).toMatchObject({ version: 2, records: [record()] })
  })

  it('forgets the oldest removals where it has no room, and says up to which version', async () => {
    await room(10)
    for (const key of ['a', 'b', 'c', 'd']) await byName(ana, [removed(key)])
    const full = await byName(
      ana,
      Array.from({ length: 6 }, (_, nth) => note(`${nth}`)),
    )
    expect(full).toMatchObject({ version: 5, forgotten: 0, refused: [] })
    const after = await byName(ana, [note('6'), note('7')])
    expect(after).toMatchObject({ version: 6, forgotten: 3, refused: [] })
    expect(keysOf(await sync(ana, []))).toEqual(['d', '0', '1', '2', '3', '4', '5', '6', '7'])
  })

  it('tells who sends what was removed that it was, though the same request makes it forget removals', async () => {
    await room(3)
    for (const key of ['a', 'b', 'c']) await byName(ana, [removed(key)])
    const { records, forgotten } = await byName(ana, [note('a'), note('d')])
    expect({ records, forgotten }).toEqual({ records: [removed('a')], forgotten: 3 })
  })

  it('refuses by name what has no room, takes what makes nothing larger, and counts on from what it forgot', async () => {
    await room(3)
    await byName(ana, [removed('a'), note('b'), record({ key: 'c', value: 'unread' })])
    const { refused, ...after } = await byName(ana, [note('d'), note('e'), record({ key: 'c', at: 9 })])
    expect(refused).toEqual([{ kind: 'note', key: 'e', code: 'full' }])
    expect(after).toMatchObject({ forgotten: 1, version: 2 })
    expect(await refusal(sync(ana, [note('f')]))).toBe('PT400')
    expect(await byName(ana, [removed('b')], after.version)).toMatchObject({ forgotten: 1, version: 3, refused: [] })
    expect(await byName(ana, [note('e')], 3)).toMatchObject({ forgotten: 3, version: 4, refused: [] })
    expect(keysOf(await sync(ana, []))).toEqual(['d', 'c', 'e'])
  })

  it('tells much of it in pages of two hundred and the rest of a version, of which no record is left out', async () => {
    for (const size of [150, 49, 2, 300, 1]) await sync(ana, many(size * 1000).slice(0, size), 9_000)
    expect(await pages(ana)).toEqual([201, 300, 1])
  })
})

/** A device, the ids of the notes that were written on it, and of those that were changed or removed there. */
class Device extends LearningDevice {
  written: string[] = []
  ended: string[] = []

  constructor(who: Actor) {
    super((records, since) => byName(who, records, since))
  }

  /** The first note of this name that is here. */
  note(name: string): string | null {
    return Object.keys(this.notes).find((id) => id.startsWith(name) && this.notes[id]?.text !== null) ?? null
  }

  end(id: string | null): string | null {
    if (id !== null) this.ended.push(id)
    return id
  }
}

const device = fc.nat(2)
const section = fc.constantFrom('a', 'b')
/** Clocks that differ, go backwards and stand at the same. */
const at = fc.nat(3)
const change = fc.oneof(
  fc.record({ do: fc.constant('read' as const), device, section, isRead: fc.boolean(), at }),
  fc.record({ do: fc.constant('left' as const), device, section, nth: fc.option(fc.nat(3)), at }),
  fc.record({ do: fc.constant('place' as const), device, section, at }),
  fc.record({ do: fc.constant('answer' as const), device, section, isRight: fc.boolean(), at }),
  fc.record({ do: fc.constant('note' as const), device, section, text: fc.constantFrom('', 'Ask about this', 'Später 🙂'), at }),
  fc.record({ do: fc.constant('remove' as const), device, section, at }),
  fc.record({ do: fc.constant('plan' as const), device, days: fc.subarray([0, 2, 6]), at }),
  fc.record({ do: fc.constant('day' as const), device, day: fc.integer({ min: 10, max: 20 }) }),
)
const exchange = fc.oneof(
  fc.record({
    do: fc.constant('sync' as const),
    device,
    fault: fc.constantFrom(...deliveries),
  }),
  fc.record({ do: fc.constant('late' as const), device }),
)
const step = fc.oneof({ arbitrary: change, weight: 3 }, { arbitrary: exchange, weight: 2 })
/** As long as they may be, and not the handful of steps that fast-check begins with. */
const schedule = fc.array(step, { maxLength: 40, size: 'max' })

async function take(each: typeof step extends fc.Arbitrary<infer Step> ? Step : never, devices: Device[]): Promise<void> {
  const on = devices[each.device]
  if (!on) return
  if (each.do === 'sync') await on.sync(each.fault)
  else if (each.do === 'late') await on.late.shift()?.()
  else if (each.do === 'day') on.log = withDayRead(on.log, `2026-03-${each.day}`)
  else if (each.do === 'answer') on.log = withAnswer(on.log, each.section, each.isRight, each.at)
  else if (each.do === 'note') {
    const id = `${each.section} ${crypto.randomUUID()}`
    const inPlaceOf = on.end(on.note(each.section))
    on.log = withNote(on.log, { id, inPlaceOf }, { section: 's', nth: 1, quote: 'Feet under' }, each.text, each.at)
    on.written.push(id)
  } else if (each.do === 'remove') on.log = withoutNote(on.log, on.end(on.note(each.section)) ?? 'none', each.at)
  else if (each.do === 'plan') on.log = withPlan(on.log, { days: each.days, minutes: 10 }, each.at)
  else if (each.do === 'read') on.log = withSectionRead(on.log, each.section, each.isRead, each.at)
  else if (each.do === 'place') on.log = withPlace(on.log, { week: 1, section: each.section }, each.at)
  else on.log = withLeft(on.log, each.section, each.nth === null ? null : { nth: each.nth, words: 'Feet' }, each.at)
}

const linesOf = (records: LearningRecord[]) =>
  records.map(({ kind, key, at: when, value }) => `${kind}/${key} ${when} ${value}`).toSorted()

// LEARNING_RUNS=1000 for a long run, SEED for other schedules than those of every run.
const runs = Number(process.env['LEARNING_RUNS'] ?? (isWhole ? 200 : 30))
const seed = Number(process.env['SEED'] ?? 61)

describe.each(engines)(`three devices, ${runs} schedules on $name, SEED=${seed}`, ({ open }) => {
  let db: Database
  beforeAll(async () => void (db = await open()))
  afterAll(() => db.close())

  const figures = { schedules: 0, devices: 0, faults: 0, differences: 0 }
  afterAll(() => void process.stdout.write(`${JSON.stringify(figures)}\n`))

  it(
    'come to the same, whatever was lost, late or sent twice, and lose no day, section, answer or note',
    { timeout: 1_800_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(schedule, async (steps) => {
          const who = await person(db, 'cadet')
          const devices = [new Device(who), new Device(who), new Device(who)]
          for (const each of steps) await take(each, devices)
          figures.schedules += 1
          figures.devices += devices.length
          figures.faults += steps.filter((each) => each.do === 'sync' && each.fault !== 'none').length
          for (const each of devices) for (const arrive of each.late.splice(0)) await arrive()
          for (const each of [...devices, ...devices]) while (await each.sync());
          const [first, ...others] = devices.map((each) => linesOf(each.records))
          figures.differences += others.filter((other) => String(other) !== String(first)).length
          expect(others).toEqual([first, first])
          const written = steps.flatMap((each) => {
            if (each.do === 'read') return [`read/${each.section}`]
            if (each.do === 'answer') return [`answer/${each.section}`]
            return each.do === 'day' ? [`day/2026-03-${each.day}`] : []
          })
          const held = new Set(first?.map((line) => line.split(' ')[0]))
          expect(written.filter((name) => !held.has(name))).toEqual([])
          const ended = new Set(devices.flatMap((each) => each.ended))
          for (const each of devices)
            expect(
              Object.keys(each.notes)
                .filter((id) => each.notes[id]?.text !== null)
                .toSorted(),
            ).toEqual(devices.flatMap((other) => other.written.filter((id) => !ended.has(id))).toSorted())

          // What is changed by who has seen all of it stands, whatever that device's clock says.
          const [last] = devices
          if (last) last.log = withSectionRead(last.log, 'a', false, 0)
          for (const each of devices) while (await each.sync());
          expect(devices.map(({ log }) => log['read/a']?.value)).toEqual(['unread', 'unread', 'unread'])
        }),
        { seed, numRuns: runs },
      )
    },
  )
})
