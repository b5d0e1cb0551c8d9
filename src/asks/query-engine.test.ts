import { notifyManager } from '@tanstack/query-core'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Answer } from '../remote/failure'
import { type Asked, type Query, QueryEngine, type Question } from './query-engine'

/** Which person the answer is for, which life of the server gave it, and how many questions had been asked when it was. */
type Told = { of: string | null; life: number; asked: number }
type OneList = { list: { args: []; value: Told } }
const question: Question<OneList, 'list'> = { name: 'list', args: [] }
const looks = [
  'watch',
  'watch',
  'leave',
  'again',
  'again',
  'all again',
  'act',
  'act',
  'rested',
  'heard',
  'put back',
  'ahead',
  'change',
] as const
type Happening =
  | { do: (typeof looks)[number] }
  | { do: 'token' | 'answer' | 'refuse' | 'stored'; nth: number }
  /** `isElsewhere`: in another tab, of which this page hears later. */
  | { do: 'person'; id: string | null; isElsewhere: boolean }
  | { do: 'hear' }

const nth = fc.nat(5)
const happenings = fc.array(
  fc.oneof<fc.Arbitrary<Happening>[]>(
    fc.record({ do: fc.constantFrom(...looks) }),
    fc.record({ do: fc.constantFrom(...(['token', 'answer', 'answer', 'refuse', 'stored'] as const)), nth }),
    fc.record({ do: fc.constant('person' as const), id: fc.constantFrom('ana', 'ben', null), isElsewhere: fc.boolean() }),
    fc.record({ do: fc.constant('hear' as const) }),
  ),
  { minLength: 4, maxLength: 40, size: 'max' },
)

const offline: Answer<Told> = { ok: false, code: 'offline', message: null, status: 0 }
type UnderWay = { asked: number; token: string | null | undefined; life: number; answer: (answer: Answer<Told>) => void }

/** A screen, a device and a server, in which all that takes time ends when it is told to. */
class World {
  /** Whom this page takes for signed in, and whose session is on the device. */
  person: string | null = 'ana'
  session: string | null = 'ana'
  life = 0
  asked = 0
  /** What is shown in the end was asked after this many questions. */
  mustBeAfter = 0
  shown: Asked<Told> | null = null
  readonly underWay: UnderWay[] = []
  readonly reading: (() => void)[] = []
  readonly resting: (() => void)[] = []
  readonly stored = new Map<string | null, Told>()
  readonly found: string[] = []
  readonly engine: QueryEngine<OneList>
  #stop: (() => void) | null = null

  constructor(freshMs = 0) {
    const list: Query<[], Told> = {
      ask: () => this.#ask(),
      stored: (value) => (isTold(value) ? value : undefined),
      freshMs,
    }
    this.engine = new QueryEngine<OneList>(
      { list },
      {
        ownerId: () => this.person,
        during: (asking) => asking,
        isHere: async (of) => this.session === of,
        readStored: (of) => {
          const value = this.stored.get(of)
          return new Promise((resolve) => void this.reading.push(() => resolve(value)))
        },
        store: async (of, _, value) => this.#store(of, value),
        afterRest: (call) => void this.resting.push(call),
      },
    )
  }

  get isWatching(): boolean {
    return this.#stop !== null
  }

  watch(): void {
    this.leave()
    const viewer = this.person
    this.#stop = this.engine.watch(question, (asked) => this.#show(viewer, asked))
  }

  leave(): void {
    this.#stop?.()
    this.#stop = null
    this.shown = null
  }

  /** The page hears who is signed in, and its screen turns to them. */
  hear(): void {
    if (this.session === this.person) return
    const wasWatching = this.isWatching
    this.leave()
    this.person = this.session
    this.engine.personChanged()
    if (wasWatching) this.watch()
  }

