import type { OutboxEffect, OutboxEvent } from '../../src/domain/outbox/events'
import type { OutboxNetwork } from '../../src/domain/outbox/ports'
import { type OutboxEntry, type PreparedPhoto, timeoutsOf } from '../../src/domain/outbox/entry'
import { knownEpoch } from '../../src/local/outbox-reads'
import { epochLook } from '../../src/sync/epoch-look'
import { Flusher } from '../../src/sync/flush-outbox'
import { HEARD_EVERY_MS, LOOK_LATER_MS } from '../../src/sync/wake-sources'
import { networkOf } from '../../src/sync/outbox-ports'
import type { Losses } from './loss.ts'
import type { Network } from './network.ts'
import { uuidFrom } from './random.ts'
import type { Timeline } from './timeline.ts'
import { type StepParts, watchedStep } from './watched-step.ts'

export type Surroundings = StepParts & { timeline: Timeline; network: Network; losses: Losses }

const STORAGE_MS = 3
const ASK_AGAIN_MS = 30_000
const never = new Promise<never>(() => undefined)

/** A tab or the worker: the very flusher that ships, whose every touch of the world is a point where it can be killed or frozen. */
export class Context {
  readonly id: string
  readonly isWorker: boolean
  isAlive = true
  readonly openSince: number
  isVisible: boolean
  /** Its engine was not started, since nothing seemed to wait. */
  isDormant = false
  readonly #around: Surroundings
  readonly #flusher: Flusher
  #pointsLeft = Infinity
  #frozenUntil = 0
  #wakers: (() => void)[] = []
  #ask: OutboxNetwork['askTime'] = () => never
  #look: () => Promise<boolean> = () => never
  /** Null until this page has heard of the server. */
  #isHeard: boolean | null = null
  #heardAt = Number.NEGATIVE_INFINITY
  #heardFastAt = Number.NEGATIVE_INFINITY
  #stopAsking: (() => void) | null = null

  constructor(id: string, isVisible: boolean, around: Surroundings) {
    this.id = id
    this.isWorker = !isVisible
    this.isVisible = isVisible
    this.#around = around
    this.openSince = around.timeline.now
    around.device.living.add(id)
    if (isVisible) around.device.listeners.set(id, () => around.timeline.after(LOOK_LATER_MS, () => this.wake()))
    this.#flusher = this.#makeFlusher()
  }

  wake(): void {
    if (this.isAlive && !this.isDormant) void this.#thawed().then(() => this.isAlive && this.#flusher.wake())
  }

