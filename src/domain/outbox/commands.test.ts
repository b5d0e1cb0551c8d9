import { describe, expect, test } from 'vitest'
import type { EntryDraft } from './entry'
import { prepareDraft } from './commands'
import { ANA, Bench, BEN, complete, fund, photo, accept, contact, create } from './fixture'
import { LEASE_MS } from './limits'

const id = '3f1a8f0e-6c1c-4f0e-9a53-2f6f0f0a1b2c'
const fundOf = (amountCents: number, ownerId: string | null = id): EntryDraft => ({
  opId: id,
  ownerId,
  kind: 'fund-bounty',
  payload: { bountyId: id, amountCents, anonymous: false },
})
const completeWith = (notes: string): EntryDraft => ({
  opId: id,
  ownerId: id,
  kind: 'complete-bounty',
  payload: { bountyId: id, notes },
})

describe('an act is parsed before it is kept', () => {
  test.each([0, 99, -100, 100.5, 1_000_001, Number.NaN, Number.POSITIVE_INFINITY])('%d cents are refused', (cents) => {
    expect(prepareDraft(fundOf(cents))).toBeNull()
  })
  test('an act that needs an account has an owner', () => {
    expect(prepareDraft(fundOf(100, null))).toBeNull()
    expect(prepareDraft(fundOf(100))).toEqual(fundOf(100))
  })
  test('texts are trimmed, in one spelling, without NUL', () => {
    expect(prepareDraft(completeWith(' cafe\u0301\0 '))?.payload).toEqual({ bountyId: id, notes: 'caf\u00E9' })
  })
  test('the payload can’t be changed afterwards', () => {
    expect(Object.isFrozen(prepareDraft(fundOf(100))?.payload)).toBe(true)
  })
  test('notes of more than 2,000 characters are refused', () => {
    expect(prepareDraft(completeWith('x'.repeat(2001)))).toBeNull()
  })
})

describe('an act is kept once', () => {
  test('a double click is one entry', () => {
    const bench = new Bench()
    bench.enqueue(fund('f1', 'b1'))
    bench.tell({ type: 'enqueued', draft: { ...fund('f1', 'b1') }, photo: null, appVersion: 'test' })
    expect(bench.states()).toEqual({ f1: 'queued' })
  })
  test.each([
    ['amount', { draft: fund('f1', 'b1', ANA, 5000), photo: null }],
    ['bounty', { draft: fund('f1', 'b2'), photo: null }],
    ['person', { draft: fund('f1', 'b1', BEN), photo: null }],
    ['photo', { draft: fund('f1', 'b1'), photo }],
  ])('another %s under a known id is refused, and the first act stays as it is', (_, changed) => {
    const bench = new Bench()
    const first = bench.enqueue(fund('f1', 'b1'))
    bench.tell({ type: 'enqueued', ...changed, appVersion: 'test' })
    expect(bench.effects).toEqual([{ type: 'refused', code: 'op_id_taken' }])
    expect(bench.entry('f1')).toBe(first)
  })
  test('fifty unsettled entries are a person’s share', () => {
    const bench = new Bench()
    for (let index = 0; index < 50; index++) bench.enqueue(fund(`f${index}`, 'b1'))
    bench.tell({ type: 'enqueued', draft: fund('f50', 'b1'), photo: null, appVersion: 'test' })
    expect(bench.effects).toEqual([{ type: 'refused', code: 'outbox_full' }])
    bench.enqueue(fund('other', 'b1', BEN))
    expect(bench.entry('other').state).toBe('queued')
  })
  test('so are ten photos, and 20 MB of them', () => {
    const bench = new Bench()
    for (let index = 0; index < 10; index++) bench.enqueue(complete(`c${index}`, `b${index}`), { ...photo, id: `p${index}` })
    bench.tell({ type: 'enqueued', draft: complete('c10', 'b10'), photo, appVersion: 'test' })
    expect(bench.effects).toEqual([{ type: 'refused', code: 'photos_full' }])
    const heavy = new Bench()
    heavy.enqueue(complete('c0', 'b0'), { ...photo, size: 19_000_000 })
    heavy.tell({ type: 'enqueued', draft: complete('c1', 'b1'), photo: { ...photo, size: 1_000_001 }, appVersion: 'test' })
    expect(heavy.effects).toEqual([{ type: 'refused', code: 'photos_full' }])
  })
})

