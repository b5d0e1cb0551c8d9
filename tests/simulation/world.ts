import type { OutboxEntry } from '../../src/domain/outbox/entry'
import { changeAct, makeAct, noteReplacements } from './acts.ts'
import { Context } from './context.ts'
import { Device } from './device.ts'
import { fillQueue } from './fill.ts'
import { Forms } from './forms.ts'
import { leavePhone } from './leave.ts'
import { Losses } from './loss.ts'
import { Network } from './network.ts'
import { arrivalViolations, newsToStrangers } from './oracles.ts'
import type { KnownAct } from './person.ts'
import { seeded, uuidFrom } from './random.ts'
import type { ContextName, Happening, Schedule } from './schedule.ts'
import { ids, type SimulatedServer } from './server.ts'
import type { Storage } from './storage.ts'
import type { Timeline } from './timeline.ts'
import { WaitOracle } from './wait-oracle.ts'
import type { WorldParts } from './world-parts.ts'

const disturbing: ReadonlySet<Happening['do']> = new Set([
  'kill',
  'freeze',
  'sleep',
  'jump_clock',
  'sign_in',
  'sign_out',
  'leave',
  'edit',
  'discard',
  'destroy',
])

/** How long the server is down while a backup is put back: longer than what it said of its epoch holds. */
const PUT_BACK_MS = 20_000
/** The lease, the wait for a lock that nobody lets go, and a round of storage. */
const TAKEN_OVER_MS = 30_000 + 16_000 + 1_000

const unsentMark = new URL('../../src/local/unsent-mark.ts', import.meta.url).href
/** Counts the pages that were opened without marks. */
let pages = 0

/** A phone with its tabs, a network and a server, to which things happen. */
export class World implements WorldParts {
  readonly timeline: Timeline
  readonly device: Device
  readonly network: Network
  readonly acts = new Map<string, KnownAct>()
  leaving = 0
  wasPutBack = false
  readonly violations: string[] = []
  readonly server: SimulatedServer
  readonly storage: Storage
  readonly forms: Forms
  readonly losses = new Losses(this)
  /** Whether a page that opens starts the engine only where something seems to wait. */
  opensContentPages = false
  readonly #random: () => number
  readonly #waits = new WaitOracle()
  readonly #contexts = new Map<ContextName, Context>()
  #incarnations = 0
  #told: ReadonlyMap<string, string> = new Map()
  /** Whether something has happened that may end an upload or its lease. */
  #isDisturbed = false

