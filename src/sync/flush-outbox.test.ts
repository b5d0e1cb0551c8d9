import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Failure } from '../domain/outbox/answer'
import type { EntryDraft, OutboxEntry } from '../domain/outbox/entry'
import type { SendResult } from '../domain/outbox/ports'
import { enqueue } from '../local/outbox'
import { applyToOutbox } from '../local/outbox-storage'
import { outboxDatabase } from '../local/databases'
import { entryById } from '../local/outbox-reads'
import { noAnswer, sessionOver } from '../remote/failure'
import { Flusher } from './flush-outbox'
import type { FlushPorts } from './perform-attempt'

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const ana = id(1)
const pledge = (n: number, bounty = n): EntryDraft => ({
  opId: id(n),
  ownerId: ana,
  kind: 'fund-bounty',
  payload: { bountyId: id(1000 + bounty), amountCents: 2500, anonymous: false },
})
const completion = (n: number): EntryDraft => ({
  opId: id(n),
  ownerId: ana,
  kind: 'complete-bounty',
  payload: { bountyId: id(n), notes: '' },
})
const photo = { id: id(900), bytes: new ArrayBuffer(3), type: 'image/jpeg', sha256: 'ab' } as const
const applied: SendResult = {
  ok: true,
  outcome: { outcome: 'applied', code: null, replayed: false, entity: null, serverTime: '' },
}
const failure = (status: number, code: string | null = null): { ok: false; failure: Failure } => ({
  ok: false,
  failure: { status, source: code === null ? null : 'database', code, retryAfterMs: null, serverTime: null },
})

/** A flusher whose clock stands still unless a test moves it, with a server that does what the test says. */
class World {
  calls: string[] = []
  alarms: { at: number; call: () => void }[] = []
  now = Date.now() + 1000
  userId: string | null = ana
  lockIsTaken = false
  heardFastAt = Number.NEGATIVE_INFINITY
  answer: (entry: OutboxEntry, act: string) => SendResult | Promise<SendResult> = () => applied
  renewal: Failure | null = null
  readonly ports: FlushPorts = {
    by: 'tab',
    storage: { apply: applyToOutbox },
    network: {
      send: async (entry) => this.call('send', entry),
      cancel: async (entry) => this.call('cancel', entry),
      upload: async (entry) => {
        const result = await this.call('upload', entry)
        return result.ok ? { ok: true, clashed: false } : result
      },
      askTime: async () => {
        this.calls.push('ask')
        return { ok: true, serverTime: this.now, epoch: null }
      },
      lookUp: async () => ({ ok: true, known: new Set() }),
    },
    session: {
      userId: async () => this.userId,
      renew: async () => {
        this.calls.push('renew')
        return this.renewal
      },
    },
    locks: {
      tryRun: async (work) => {
        if (this.lockIsTaken) return false
        await work()
        return true
      },
      alive: async () => null,
    },
    clock: {
      now: () => this.now,
      elapsed: () => this.now,
      after: (ms, call) => {
        const alarm = { at: this.now + ms, call }
        this.alarms.push(alarm)
        return () => void (this.alarms = this.alarms.filter((other) => other !== alarm))
      },
    },
    random: () => 0.5,
    newId: () => id(999),
    isVisible: () => true,
    lookAtEpoch: async () => false,
    cacheEntity: async () => undefined,
    heard: (isHeard) => {
      if (isHeard) this.heardFastAt = this.now
    },
    heardFastAt: () => this.heardFastAt,
  }
  readonly flusher = new Flusher(this.ports)

  async call(act: string, entry: OutboxEntry): Promise<SendResult> {
    this.calls.push(`${act} ${Number(entry.opId.slice(-12))}`)
    return this.answer(entry, act)
  }

  async flush(): Promise<void> {
    this.flusher.wake()
    await this.flusher.idle()
  }

  /** Moves the clock to the next alarm and lets all ring that are set for then. */
  async ring(): Promise<void> {
    if (this.alarms.length === 0) throw new Error('No alarm is set.')
    this.now = Math.max(this.now, Math.min(...this.alarms.map(({ at }) => at)))
    const due = this.alarms.filter(({ at }) => at <= this.now)
    this.alarms = this.alarms.filter(({ at }) => at > this.now)
    for (const { call } of due) call()
    await this.flusher.idle()
  }
}

let world: World
beforeEach(() => {
  world = new World()
})
afterEach(async () => {
  world.flusher.stop()
  await outboxDatabase().entries.clear()
  await outboxDatabase().photos.clear()
})
const stateOf = async (n: number) => (await entryById(id(n)))?.state