const spareIds = ['new-1', 'new-2', 'new-3', 'new-4']

describe('a discard', () => {
  test('is over only when the server confirms it', () => {
    const bench = new Bench()
    bench.enqueue(fund('f1', 'b1'))
    bench.tell({ type: 'discarded', opId: 'f1' })
    expect(bench.states()).toEqual({ f1: 'cancelling' })
    expect(bench.claim()).toBe('cancel f1')
    bench.answer('f1', 'cancelled')
    expect(bench.states()).toEqual({ f1: 'cancelled' })
  })
  test('of an act that had gone through reads applied', () => {
    const bench = new Bench()
    bench.enqueue(fund('f1', 'b1'))
    bench.claim()
    bench.tell({ type: 'discarded', opId: 'f1' })
    bench.fail('f1', 0)
    expect(bench.entry('f1').state).toBe('cancelling')
    bench.answer('f1', 'applied')
    expect(bench.entry('f1').state).toBe('applied')
  })
  test('keeps its meaning through network faults and a lost session', () => {
    const bench = new Bench()
    bench.enqueue(fund('f1', 'b1'))
    bench.tell({ type: 'discarded', opId: 'f1' })
    bench.claim()
    bench.fail('f1', 0)
    expect(bench.entry('f1').state).toBe('cancelling')
    bench.now += 60_000
    bench.claim()
    bench.fail('f1', 401, 'PT401', true)
    expect(bench.entry('f1').state).toBe('cancelling')
    expect(bench.claim(null)).toBe('')
    bench.tell({ type: 'signed_in', userId: ANA })
    expect(bench.claim()).toBe('cancel f1')
  })
  test('under a session that the server refuses again and again is asked for ever later, not at once', () => {
    const bench = new Bench()
    for (const opId of ['f1', 'f2']) {
      bench.enqueue(fund(opId, opId))
      bench.tell({ type: 'discarded', opId })
      bench.claim()
    }
    for (const opId of ['f1', 'f2']) {
      bench.fail(opId, 401, 'PT401')
      bench.fail(opId, 401, 'PT401', true)
    }
    expect(bench.claim()).toBe('')
    bench.now += 45_000
    expect(bench.claim()).toBe('cancel f1')
  })
  test('of a message that was never sent needs no server', () => {
    const bench = new Bench()
    bench.enqueue(contact('m1'))
    bench.tell({ type: 'discarded', opId: 'm1' })
    expect(bench.states()).toEqual({ m1: 'cancelled' })
  })
  test('parks what needed it, and blocks nothing else', () => {
    const bench = new Bench()
    bench.enqueue(create('b1'))
    bench.enqueue(fund('f1', 'b1'))
    bench.tell({ type: 'discarded', opId: 'b1' })
    bench.claim()
    bench.answer('b1', 'cancelled')
    expect(bench.entry('f1')).toMatchObject({ state: 'needs_attention', lastError: { class: 'parent_failed' } })
  })
})

describe('another try', () => {
  test('goes at once under the same opId', () => {
    const bench = new Bench()
    bench.enqueue(fund('f1', 'b1'))
    bench.claim()
    bench.fail('f1', 400, 'PT400')
    bench.tell({ type: 'retried', opId: 'f1' })
    expect(bench.claim()).toBe('send f1')
  })
  test('shortens a wait', () => {
    const bench = new Bench()
    bench.enqueue(fund('f1', 'b1'))
    bench.claim()
    bench.fail('f1', 429, 'PT429')
    bench.tell({ type: 'retried', opId: 'f1' })
    expect(bench.claim()).toBe('send f1')
  })
})

const replace = (bench: Bench, opId: string, draft = fund('f9', 'b1')) =>
  bench.tell({ type: 'replaced', opId, draft, photo: null, appVersion: 'test', spareIds })

