import type { OutboxDatabase } from '../../src/local/outbox-database'
import type { OutboxEntry } from '../../src/domain/outbox/entry'
import { Context } from './context.ts'
import { Device } from './device.ts'
import { Network } from './network.ts'
import { draftOf, editOf, mayDo, photoOf, type KnownAct } from './person.ts'
import { seeded, uuidFrom } from './random.ts'
import type { ContextName, Happening, Schedule } from './schedule.ts'
import { ids, standing, type SimulatedServer } from './server.ts'
import { Timeline } from './timeline.ts'

/** A phone with its tabs, a network and a server, to which things happen. */
export class World {
  readonly timeline = new Timeline()
  readonly device = new Device(this.timeline)
  readonly network: Network
  readonly acts = new Map<string, KnownAct>()
  /** What must never happen, as it was seen happening. */
  readonly violations: string[] = []
  readonly server: SimulatedServer
  readonly #database: OutboxDatabase
  readonly #random: () => number
  readonly #contexts = new Map<ContextName, Context>()
  #incarnations = 0

  constructor(schedule: Schedule, server: SimulatedServer, database: OutboxDatabase) {
    this.#database = database
    this.server = server
    this.#random = seeded(schedule.seed)
    this.network = new Network(this.timeline, server, (token) => this.device.userOf(token))
    this.network.faults = [...schedule.faults]
    this.network.onArrival = (path, userId, parameters) => this.#watchArrival(path, userId, parameters)
    this.device.signIn('ana')
    this.open('page')
  }

  entries(): Promise<OutboxEntry[]> {
    return this.timeline.real(() => this.#database.entries.toArray())
  }

  open(name: ContextName): Context {
    const known = this.#contexts.get(name)
    if (known?.isAlive) {
      known.wake()
      return known
    }
    const { timeline, device, network } = this
    const note = (violation: string) => void this.violations.push(violation)
    const around = { timeline, device, network, database: this.#database, random: this.#random, note }
    const context = new Context(`${name} ${this.#incarnations++}`, name !== 'worker', around)
    this.#contexts.set(name, context)
    context.wake()
    return context
  }

  get contexts(): Context[] {
    return [...this.#contexts.values()].filter(({ isAlive }) => isAlive)
  }

  happen(happening: Happening): Promise<unknown> | void {
    switch (happening.do) {
      case 'act':
        return this.#act(happening)
      case 'discard':
      case 'retry':
      case 'edit':
      case 'close':
        return this.#change(happening.do, happening.pick)
      case 'network':
        this.network.mode = happening.mode
        if (happening.mode === 'online')
          for (const context of this.contexts) void context.tell({ type: 'network_returned' }).then(() => context.wake())
        return
      case 'kill':
        return this.#contexts.get(happening.context)?.killAfter(happening.points)
      case 'open':
        return void this.open(happening.context)
      case 'freeze':
        return this.#contexts.get(happening.context)?.freeze(happening.ms)
      case 'hide':
      case 'show':
        return this.#show(happening.context, happening.do === 'show')
      case 'sign_in':
        return this.signIn(happening.person)
      case 'sign_out':
        return this.device.signOut()
      case 'expire_token':
        return this.device.expireToken()
      case 'kill_refresh':
        return this.device.killRefresh()
      case 'jump_clock':
        this.device.skew += happening.ms
    }
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
  get #tab(): Context | undefined {
    return [this.#contexts.get('page'), this.#contexts.get('second')].find((context) => context?.isAlive && !context.isFrozen)
  }

  async #act(happening: Extract<Happening, { do: 'act' }>): Promise<void> {
    const tab = this.#tab
    const opId = uuidFrom(this.#random)
    const draft = draftOf(happening, this.device.userId(), opId, await this.#bounties())
    if (!tab || !draft) return
    const photo = draft.kind === 'complete-bounty' && happening.pick % 2 === 0 ? photoOf(uuidFrom(this.#random)) : null
    const about = photo && {
      id: photo.id,
      sha256: photo.sha256,
      size: photo.bytes.byteLength,
      type: photo.type,
      state: 'waiting' as const,
    }
    const act: KnownAct = { opId, ownerId: draft.ownerId, replaces: null, isSaved: false, isForced: false }
    this.acts.set(opId, act)
    const effects = await tab.tell({ type: 'enqueued', draft, photo: about, appVersion: 'simulated' }, photo)
    act.isSaved = effects !== null && !effects.some(({ type }) => type === 'refused')
    tab.wake()
  }

  async #bounties(): Promise<string[]> {
    const own = (await this.entries()).filter(({ kind }) => kind === 'create-bounty')
    return [standing.open, standing.other, standing.over, ...own.toSorted((a, b) => a.seq - b.seq).map(({ opId }) => opId)]
  }

  async #change(what: 'discard' | 'retry' | 'edit' | 'close', pick: number): Promise<void> {
    const tab = this.#tab
    const userId = this.device.userId()
    const all = (await this.entries()).toSorted((a, b) => a.seq - b.seq)
    const mine = all.filter((entry) => (entry.ownerId === null || entry.ownerId === userId) && mayDo(what, entry))
    const entry = mine[pick % Math.max(1, mine.length)]
    if (!tab || !entry) return
    const { opId } = entry
    if (what === 'retry' && entry.lastError?.class === 'replaced_applied') {
      const act = this.acts.get(opId)
      if (act) act.isForced = true
    }
    if (what !== 'edit') {
      await tab.tell({ type: what === 'discard' ? 'discarded' : what === 'retry' ? 'retried' : 'closed', opId })
      return tab.wake()
    }
    const spareIds = Array.from({ length: 2 * all.length + 2 }, () => uuidFrom(this.#random))
    const draft = editOf(entry, uuidFrom(this.#random))
    if (!draft) return
    await tab.tell({ type: 'replaced', opId, draft, photo: null, appVersion: 'simulated', spareIds })
    await this.noteReplacements()
    tab.wake()
  }

  /** An edit also makes its children anew: these are acts of the same person, too. */
  async noteReplacements(): Promise<void> {
    for (const { opId, ownerId, replaces } of await this.entries())
      if (replaces !== null && !this.acts.has(opId))
        this.acts.set(opId, { opId, ownerId, replaces, isSaved: true, isForced: false })
  }

  /** I3 and I7, seen from the server's door. */
  #watchArrival(path: string, userId: string | null, parameters: Readonly<Record<string, unknown>>): void {
    if (!/^\/(rest\/v1\/rpc|storage\/v1\/object)\//.test(path)) this.violations.push(`I7: a request to ${path}`)
    const opId = parameters['p_op_id'] ?? path.split('/')[6]
    const act = typeof opId === 'string' ? this.acts.get(opId) : undefined
    if (act && act.ownerId !== userId && act.ownerId !== null)
      this.violations.push(`I3: ${act.opId} sent under ${userId ?? 'nobody'}`)
    if (act && act.ownerId === null && userId !== null) this.violations.push(`I3: ${act.opId} of nobody sent under ${userId}`)
  }
}