test('what is queued is sent and applied, each once', async () => {
  await enqueue(pledge(10))
  await enqueue(pledge(11))
  await world.flush()
  expect(world.calls.toSorted()).toEqual(['send 10', 'send 11'])
  expect([await stateOf(10), await stateOf(11)]).toEqual(['applied', 'applied'])
})

test('the photo goes first, and the function waits for it', async () => {
  await enqueue(completion(10), photo)
  await world.flush()
  expect(world.calls).toEqual(['upload 10', 'send 10'])
})

test('a lost reply is asked for again under the same key when the alarm rings', async () => {
  await enqueue(pledge(10))
  world.answer = () => failure(0)
  await world.flush()
  expect(await stateOf(10)).toBe('queued')
  world.answer = () => applied
  await world.ring()
  expect(world.calls).toEqual(['send 10', 'send 10'])
  expect(await stateOf(10)).toBe('applied')
})

test('a token that ended is renewed once and the act resent', async () => {
  await enqueue(pledge(10))
  world.answer = () => (world.calls.includes('renew') ? applied : failure(401, 'PGRST303'))
  await world.flush()
  expect(world.calls).toEqual(['send 10', 'renew', 'send 10'])
})

test('a dead refresh token keeps the queue', async () => {
  await enqueue(pledge(10))
  world.answer = () => failure(401, 'PGRST303')
  world.renewal = sessionOver
  await world.flush()
  expect(await stateOf(10)).toBe('waiting_auth')
})

test('a renewal that finds no network waits for one, and signs nobody out', async () => {
  await enqueue(pledge(10))
  world.answer = () => failure(401, 'PGRST303')
  world.renewal = noAnswer
  await world.flush()
  expect(await stateOf(10)).toBe('queued')
})

test('nothing is sent when nobody is signed in', async () => {
  await enqueue(pledge(10))
  world.userId = null
  await world.flush()
  expect(world.calls).toEqual([])
})

test('a wake-up during a run is not lost', async () => {
  await enqueue(pledge(10))
  world.answer = async (entry) => {
    if (entry.opId === id(10)) {
      await enqueue(pledge(11))
      world.flusher.wake()
    }
    return applied
  }
  await world.flush()
  expect(await stateOf(11)).toBe('applied')
})

test('a lock that another tab holds is asked for again; one that is never let go is done without', async () => {
  await enqueue(pledge(10))
  world.lockIsTaken = true
  await world.flush()
  expect(world.calls).toEqual([])
  for (let round = 0; round < 3; round++) await world.ring()
  expect(await stateOf(10)).toBe('applied')
})

test('a request that never ends holds neither the lock nor the other lanes', async () => {
  await enqueue(pledge(10))
  await enqueue(pledge(11))
  world.answer = (entry) => (entry.opId === id(10) ? new Promise(() => undefined) : applied)
  world.flusher.wake()
  await expect.poll(() => stateOf(11)).toBe('applied')
  // A look at the lease, which another's answer keeps from being renewed, and the end of the batch.
  await expect.poll(() => world.alarms.length).toBe(2)
  await world.ring()
  expect(await stateOf(10)).toBe('sending')
  world.answer = () => applied
  // The next batch, then the end of the lease.
  for (let round = 0; round < 2; round++) await world.ring()
  expect(await stateOf(10)).toBe('applied')
})

test('a storage that fails is asked again', async () => {
  await enqueue(pledge(10))
  const { storage } = world.ports
  world.ports.storage = { apply: () => Promise.reject(new Error('storage_lost')) }
  await world.flush()
  world.ports.storage = storage
  await world.ring()
  expect(await stateOf(10)).toBe('applied')
})

test('the next of a lane is claimed by the write that settles the one before', async () => {
  for (const n of [10, 11, 12]) await enqueue(pledge(n, 1))
  const { storage } = world.ports
  const steps: string[] = []
  world.ports.storage = {
    apply: (event, now, random) => {
      if (event.type === 'claimed' || event.type === 'answered') steps.push(event.type)
      return storage.apply(event, now, random)
    },
  }
  await world.flush()
  expect(world.calls).toHaveLength(3)
  // The last one finds that nothing waits.
  expect(steps).toEqual(['claimed', 'answered', 'answered', 'answered', 'claimed'])
})

test('no more than four requests are under way, though several are answered at once', async () => {
  for (let n = 0; n < 24; n++) await enqueue(pledge(10 + n, n % 8))
  let underWay = 0
  let most = 0
  world.answer = async () => {
    most = Math.max(most, ++underWay)
    await new Promise((resolve) => setImmediate(resolve))
    underWay -= 1
    return applied
  }
  await world.flush()
  expect(most).toBe(4)
  expect(world.calls).toHaveLength(24)
})
