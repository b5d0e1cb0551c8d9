import { isUnsettled, type OutboxEntry } from '../../src/domain/outbox/entry'
import { recoverWork } from '../../src/local/recover-work'
import { forgetLost, lostWork } from '../../src/local/unsent-tally'
import type { KnownAct } from './person.ts'
import type { Copies } from './schedule.ts'
import type { Storage } from './storage.ts'

/** What of the world is lost, and what notes it. */
type LossParts = {
  storage: Storage
  acts: Map<string, KnownAct>
  forms: { loseDrafts(): void }
  device: { now(): number }
  violations: string[]
}

/**
 * What was lost and no page has looked for: the acts that waited, those taken back, those that outlasted a leaving, all that must come back,
 * in the order of each loss, and whether the mark told of it.
 */
type Pending = { waited: Set<string>; taken: Set<string>; outlasting: Set<string>; orders: string[][]; isMarked: boolean }

/** Work that waits, that was refused and can still be changed, and what an edit is to replace. */
function workOf(entries: readonly OutboxEntry[]): OutboxEntry[] {
  const replaced = new Set(entries.filter(isUnsettled).map(({ replaces }) => replaces))
  return entries.filter((entry) => isUnsettled(entry) || entry.state === 'rejected' || replaced.has(entry.opId))
}

/** The browser empties the outbox, and what is told and brought back then. */
export class Losses {
  #pending: Pending | null = null
  /** How many acts are gone for good of which a person was told and has not read it. */
  #unread = 0
  readonly #world: LossParts

  constructor(world: LossParts) {
    this.#world = world
  }

  /** Whether something is lost that no page has looked for yet. */
  get isPending(): boolean {
    return this.#pending !== null
  }