  constructor(schedule: Schedule, server: SimulatedServer, storage: Storage, timeline: Timeline) {
    this.timeline = timeline
    this.device = new Device(timeline)
    this.storage = storage
    this.server = server
    this.#random = seeded(schedule.seed)
    this.network = new Network(this.timeline, server, (token) => this.device.userOf(token))
    this.network.faults = [...schedule.faults]
    this.network.onArrival = (path, userId, parameters) =>
      void this.violations.push(...arrivalViolations(this.acts, path, userId, parameters))
    this.network.onSecondUpload = (opId) => {
      if (!this.#isDisturbed) this.violations.push(`lease: the photo of ${opId} was begun again while it was under way`)
    }
    this.forms = new Forms({
      userId: () => this.device.userId(),
      now: () => this.device.now(),
      elapsed: () => this.timeline.now,
      newId: this.newId,
      acts: this.acts,
      note: (violation) => void this.violations.push(violation),
    })
    this.device.signIn('ana')
    void this.open('page')
  }

  readonly newId = () => uuidFrom(this.#random)

  entries(): Promise<OutboxEntry[]> {
    return this.timeline.real(() => this.storage.entries())
  }

  /** A new tab or worker; one that lives looks again whether something waits. */
  async open(name: ContextName): Promise<void> {
    const known = this.#contexts.get(name)
    const context = known?.isAlive ? known : this.#newContext(name)
    // A page on which nobody does anything starts the engine where something may wait.
    context.isDormant &&= !(await this.#mayWait())
    if (context === known || name === 'worker') return context.wake()
    if (!context.isDormant) void context.start()
    void context.greet()
  }

  #newContext(name: ContextName): Context {
    if (name !== 'worker') this.forms.close(name)
    const { timeline, device, network, storage, acts, losses } = this
    const note = (violation: string) => void this.violations.push(violation)
    const around = { timeline, device, network, storage, random: this.#random, waits: this.#waits, acts, losses, note }
    const context = new Context(`${name} ${this.#incarnations++}`, name !== 'worker', around)
    context.isDormant = this.opensContentPages && name !== 'worker'
    this.#contexts.set(name, context)
    return context
  }

  /** What a page that opens knows of what waits: the module as such a page has it, with nothing learned. */
  #mayWait(): Promise<boolean> {
    return this.timeline.real(async () => {
      const page: typeof import('../../src/local/unsent-mark') = await import(/* @vite-ignore */ `${unsentMark}?page=${pages++}`)
      await page.findUnsentMark()
      return page.hasUnsentMark()
    })
  }

  /** What is looked at again and again: who holds what, and who is told what. */
  async look(): Promise<void> {
    await this.#lookAtLeases()
    await noteReplacements(this)
    const entries = await this.entries()
    this.violations.push(...newsToStrangers(this.#told, entries, this.acts, this.device.userId()))
    this.#told = new Map(entries.map(({ opId, state }) => [opId, state]))
  }

  /** An act that a window holds which stands still must go over to one that does not: within a lease and the time to notice. */
  async #lookAtLeases(): Promise<void> {
    const { now } = this.timeline
    const isWatched = this.contexts.some(
      (context) => context.isVisible && !context.isFrozen && context.openSince < now - TAKEN_OVER_MS,
    )
    if (!isWatched) return
    for (const { opId, leaseBy, ownerId } of await this.entries()) {
      const since = this.contexts.find(({ id }) => id === leaseBy)?.frozenSince ?? now
      const isMine = ownerId === null || ownerId === this.device.userId()
      if (isMine && now - since > TAKEN_OVER_MS) this.violations.push(`lease: ${opId} is held by a window that stands still`)
    }
  }

  get contexts(): Context[] {
    return [...this.#contexts.values()].filter(({ isAlive }) => isAlive)
  }

  happen(happening: Happening): Promise<unknown> | void {
    this.#isDisturbed ||= disturbing.has(happening.do)
    switch (happening.do) {
      case 'act':
        return this.tab && makeAct(this, this.tab, happening)
      case 'fill':
        return this.tab && fillQueue(this, this.tab, happening)
      case 'discard':
      case 'retry':
      case 'edit':
      case 'close':
        return this.tab && changeAct(this, this.tab, happening.do, happening.pick)
      case 'network':
        this.network.mode = happening.mode
        if (happening.mode === 'online')
          for (const context of this.contexts) void context.tell({ type: 'network_returned' }).then(() => context.wake())
        return
      case 'kill':
        return this.#contexts.get(happening.context)?.killAfter(happening.points)
      case 'open':
        return this.open(happening.context)
      case 'freeze':
        return this.#contexts.get(happening.context)?.freeze(happening.ms)
      case 'hide':
      case 'show':
        return this.#show(happening.context, happening.do === 'show')
      case 'sign_in':
        return this.signIn(happening.person)
      case 'sign_out':
        return this.device.signOut()
      case 'leave':
        return this.tab && this.#leave(this.tab, happening.left)
      case 'form':
      case 'edit_form':
      case 'type':
      case 'press':
        return this.#inForm(happening)
      case 'lose_marks':
        this.opensContentPages = true
        return this.losses.loseMarks()
      case 'destroy':
        return this.timeline.real(() => this.storage.alone(() => this.losses.destroy(happening.copies, happening.pick)))
      case 'read_loss':
        return this.losses.read()
      case 'back_up':
        return this.timeline.real(() => this.server.backUp())
      case 'put_back':
        this.wasPutBack = true
        this.network.goDown(PUT_BACK_MS)
        return this.timeline.real(() => this.server.putBack())
      case 'expire_token':
        return this.device.expireToken()
      case 'kill_refresh':
        return this.device.killRefresh()
      case 'jump_clock':
        this.device.skew += happening.ms
        return
      case 'sleep':
        this.timeline.now += happening.ms
    }
  }

  async #leave(tab: Context, left: 'work' | 'withdrawals'): Promise<void> {
    this.leaving += 1
    await leavePhone(this, tab, left)
    this.leaving -= 1
  }

  signIn(person: keyof typeof ids): void {
    this.device.signIn(person)
    for (const context of this.contexts) void context.tell({ type: 'signed_in', userId: ids[person] }).then(() => context.wake())
  }

  #show(name: ContextName, isVisible: boolean): void {
    const context = this.#contexts.get(name)
    if (!context?.isAlive || name === 'worker') return
    context.isVisible = isVisible
    if (isVisible) context.wake()
  }

  /** The tab in which the person is: the first that lives. */
  get tab(): Context | undefined {
    return [this.#contexts.get('page'), this.#contexts.get('second')].find((context) => context?.isAlive && !context.isFrozen)
  }

  #inForm(happening: Extract<Happening, { do: 'form' | 'edit_form' | 'type' | 'press' }>): Promise<unknown> | void {
    const { window } = happening
    const context = this.#contexts.get(window)
    if (!context?.isAlive || context.isFrozen) return
    if (happening.do === 'press') return this.forms.press(window, context, happening.isUnheard)
    if (happening.do === 'edit_form') return this.forms.edit(window, context, happening.pick)
    return happening.do === 'form'
      ? this.forms.open(window, context, happening.pick)
      : this.forms.type(window, context, happening.pick)
  }
}