  #ask(): Promise<Answer<Told>> {
    const asked = ++this.asked
    return new Promise((resolve) => void this.underWay.push({ asked, token: undefined, life: this.life, answer: resolve }))
  }

  #store(of: string | null, value: unknown): void {
    if (!isTold(value)) return
    const before = this.stored.get(of)
    if (value.of !== of) this.found.push(`what ${value.of} was told is stored as ${of}’s`)
    if (before && before.asked > value.asked) this.found.push('an older answer is stored over a newer one')
    this.stored.set(of, value)
  }

  #show(viewer: string | null, asked: Asked<Told>): void {
    const before = this.shown?.value
    const told = asked.value
    if (told && told.of !== viewer) this.found.push(`${viewer} is shown what ${told.of} was told`)
    if (before && !told) this.found.push('what was shown is gone')
    if (asked.state === 'done' && !told) this.found.push('it is said to be answered, and is not')
    if (before && told && told.asked < before.asked) this.found.push('an older answer stands over a newer one')
    this.shown = asked
  }
}

const isTold = (value: unknown): value is Told => typeof value === 'object' && value !== null && 'asked' in value

function taken<T>(list: T[], index: number): T | undefined {
  return list.splice(index % Math.max(1, list.length), 1)[0]
}

/** The token is read when the request leaves, which may be long after it was asked for. */
function leave(world: World, one: UnderWay | undefined): void {
  if (one && one.token === undefined) one.token = world.session
}

function answer(world: World, index: number, isRefused: boolean): void {
  const one = taken(world.underWay, index)
  leave(world, one)
  one?.answer(isRefused ? offline : { ok: true, value: { of: one.token ?? null, life: one.life, asked: one.asked } })
}

const acts: Record<Happening['do'], (world: World, happening: Happening) => void> = {
  watch: (world) => world.watch(),
  leave: (world) => world.leave(),
  again: (world) => {
    if (world.isWatching) world.mustBeAfter = world.asked
    void world.engine.again(question)
  },
  'all again': (world) => {
    world.mustBeAfter = world.asked
    void world.engine.allAgain()
  },
  act: (world) => {
    world.mustBeAfter = world.asked
    void world.engine.nowStale(['list'])
  },
  rested: (world) => world.resting.pop()?.(),
  heard: (world) => void world.engine.askOlder(10_000),
  'put back': (world) => {
    world.mustBeAfter = world.asked
    world.life += 1
    void world.engine.allAgain()
  },
  ahead: (world) => void world.engine.ahead(question),
  // The server says it after all that it was asked before.
  change: (world) => {
    const asked = ++world.asked
    void world.engine.change(question, (told) => told && { ...told, asked })
  },
  token: (world, happening) => leave(world, world.underWay['nth' in happening ? happening.nth : 0]),
  answer: (world, happening) => answer(world, 'nth' in happening ? happening.nth : 0, false),
  refuse: (world, happening) => answer(world, 'nth' in happening ? happening.nth : 0, true),
  stored: (world, happening) => taken(world.reading, 'nth' in happening ? happening.nth : 0)?.(),
  person: (world, happening) => {
    if (!('id' in happening)) return
    // Nobody signs in and out again in another tab within one request of this page.
    const isAnothers = ({ token }: UnderWay) => token !== undefined && token !== happening.id
    if (happening.id === world.person && world.underWay.some(isAnothers)) return
    world.session = happening.id
    if (!happening.isElsewhere) world.hear()
  },
  hear: (world) => world.hear(),
}

notifyManager.setScheduler(queueMicrotask)
async function happen(world: World, happening: Happening): Promise<void> {
  acts[happening.do](world, happening)
  await new Promise((resolve) => setImmediate(resolve))
}

/** What is out of date while nobody looks stays so, though a part of it is changed. */
const unseen = (['watch', 'answer', 'leave', 'put back', 'change'] as const).map((each) => ({ do: each, nth: 0 }))

test('whatever comes in whatever order, nobody is shown another person’s answer, or an older one over a newer one', async () => {
  const counts = { shown: 0, kept: 0 }
  await fc.assert(
    fc.asyncProperty(happenings, fc.constantFrom(0, Number.POSITIVE_INFINITY), async (all, freshMs) => {
      const world = new World(freshMs)
      for (const happening of all) await happen(world, happening)
      await happen(world, { do: 'hear' })
      if (!world.isWatching) await happen(world, { do: 'watch' })
      while (world.resting.length > 0) await happen(world, { do: 'rested' })
      // The server answers again, the latest question first.
      for (let round = 0; round < 3; round++) {
        while (world.underWay.length > 0) await happen(world, { do: 'answer', nth: world.underWay.length - 1 })
        await happen(world, { do: 'heard' })
      }
      expect(world.found).toEqual([])
      expect(world.shown).toMatchObject({ state: 'done', refusal: null, value: { of: world.person, life: world.life } })
      expect(world.shown?.value?.asked).toBeGreaterThan(world.mustBeAfter)
      expect(world.stored.get(world.person)).toEqual(world.shown?.value)
      counts.shown += 1
      if (world.asked > 2) counts.kept += 1
    }),
    { seed: 31, numRuns: 1000, examples: [[unseen, Number.POSITIVE_INFINITY]] },
  )
  expect(counts.kept).toBeGreaterThan(100)
})