  /** The browser empties the database, as one whose disk is full has done, and keeps of the second copies what `copies` says. */
  async destroy(copies: Copies, pick: number): Promise<void> {
    const { storage, acts, forms } = this.#world
    const entries = (await storage.entries()).toSorted((a, b) => a.seq - b.seq)
    const isKept = (index: number) => copies === 'whole' || (copies === 'partly' && index % 3 !== pick % 3)
    storage.copies.lose(storage.copies.addresses().filter((_, index) => !isKept(index)))
    await storage.empty()
    forms.loseDrafts()
    const copied = storage.copies.opIds()
    const before: Pending = this.#pending ?? {
      waited: new Set(),
      taken: new Set(),
      outlasting: new Set(),
      orders: [],
      isMarked: true,
    }
    const orders = [...before.orders, workOf(entries).map(({ opId }) => opId)].map((order) =>
      order.filter((opId) => copied.has(opId)),
    )
    this.#pending = {
      waited: new Set([...before.waited, ...entries.filter(isUnsettled).map(({ opId }) => opId)]),
      taken: new Set([...before.taken, ...entries.filter(({ state }) => state === 'cancelling').map(({ opId }) => opId)]),
      outlasting: new Set([...acts.values()].flatMap(({ opId, isForgotten }) => (isForgotten ? [opId] : []))),
      orders,
      isMarked: before.isMarked && storage.isMarkTrue,
    }
    const away = new Set(orders.flat())
    for (const { opId } of entries) this.#lose(opId, away.has(opId))
    for (const act of acts.values()) if (act.lost === 'copied' && !away.has(act.opId)) act.lost = 'gone'
  }

  /** localStorage is cleared: nothing tells of what waited, or of what was lost. */
  loseMarks(): void {
    const { storage } = this.#world
    storage.marks.clear()
    storage.isMarkTrue = false
    if (this.#pending) this.#pending.isMarked = false
    this.#unread = 0
  }

  /** The person has read what is told of a loss. */
  read(): void {
    if ((lostWork()?.back ?? null) === null) return
    forgetLost()
    this.#unread = 0
  }

  /** The very recovery that a page's engine starts with, and what it has done that it must not. */
  async recover(): Promise<void> {
    const { storage, acts, violations } = this.#world
    const [before, told] = [await storage.byId(), JSON.stringify(lostWork())]
    await this.#atPhonesTime(recoverWork)
    const pending = this.#pending
    this.#pending = null
    if (pending === null) {
      if (storage.isMarkTrue && told !== JSON.stringify(lostWork())) violations.push('told: of a loss that never was')
      return
    }
    const after = await storage.byId()
    const isFound = (pending.isMarked && pending.waited.size > 0) || before.size === 0
    for (const opId of pending.orders.flat()) {
      const act = acts.get(opId)
      if (!isFound && act && !after.has(opId)) act.lost = 'gone'
      else if (act) act.lost = null
    }
    const back = [...after.values()].filter(({ opId }) => !before.has(opId)).toSorted((a, b) => a.seq - b.seq)
    for (const order of pending.orders) {
      const places = back.map(({ opId }) => order.indexOf(opId)).filter((place) => place >= 0)
      if (places.some((place, index) => place < (places[index - 1] ?? 0)))
        violations.push(`order: what was lost came back as ${places.join(', ')}`)
    }
    for (const { opId, state } of back)
      if (acts.get(opId)?.isForgotten && !pending.outlasting.has(opId) && state !== 'cancelling')
        violations.push(`copies: ${opId} came back though its person had it deleted`)
    for (const { opId, state } of back)
      if (pending.taken.has(opId) && state !== 'cancelling') violations.push(`order: ${opId} was taken back, and is ${state}`)
    const photos = await this.#photosWithBytes()
    for (const { opId, photo } of back)
      // An edit has taken the photo of what it is to replace along.
      if (photo && photo.state !== 'gone' && storage.copies.hasPhoto(opId) && !photos.has(photo.id))
        violations.push(`copies: ${opId} came back without its photo`)
    // What was sent off again since, under its old id, is there, and was not brought back.
    const isBack = (opId: string) => pending.waited.has(opId) && after.has(opId) && !before.has(opId)
    const found = pending.orders.flat().filter(isBack)
    if (pending.isMarked) this.#hear(pending.waited.size, found.length)
  }

  /** Whoever looks is told how many of all that waited came back, and how many are gone. */
  #hear(waited: number, back: number): void {
    if (waited === 0) return
    const told = lostWork()
    const gone = waited - back + this.#unread
    if (told?.back !== back || told.count !== back + gone)
      this.#world.violations.push(
        `told: ${told?.back ?? 'none'} of ${told?.count ?? 'none'} acts came back, which is ${back} of ${back + gone}`,
      )
    this.#unread = gone
  }

  async #photosWithBytes(): Promise<ReadonlySet<string>> {
    return new Set(await this.#world.storage.database.photos.toCollection().primaryKeys())
  }

  #lose(opId: string, isCopied: boolean): void {
    const act = this.#world.acts.get(opId)
    if (act) act.lost = isCopied ? 'copied' : 'gone'
  }

  async #atPhonesTime(work: () => Promise<void>): Promise<void> {
    const real = Date.now
    Date.now = () => this.#world.device.now()
    await work().finally(() => {
      Date.now = real
    })
  }

  /** What waits, or was refused and can still be changed, has a second copy, and nothing else has. `isHealed`: what was cut off is cleared away too. */
  async copyViolations(entries: ReadonlyMap<string, OutboxEntry>, isHealed: boolean): Promise<string[]> {
    const { storage, acts } = this.#world
    const photos = await this.#photosWithBytes()
    const isBare = ({ opId, photo }: OutboxEntry) => photo !== null && photos.has(photo.id) && !storage.copies.hasPhoto(opId)
    const copied = storage.copies.opIds()
    const work = new Set(workOf([...entries.values()]))
    const away = new Set(this.#pending?.orders.flat())
    const lone = isHealed ? storage.copies.lonePhotos().filter((opId) => !entries.has(opId)) : []
    return [
      ...lone.map((opId) => `copies: the photo of ${opId} is left of one`),
      ...[...entries.values()].flatMap((entry) =>
        // What is left of a person who has left without their work is a bare withdrawal.
        work.has(entry) === copied.has(entry.opId) || acts.get(entry.opId)?.isForgotten
          ? []
          : [`copies: ${entry.opId} is ${entry.state}, and has ${work.has(entry) ? 'none' : 'one'}`],
      ),
      ...[...entries.values()].flatMap((entry) =>
        copied.has(entry.opId) && isBare(entry) ? [`copies: ${entry.opId} has one without its photo`] : [],
      ),
      ...[...copied].flatMap((opId) =>
        entries.has(opId) || away.has(opId) || acts.get(opId)?.lost ? [] : [`copies: ${opId} is gone, and has one`],
      ),
    ]
  }
}