/** Fifty acts wait, the first of them in these states; a refused one waits no more, and another has its place. */
function full(states: ('parked' | 'rejected')[]): Bench {
  const bench = new Bench()
  for (const [index, state] of states.entries()) {
    bench.enqueue(fund(`f${index}`, `b${index}`))
    bench.claim()
    if (state === 'parked') bench.fail(`f${index}`, 400, 'PT400')
    else bench.answer(`f${index}`, 'rejected', 'deadline_passed')
  }
  const parked = states.filter((state) => state === 'parked').length
  for (let index = 0; index < 50 - parked; index++) bench.enqueue(fund(`w${index}`, 'b9'))
  return bench
}

describe('an edit', () => {
  test('of a refused act closes it and sends a new one', () => {
    const bench = new Bench()
    bench.enqueue(fund('f1', 'b1'))
    bench.answer('f1', 'rejected', 'deadline_passed')
    replace(bench, 'f1')
    expect(bench.states()).toEqual({ f1: 'closed', f9: 'queued' })
    expect(bench.claim()).toBe('send f9')
  })
  test('of a parked act waits until the old one is known to be cancelled', () => {
    const bench = new Bench()
    bench.enqueue(fund('f1', 'b1'))
    bench.claim()
    bench.fail('f1', 400, 'PT400')
    replace(bench, 'f1')
    expect([bench.claim(), bench.claim()]).toEqual(['cancel f1', ''])
    bench.answer('f1', 'cancelled')
    expect(bench.claim()).toBe('send f9')
  })
  test('is not sent when the old one had gone through after all: the person decides', () => {
    const bench = new Bench()
    bench.enqueue(fund('f1', 'b1'))
    bench.claim()
    bench.fail('f1', 400, 'PT400')
    replace(bench, 'f1')
    bench.claim()
    bench.answer('f1', 'applied')
    expect(bench.claim()).toBe('')
    expect(bench.entry('f9')).toMatchObject({ state: 'needs_attention', lastError: { class: 'replaced_applied' } })
    bench.tell({ type: 'retried', opId: 'f9' })
    expect(bench.claim()).toBe('send f9')
  })
  test('of a creation makes its parked children anew for the new bounty', () => {
    const bench = new Bench()
    bench.enqueue(create('b1'))
    bench.enqueue(fund('f1', 'b1'))
    bench.answer('b1', 'rejected', 'daily_limit')
    replace(bench, 'b1', create('b2'))
    expect(bench.states()).toEqual({ b1: 'closed', f1: 'cancelling', b2: 'queued', 'new-1': 'queued' })
    expect(bench.entry('new-1')).toMatchObject({
      kind: 'fund-bounty',
      payload: { bountyId: 'b2' },
      dependsOn: ['b2'],
      replaces: 'f1',
    })
  })
  test('of an acceptance makes its parked completion anew, for the same bounty', () => {
    const bench = new Bench()
    bench.enqueue(accept('a1', 'b1'))
    bench.enqueue(complete('c1', 'b1'), photo)
    bench.answer('a1', 'rejected', 'bounty_not_found')
    replace(bench, 'a1', accept('a2', 'b1'))
    expect(bench.states()).toEqual({ a1: 'closed', c1: 'cancelling', a2: 'queued', 'new-1': 'queued' })
    expect(bench.entry('new-1')).toMatchObject({ payload: { bountyId: 'b1' }, dependsOn: ['a2'], lane: 'bounty:b1' })
  })
  test('keeps the photo, under a new id that belongs to the new act', () => {
    const bench = new Bench()
    bench.enqueue(complete('c1', 'b1'), photo)
    bench.answer('c1', 'rejected', 'photo_missing')
    replace(bench, 'c1', complete('c9', 'b1'))
    expect(bench.effects).toEqual([{ type: 'move_photo', photoId: 'photo-1', toPhotoId: 'new-1', toOpId: 'c9' }])
    expect(bench.entry('c9').photo).toMatchObject({ id: 'new-1', state: 'waiting' })
    expect(bench.entry('c1').photo?.state).toBe('gone')
  })
  test('leaves the photo out when the person removed it, and drops its bytes', () => {
    const bench = new Bench()
    bench.enqueue(complete('c1', 'b1'), photo)
    bench.answer('c1', 'rejected', 'photo_missing')
    bench.tell({
      type: 'replaced',
      opId: 'c1',
      draft: complete('c9', 'b1'),
      photo: null,
      withoutPhoto: true,
      appVersion: 'test',
      spareIds,
    })
    expect(bench.effects).toEqual([{ type: 'drop_photo', photoId: 'photo-1' }])
    expect(bench.entry('c9').photo).toBeNull()
  })
  test('of a parked act fits where fifty wait already, and once more', () => {
    const bench = full(['parked', 'parked'])
    replace(bench, 'f0', fund('f98', 'b0'))
    replace(bench, 'f1', fund('f99', 'b1'))
    expect(bench.states()).toMatchObject({ f0: 'cancelling', f1: 'cancelling', f98: 'queued', f99: 'queued' })
    bench.tell({ type: 'enqueued', draft: fund('f100', 'b0'), photo: null, appVersion: 'test' })
    expect(bench.effects).toEqual([{ type: 'refused', code: 'outbox_full' }])
  })
  test('of a refused act needs a place: where fifty others wait it stays as it is', () => {
    const bench = full(['rejected'])
    const before = bench.state
    replace(bench, 'f0', fund('f99', 'b0'))
    expect(bench.effects).toEqual([{ type: 'refused', code: 'outbox_full' }])
    expect(bench.state).toBe(before)
  })
  test.each([
    ['goes along', photo.id, null],
    ['is another', 'photo-2', { ...photo, id: 'photo-2' }],
  ])('of a parked act whose photo is the tenth fits, where the photo %s', (_, __, given) => {
    const bench = new Bench()
    bench.enqueue(complete('c0', 'b0'), photo)
    bench.claim()
    bench.fail('c0', 400, 'PT400')
    for (let index = 1; index < 10; index++) bench.enqueue(complete(`c${index}`, `b${index}`), { ...photo, id: `p${index}` })
    bench.tell({ type: 'replaced', opId: 'c0', draft: complete('c99', 'b0'), photo: given, appVersion: 'test', spareIds })
    expect(bench.entry('c99')).toMatchObject({ state: 'queued', photo: { state: 'waiting' } })
  })
  test('that was kept and is pressed again changes nothing, with its photo or without', () => {
    const bench = new Bench()
    bench.enqueue(complete('c1', 'b1'), photo)
    bench.answer('c1', 'rejected', 'photo_missing')
    replace(bench, 'c1', complete('c9', 'b1'))
    const { entries } = bench.state
    replace(bench, 'c1', complete('c9', 'b1'))
    expect(bench.effects).toEqual([])
    expect(bench.state.entries).toEqual(entries)
  })
  test('under an id that another act has changes neither', () => {
    const bench = new Bench()
    bench.enqueue(complete('c1', 'b1'), photo)
    bench.answer('c1', 'rejected', 'photo_missing')
    bench.enqueue(fund('c9', 'b2'))
    const before = bench.state
    replace(bench, 'c1', complete('c9', 'b1'))
    expect(bench.effects).toEqual([{ type: 'refused', code: 'op_id_taken' }])
    expect(bench.state).toBe(before)
  })
  test('of what is on its way is refused', () => {
    const bench = new Bench()
    bench.enqueue(fund('f1', 'b1'))
    bench.claim()
    replace(bench, 'f1')
    expect(bench.effects).toEqual([{ type: 'refused', code: 'already_sending' }])
    expect(bench.states()).toEqual({ f1: 'sending' })
  })
  test.each<[string, string, (bench: Bench) => void]>([
    ['was sent meanwhile', 'sent_meanwhile', (bench) => bench.answer('f1', 'applied')],
    ['was closed meanwhile', 'put_away', (bench) => (bench.answer('f1', 'rejected'), bench.tell({ type: 'closed', opId: 'f1' }))],
    ['is taken back', 'put_away', (bench) => bench.tell({ type: 'discarded', opId: 'f1' })],
    ['was taken back', 'put_away', (bench) => bench.answer('f1', 'cancelled')],
    ['has left the outbox', 'gone', (bench) => (bench.state = { ...bench.state, entries: new Map() })],
  ])('of what %s is refused, by its own word', (_, code, happens) => {
    const bench = new Bench()
    bench.enqueue(fund('f1', 'b1'))
    happens(bench)
    const before = bench.state
    replace(bench, 'f1')
    expect(bench.effects).toEqual([{ type: 'refused', code }])
    expect(bench.state).toBe(before)
  })
})

