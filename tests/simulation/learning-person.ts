import { recordName } from '../../src/domain/course/learning-record.ts'
import { withAnswer } from '../../src/domain/course/questions.ts'
import { withNote, withoutNote } from '../../src/domain/course/reader-notes.ts'
import { withLeft, withPlace, withSectionRead } from '../../src/domain/course/reading-progress.ts'
import { withPlan } from '../../src/domain/course/weekly-plan.ts'
import { type Exchange, LearningDevice } from './learning-device.ts'
import type { LearningServer, LearningWorld } from './learning-servers.ts'
import { uuidFrom } from './random.ts'

export const hour = 3_600_000
/** By how much a device's clock may be wrong, in ms: never by a little alone. */
export const wrongs = [0, 15_000, -15_000, 50_000, 5 * hour, -5 * hour, 1440 * hour, -1440 * hour, 60_000_000 * hour]
/** So many requests of a device in a row are more than any exchange takes. */
const most = 60

/** The two devices of a person, whose clocks are wrong, and who changed what upon what. */
export class LearningPerson {
  readonly devices: { device: LearningDevice; wrong: number }[]
  /** By a value that was written, those that it was written upon, directly or not. */
  readonly upon = new Map<string, ReadonlySet<string>>()
  readonly written = new Set<string>()
  readonly removed = new Set<string>()
  /** Which device is in use: the other lies in a drawer. Null for both. */
  used: number | null = null
  requests = 0
  changes = 0
  forgotten = 0
  /** Notes that were sent and not answered: once their removal is forgotten nobody can tell that they had arrived, and they come back rather than be lost. */
  readonly inDoubt = new Set<string>()
  /** The names for which the server had no room, as each device is told. */
  readonly full = new Set<string>()
  private readonly random: () => number
  readonly world: LearningWorld

  constructor(server: LearningServer, world: LearningWorld, random: () => number) {
    this.world = world
    this.random = random
    const exchange: Exchange = async (records, since) => {
      this.requests += 1
      world.now += 1 + this.below(400)
      const answer = await server.exchange(records, since)
      this.forgotten = answer.forgotten
      for (const each of answer.refused) if (each.code === 'full') this.full.add(recordName(each))
      return answer
    }
    this.devices = [0, 1].map(() => ({ device: new LearningDevice(exchange), wrong: this.one(wrongs) }))
  }

  below(limit: number): number {
    return Math.floor(this.random() * limit)
  }

  one<Value>(values: readonly Value[]): Value {
    const value = values[this.below(values.length)]
    if (value === undefined) throw new Error('Nothing to choose from.')
    return value
  }

  /** The time as a device has it. */
  now(nth: number): number {
    return this.world.now + this.at(nth).wrong
  }

  at(nth: number): { device: LearningDevice; wrong: number } {
    const found = this.devices[nth]
    if (!found) throw new Error(`There is no device ${nth}.`)
    return found
  }

  private valueOf(nth: number, name: string): string | undefined {
    return this.at(nth).device.records.find((record) => recordName(record) === name)?.value
  }

  /** A change of a record that every device may change, with a text that none before it had. */
  change(nth: number, name: string): void {
    const { device } = this.at(nth)
    const before = this.valueOf(nth, name)
    const now = this.now(nth)
    this.changes += 1
    if (name === 'place/latest') device.log = withPlace(device.log, { week: 1, section: `s${this.changes}` }, now)
    else if (name === 'left/a') device.log = withLeft(device.log, 'a', { nth: 1, words: `w${this.changes}` }, now)
    else
      device.log = withPlan(
        device.log,
        { days: [0, 1, 2, 3, 4, 5, 6].filter((day) => this.changes & (1 << day)), minutes: 10 },
        now,
      )
    const value = `${name} ${this.valueOf(nth, name)}`
    const base = before === undefined ? [] : [`${name} ${before}`]
    if (before !== undefined && value === base[0]) return
    this.upon.set(value, new Set(base.flatMap((each) => [each, ...(this.upon.get(each) ?? [])])))
  }

  /** Something that has no text of its own, or a note: a new one, one in place of another, a removal. */
  other(nth: number): void {
    const { device } = this.at(nth)
    const now = this.now(nth)
    const what = this.below(8)
    this.changes += 1
    if (what === 0) device.log = withSectionRead(device.log, this.one(['b', 'c']), this.below(2) === 0, now)
    else if (what === 1) device.log = withAnswer(device.log, this.one(['q', 'r']), this.below(2) === 0, now)
    else this.note(nth, what === 2)
  }

  private note(nth: number, isRemoval: boolean): void {
    const { device } = this.at(nth)
    const now = this.now(nth)
    const live = Object.keys(device.notes)
      .filter((id) => device.notes[id]?.text !== null)
      .toSorted()
    const before = live.length > 2 || isRemoval || this.below(2) === 0 ? (live[0] ?? null) : null
    if (before !== null) this.removed.add(before)
    if (isRemoval) device.log = before === null ? device.log : withoutNote(device.log, before, now)
    if (isRemoval) return
    const id = uuidFrom(this.random)
    device.log = withNote(device.log, { id, inPlaceOf: before }, { section: 's', nth: 1, quote: 'Feet' }, `n${id}`, now)
    this.written.add(id)
  }

  /** Lets all that is under way arrive and each device exchange until nothing is left; false where one finds no end. */
  async heal(): Promise<boolean> {
    for (const { device } of this.devices) for (const late of device.late.splice(0)) await late()
    for (const nth of [0, 1, 0, 1]) {
      let requests = 0
      while (await this.at(nth).device.sync()) if ((requests += 1) > most) return false
    }
    return true
  }

  /** What a device shows: removals are as good as gone. */
  shown(nth: number): string[] {
    const { records } = this.at(nth).device
    const kept = records.filter(({ value }) => !value.startsWith('["removed"'))
    return kept
      .filter((record) => !this.full.has(recordName(record)))
      .map((record) => `${recordName(record)} ${record.at} ${record.value}`)
      .toSorted()
  }
}