test('a refusal stands, though what the device has stored is read after it', async () => {
  const world = new World()
  world.stored.set('ana', { of: 'ana', life: 0, asked: 0 })
  await happen(world, { do: 'watch' })
  await happen(world, { do: 'refuse', nth: 0 })
  expect(world.shown).toEqual({ value: undefined, state: 'failed', refusal: offline })
  await happen(world, { do: 'stored', nth: 0 })
  expect(world.shown).toEqual({ value: { of: 'ana', life: 0, asked: 0 }, state: 'failed', refusal: offline })
})

test('what was told to a person leaves the memory with them', async () => {
  const world = new World()
  await happen(world, { do: 'watch' })
  await happen(world, { do: 'answer', nth: 0 })
  for (const id of ['ben', 'ana']) await happen(world, { do: 'person', id, isElsewhere: false })
  expect(world.shown?.value).toBeUndefined()
})

const renamed = (told: Told | undefined) => told && { ...told, asked: 7 }

test('an answer that is shown changes by what the server says elsewhere, and one that was never given does not come of it', async () => {
  const world = new World()
  await world.engine.change(question, renamed)
  await happen(world, { do: 'watch' })
  expect(world.shown?.value).toBeUndefined()
  await happen(world, { do: 'answer', nth: 0 })
  await world.engine.change(question, renamed)
  await happen(world, { do: 'heard' })
  expect(world.shown?.value?.asked).toBe(7)
})

test('what was asked before a change is asked anew, also where nothing had been answered', async () => {
  const world = new World()
  await happen(world, { do: 'watch' })
  await happen(world, { do: 'change' })
  expect(world.shown?.state).toBe('asking')
  await happen(world, { do: 'answer', nth: 1 })
  expect(world.shown).toMatchObject({ state: 'done', value: { of: 'ana' } })
})

test('an old answer is asked for again when the server is heard, and a young one is not', async () => {
  const world = new World()
  await happen(world, { do: 'watch' })
  await happen(world, { do: 'answer', nth: 0 })
  expect(world.engine.askOlder(10_000)).toBe(false)
  expect(world.engine.askOlder(-1)).toBe(true)
  expect(world.underWay).toHaveLength(1)
})

test('what a queue that drains has changed is asked once at its first act, and once after each rest', async () => {
  const world = new World()
  await happen(world, { do: 'watch' })
  for (let rests = 0; rests < 2; rests++) {
    for (let done = 0; done < 20; done++) await happen(world, { do: 'act' })
    expect(world.asked).toBe(2 + rests)
    await happen(world, { do: 'rested' })
  }
  await happen(world, { do: 'rested' })
  expect(world).toMatchObject({ asked: 4, resting: [] })
})

test('a refusal is told until the next asking is answered', async () => {
  const world = new World()
  await happen(world, { do: 'watch' })
  await happen(world, { do: 'refuse', nth: 0 })
  await happen(world, { do: 'again' })
  expect(world.shown).toEqual({ value: undefined, state: 'asking', refusal: offline })
  await happen(world, { do: 'answer', nth: 0 })
  expect(world.shown).toMatchObject({ state: 'done', refusal: null })
})

test('what the academy itself refused is told while it can’t be reached', async () => {
  const world = new World()
  const codeFirst: Answer<Told> = { ok: false, code: 'PT403', message: null, status: 403 }
  await happen(world, { do: 'watch' })
  world.underWay.pop()?.answer(codeFirst)
  await happen(world, { do: 'token', nth: 0 })
  await happen(world, { do: 'again' })
  await happen(world, { do: 'refuse', nth: 0 })
  expect(world.shown).toEqual({ value: undefined, state: 'failed', refusal: codeFirst })
})