const day = 86_400_000

/** A phone that has heard the server, and one act that waits on it. */
function waiting(): Bench {
  const bench = new Bench()
  bench.enqueue(fund('f0', 'b0'))
  bench.claim()
  bench.answer('f0', 'applied')
  bench.enqueue(fund('f1', 'b1'))
  return bench
}

const tellTime = (bench: Bench, serverTime: number | null) =>
  bench.tell({ type: 'time_told', opId: 'f1', by: 'tab', serverTime, sentAt: bench.sentAt })

describe('age', () => {
  test('an act that waited a month by the server’s clock asks for attention, and never vanishes', () => {
    const bench = waiting()
    bench.now += 30 * day + 1
    bench.tell({ type: 'swept' })
    expect(bench.claim()).toBe('ask_time f1')
    expect(tellTime(bench, bench.now)).toEqual([])
    expect(bench.entry('f1')).toMatchObject({ state: 'needs_attention', leaseBy: null, lastError: { class: 'too_old' } })
  })
  test.each([
    ['comes after the phone slept', LEASE_MS + 10_000],
    ['comes after the clock was set back', -3_600_000],
  ])('an answer that %s still tells that the act is a month old at least', (_, passed) => {
    const bench = waiting()
    bench.now += 40 * day
    expect(bench.claim()).toBe('ask_time f1')
    const told = bench.now
    bench.now += passed
    expect(tellTime(bench, told)).toEqual([])
    expect(bench.entry('f1')).toMatchObject({ state: 'needs_attention', lastError: { class: 'too_old' } })
  })
  test('another try counts as a new month, whatever happens on the way', () => {
    const bench = waiting()
    bench.now += 31 * day
    bench.claim()
    tellTime(bench, bench.now)
    bench.tell({ type: 'retried', opId: 'f1' })
    for (const [status, code] of [
      [0, null],
      [404, null],
      [503, 'PGRST001'],
      [0, null],
    ] as const) {
      expect(bench.claim()).toBe('send f1')
      bench.fail('f1', status, code)
      bench.now += 7 * day
    }
    expect(bench.claim()).toBe('send f1')
  })

  test('a retry while the server is being asked for its time counts as a new month', () => {
    const bench = waiting()
    bench.now += 30 * day + 1
    expect(bench.claim()).toBe('ask_time f1')
    bench.tell({ type: 'retried', opId: 'f1' })
    expect(tellTime(bench, bench.now)).toMatchObject([{ type: 'attempt', act: 'send' }])
    expect(bench.entry('f1')).toMatchObject({ state: 'sending', waitsSince: bench.now })
  })
  test.each([
    ['sixty days ahead', 60 * day],
    ['four hundred days ahead', 400 * day],
    ['sixty days back', -60 * day],
  ])('a clock that jumps %s parks nothing', (_jump, by) => {
    const bench = waiting()
    bench.now += by
    // A wait that such a clock has made endless is cut short.
    const claimed = bench.claim() || ((bench.now += 30_000), bench.claim())
    if (claimed === 'ask_time f1') tellTime(bench, bench.now - by)
    expect(bench.effects).toMatchObject([{ type: 'attempt', act: 'send', entry: { opId: 'f1' } }])
    bench.fail('f1', 0)
    bench.now += 60_000
    expect(bench.claim()).toBe('send f1')
  })
  test('pressed while the clock was sixty days behind: when is asked of the server, and nothing is parked', () => {
    const bench = new Bench()
    bench.enqueue(fund('f0', 'b0'))
    bench.claim()
    bench.answer('f0', 'applied')
    bench.now -= 60 * day
    bench.enqueue(fund('f1', 'b1'))
    bench.now += 60 * day + 60_000
    expect(bench.entry('f1').waitsSince).toBeNull()
    expect(bench.claim()).toBe('ask_time f1')
    tellTime(bench, bench.now)
    expect(bench.effects).toMatchObject([{ type: 'attempt', act: 'send', entry: { opId: 'f1' } }])
  })
  test('pressed after the clock was set back by as long as the phone had slept: nothing is parked', () => {
    const bench = waiting()
    // Sixty-two days pass, and the clock shows two of them.
    bench.now += 2 * day
    bench.enqueue(fund('f2', 'b2'))
    bench.serverTime = bench.now + 60 * day
    expect(bench.claim()).toBe('send f1')
    bench.fail('f1', 503, 'PGRST001')
    expect(bench.claim()).toBe('send f2')
  })
  test('pressed before the clock was set back: it is as old as the server says', () => {
    const bench = waiting()
    bench.now -= 20 * day
    bench.serverTime = bench.now + 60 * day
    // A wait that such a clock has made endless is cut short.
    expect(bench.claim() || ((bench.now += 30_000), bench.claim())).toBe('send f1')
    bench.fail('f1', 503, 'PGRST001')
    bench.now += 60_000
    expect(bench.claim()).toBe('ask_time f1')
    tellTime(bench, bench.now + 60 * day)
    expect(bench.entry('f1')).toMatchObject({ state: 'needs_attention', lastError: { class: 'too_old' } })
  })
  test('an answer that lay on a sleeping phone tells nothing of now', () => {
    const bench = waiting()
    bench.enqueue(fund('f2', 'b2'))
    bench.claim()
    const told = bench.now
    bench.now += 31 * day
    tellTime(bench, told)
    bench.enqueue(fund('f3', 'b3'))
    expect(bench.entry('f3').waitsSince).toBe(bench.now)
  })
  test('an answer that came before its request left tells nothing of now', () => {
    const bench = waiting()
    bench.enqueue(fund('f2', 'b2'))
    bench.claim()
    const told = bench.now
    bench.now -= 3_600_000
    tellTime(bench, told)
    bench.enqueue(fund('f3', 'b3'))
    expect(bench.entry('f3').waitsSince).toBeNull()
  })
  test('where the server has never been heard its month begins when it is', () => {
    const bench = new Bench()
    bench.enqueue(fund('f1', 'b1'))
    bench.now += 60 * day
    expect(bench.claim()).toBe('ask_time f1')
    tellTime(bench, bench.now)
    expect(bench.effects).toMatchObject([{ type: 'attempt', act: 'send' }])
    expect(bench.entry('f1').waitsSince).toBe(bench.now)
  })
  test('a server that doesn’t tell the time keeps nothing back', () => {
    const bench = waiting()
    bench.now += 31 * day
    bench.claim()
    tellTime(bench, null)
    expect(bench.effects).toMatchObject([{ type: 'attempt', act: 'send' }])
  })
  test('an act that had gone through stays as long as what was to replace it waits: both would else go', () => {
    const bench = new Bench()
    bench.enqueue(fund('f1', 'b1'))
    bench.claim()
    bench.fail('f1', 400, 'PT400')
    bench.enqueue(fund('f0', 'b1'))
    bench.tell({ type: 'replaced', opId: 'f1', draft: fund('f2', 'b1'), photo: null, appVersion: 'test', spareIds })
    bench.answer('f1', 'applied')
    bench.now += 8 * day
    bench.tell({ type: 'swept' })
    expect(bench.claim()).toBe('send f0')
    bench.answer('f0', 'applied')
    expect(bench.claim()).toBe('')
    expect(bench.entry('f2').lastError?.class).toBe('replaced_applied')
    bench.tell({ type: 'discarded', opId: 'f2' })
    bench.answer('f2', 'cancelled')
    bench.tell({ type: 'swept' })
    expect(Object.keys(bench.states())).toEqual(['f0', 'f2'])
  })
  test('applied and cancelled acts leave after a week, refused ones stay', () => {
    const bench = new Bench()
    bench.enqueue(fund('f1', 'b1'))
    bench.enqueue(fund('f2', 'b2'))
    bench.answer('f1', 'applied')
    bench.answer('f2', 'rejected', 'bounty_closed')
    bench.now += 7 * 86_400_000 + 1
    bench.tell({ type: 'swept' })
    expect(bench.states()).toEqual({ f2: 'rejected' })
    bench.tell({ type: 'closed', opId: 'f2' })
    expect(bench.states()).toEqual({ f2: 'closed' })
  })
})