  /** Something was enqueued or became due in this tab: it looks, and lets the others look later. */
  announce(): void {
    if (!this.isAlive) return
    this.wake()
    for (const [id, listen] of this.#around.device.listeners) if (id !== this.id) listen()
  }

  /** A person's act in this tab, or news that the app passes on. Null when the tab died before it could tell. */
  async tell(event: OutboxEvent, photo: PreparedPhoto | null = null): Promise<readonly OutboxEffect[] | null> {
    if (!this.isAlive) return null
    if ('opId' in event || 'draft' in event) this.isDormant = false
    return this.#point(() => this.#apply(event, photo))
  }

  /** A read or write of this tab's other than an outbox event. Never ends once the tab is gone. */
  touch<T>(work: () => Promise<T>): Promise<T> {
    const { timeline } = this.#around
    return this.#point(async () => {
      await timeline.pause(STORAGE_MS)
      return timeline.real(work)
    })
  }

  killAfter(points: number): void {
    this.#pointsLeft = points
    if (points === 0) this.kill()
  }

  kill(): void {
    this.isAlive = false
    this.#flusher.stop()
    const { device } = this.#around
    device.living.delete(this.id)
    device.listeners.delete(this.id)
    if (device.lockHeldBy === this.id) device.lockHeldBy = null
  }

  /** As a page's engine starts: it looks for what the browser has lost, sweeps what has long been settled, and sends what may go. */
  async start(): Promise<void> {
    const { timeline, storage, losses } = this.#around
    const begin = async () => {
      await losses.recover()
      await watchedStep(this.#around, { type: 'swept' }, null, this.isWorker)
    }
    await this.#thawed()
    await timeline.real(() => storage.alone(begin))
    this.wake()
  }

  /** A page that opens asks the server, as the Outbox and every page of bounties does; where a backup was put back, it starts its engine. */
  async greet(): Promise<void> {
    await this.#thawed()
    if (!(await this.#look())) return
    this.isDormant = false
    this.wake()
  }

  /** Since when this context stands still; null while it goes on. */
  frozenSince: number | null = null

  freeze(ms: number): void {
    this.frozenSince ??= this.#around.timeline.now
    this.#frozenUntil = this.#around.timeline.now + ms
    this.#around.timeline.after(ms, () => this.#frozenUntil <= this.#around.timeline.now && this.thaw())
  }

  get isFrozen(): boolean {
    return this.#frozenUntil > this.#around.timeline.now
  }

  thaw(): void {
    this.#frozenUntil = 0
    this.frozenSince = null
    for (const go of this.#wakers.splice(0)) go()
  }

  #makeFlusher(): Flusher {
    const { device, network, timeline, random } = this.#around
    const sender = networkOf({
      session: () => timeline.pause(STORAGE_MS).then(() => device.stored()),
      photo: (id) => this.#photo(id),
    })
    this.#ask = () => sender.askTime()
    const ports: Omit<Parameters<typeof epochLook>[0], 'knownEpoch' | 'ageCache'> = {
      storage: { apply: (event) => this.#point(() => this.#apply(event, null)) },
      network: {
        send: (entry) => this.#point(() => sender.send(this.#asked(entry))),
        cancel: (entry) => this.#point(() => sender.cancel(this.#asked(entry))),
        upload: (entry) => this.#point(() => sender.upload(this.#asked(entry))),
        askTime: () => this.#point(() => sender.askTime()),
        lookUp: (userId, opIds) => this.#point(() => sender.lookUp(userId, opIds)),
      },
      session: { userId: async () => device.userId(), renew: () => this.#point(() => device.renew(network)) },
      clock: {
        now: () => device.now(),
        elapsed: () => timeline.now,
        after: (ms, call) => timeline.after(ms, () => void this.#thawed().then(() => this.isAlive && call())),
      },
      random,
      heard: (isHeard) => this.#hear(isHeard),
    }
    const lookAtEpoch = epochLook({ ...ports, knownEpoch: () => timeline.real(knownEpoch), ageCache: async () => undefined })
    this.#look = lookAtEpoch
    return new Flusher({
      ...ports,
      lookAtEpoch,
      by: this.id,
      locks: { tryRun: (work) => this.#tryRun(work), alive: async () => new Set(device.living) },
      newId: () => uuidFrom(random),
      isVisible: () => this.isVisible,
      cacheEntity: async () => undefined,
      heardFastAt: () => this.#heardFastAt,
    })
  }

  /** The network gives an act up when the phone would. */
  #asked(entry: OutboxEntry): OutboxEntry {
    this.#around.network.tried.set(entry.opId, timeoutsOf(entry))
    return entry
  }

  /** As a page does: a server that was not heard is asked again while somebody looks, and what waits is due once it answers. */
  #hear(isHeard: boolean): void {
    if (isHeard) this.#heardFastAt = this.#around.timeline.now
    if (!this.isVisible || this.#isHeard === isHeard) return
    this.#isHeard = isHeard
    if (!isHeard) return this.#askLater()
    this.#stopAsking?.()
    const { now } = this.#around.timeline
    if (now - this.#heardAt < HEARD_EVERY_MS) return
    this.#heardAt = now
    void this.tell({ type: 'network_returned' }).then(() => this.wake())
  }

  #askLater(): void {
    const look = async () => {
      await this.#thawed()
      if (!this.isAlive || this.#isHeard) return
      if (this.isVisible && (await this.#ask()).ok) this.#hear(true)
      else if (this.#isHeard === false) this.#askLater()
    }
    this.#stopAsking?.()
    this.#stopAsking = this.#around.timeline.after(ASK_AGAIN_MS, () => void look())
  }

  /** Storage takes its time, so that tabs get in each other's way and people change in between. */
  async #apply(event: OutboxEvent, photo: PreparedPhoto | null): Promise<readonly OutboxEffect[]> {
    const { timeline, storage, note } = this.#around
    await timeline.pause(STORAGE_MS)
    const effects = await timeline.real(() => storage.alone(() => watchedStep(this.#around, event, photo, this.isWorker)))
    if (event.type === 'claimed')
      for (const { opId, ownerId } of effects.flatMap((effect) => (effect.type === 'attempt' ? [effect.entry] : [])))
        if (ownerId !== null && ownerId !== event.userId) note(`I3: ${opId} was taken up under another account`)
    return effects
  }

  async #photo(id: string): Promise<ArrayBuffer | null> {
    const { timeline, storage } = this.#around
    return timeline.real(async () => (await storage.database.photos.get(id))?.bytes ?? null)
  }

  async #tryRun(work: () => Promise<void>): Promise<boolean> {
    const { device } = this.#around
    if (device.lockHeldBy !== null) return false
    device.lockHeldBy = this.id
    try {
      await work()
    } finally {
      if (device.lockHeldBy === this.id) device.lockHeldBy = null
    }
    return true
  }

  /** Before and after each touch the context may be gone for ever, or stand still for a while. */
  async #point<T>(work: () => Promise<T>): Promise<T> {
    await this.#pass()
    const result = await work()
    await this.#pass()
    return result
  }

  async #pass(): Promise<void> {
    if (this.isAlive && this.#pointsLeft-- <= 0) this.kill()
    if (!this.isAlive) return never
    await this.#thawed()
    if (!this.isAlive) return never
  }

  async #thawed(): Promise<void> {
    while (this.isFrozen) await new Promise<void>((go) => void this.#wakers.push(go))
  }
}
