import { describe, expect, test } from 'vitest'
import { actWords, subjectWords, mayRetry, shownEntry } from './entry-words'
import { entryStates, type EntryDraft, type OutboxEntry } from './entry'
import { accept, ANA, Bench, complete, contact, create, fund, photo } from './fixture'
import { outboxSections } from '../../features/outbox/entry-lists'
import { waitingWords, waitWords } from '../../features/outbox/outbox-words'

const kept = (draft: EntryDraft, part: Partial<OutboxEntry> = {}, withPhoto = false): OutboxEntry =>
  Object.assign({}, new Bench().enqueue(draft, withPhoto ? photo : null), part)
const error = (part: Partial<NonNullable<OutboxEntry['lastError']>>) => ({
  class: 'ambiguous' as const,
  code: null,
  status: 0,
  at: 0,
  since: 0,
  ...part,
})
const titles = new Map([['b', 'Learn the flag code']])

test.each([
  [create('b'), 'New bounty, goal $100', 'Learn the flag code'],
  [fund('f', 'b'), 'Pledge of $25', 'Learn the flag code'],
  [accept('a', 'b'), 'Acceptance', 'Learn the flag code'],
  [complete('c', 'b'), 'Completion', 'Learn the flag code'],
  [fund('f', 'unknown'), 'Pledge of $25', 'A bounty'],
  [contact('m'), 'Message to the academy', 'From Ana'],
])('says what was done and what it is about', (draft, act, subject) => {
  expect(actWords(kept(draft))).toBe(act)
  expect(subjectWords(kept(draft), titles)).toBe(subject)
})

test('a photo is part of what was done', () => {
  expect(actWords(kept(complete('c', 'b'), {}, true))).toBe('Completion with a photo')
})

describe('sections', () => {
  test('every state stands in exactly one', () => {
    const entries = entryStates.map((state, seq) => kept(fund(state, 'b'), { state, seq }))
    const sections = outboxSections(entries)
    expect(
      Object.values(sections)
        .flat()
        .map(({ state }) => state)
        .toSorted(),
    ).toEqual([...entryStates].toSorted())
    expect(sections.attention.map(({ state }) => state)).toEqual(['waiting_auth', 'needs_attention', 'rejected'])
  })

  test('what waits is in the order it goes, what was sent has the latest first', () => {
    const waiting = [2, 1].map((seq) => kept(fund(`w${seq}`, 'b'), { seq }))
    const sent = [10, 20].map((resolvedAt) => kept(fund(`s${resolvedAt}`, 'b'), { state: 'applied', resolvedAt }))
    const sections = outboxSections([...waiting, ...sent])
    expect(sections.waiting.map(({ opId }) => opId)).toEqual(['w1', 'w2'])
    expect(sections.sent.map(({ opId }) => opId)).toEqual(['s20', 's10'])
  })
})

test('another try can’t help what depends on a refused act', () => {
  expect(mayRetry({ state: 'needs_attention', lastError: error({ class: 'parent_failed' }) })).toBe(false)
  expect(mayRetry({ state: 'needs_attention', lastError: error({ class: 'poison' }) })).toBe(true)
  expect(mayRetry({ state: 'rejected', lastError: null })).toBe(false)
})

describe('what comes next', () => {
  test.each([
    [400, 'about 1 second'],
    [19_200, 'about 20 seconds'],
    [43_000, 'about 45 seconds'],
    [180_000, 'about 3 minutes'],
    [3_600_000, 'about 60 minutes'],
    [7_200_000, 'about 2 hours'],
  ])('%d ms are %s', (ms, words) => expect(waitWords(ms)).toBe(words))

  const entry = kept(fund('f', 'b'), { nextAttemptAt: 20_000, lastError: error({}) })

  test('a try that is set has its time and its reason', () => {
    expect(waitingWords(entry, [entry], { isOffline: false, userId: ANA, now: 0 })).toBe(
      'No answer from the academy yet. Next try in about 20 seconds.',
    )
    expect(waitingWords(entry, [entry], { isOffline: false, userId: ANA, now: 20_000 })).toBe(
      'No answer from the academy yet. It goes next.',
    )
    const limited = kept(fund('f', 'b'), {
      nextAttemptAt: 60_000,
      lastError: error({ class: 'retryable', code: 'PT429', status: 429 }),
    })
    expect(waitingWords(limited, [limited], { isOffline: false, userId: ANA, now: 0 })).toContain(
      'You have done a lot in this hour.',
    )
  })

  test('a stranger that goes on answering is named; a moment’s fault is not', () => {
    const waits = kept(fund('f', 'b'), { nextAttemptAt: 90_000, lastError: error({ class: 'stranger', status: 404 }) })
    expect(waitingWords(waits, [waits], { isOffline: false, userId: ANA, now: 59_999 })).toContain(
      'No answer from the academy yet.',
    )
    expect(waitingWords(waits, [waits], { isOffline: false, userId: ANA, now: 60_000 })).toContain(
      'Something between this device and the academy answers for it.',
    )
    const gateways = kept(fund('f', 'b'), { nextAttemptAt: 60_000, lastError: error({ class: 'stranger', status: 429 }) })
    expect(waitingWords(gateways, [gateways], { isOffline: false, userId: ANA, now: 0 })).not.toContain('You have done a lot')
  })

  test('no time is promised with no connection', () => {
    expect(waitingWords(entry, [entry], { isOffline: true, userId: ANA, now: 0 })).toBe(
      'It goes by itself once there is a connection.',
    )
  })

  test('what waits for another act says so', () => {
    const bench = new Bench()
    const parent = bench.enqueue(create('b'))
    const child = bench.enqueue(fund('f', 'b'))
    expect(waitingWords(child, [parent, child], { isOffline: false, userId: ANA, now: bench.now })).toBe(
      'It goes after the item that it needs.',
    )
    const second = bench.enqueue(fund('g', 'other'))
    const third = bench.enqueue(fund('h', 'other'))
    expect(waitingWords(third, [second, third], { isOffline: false, userId: ANA, now: bench.now })).toBe(
      'It goes after the item before it.',
    )
    expect(waitingWords(second, [second, third], { isOffline: false, userId: ANA, now: bench.now })).toBe('It goes next.')
  })
})

test('a try while the browser says that there is no network is not shown; any other state is', () => {
  const bench = new Bench()
  const queued = bench.enqueue(fund('op-1', 'bounty-1'))
  bench.claim()
  const sending = bench.entry('op-1')
  expect(sending.state).toBe('sending')
  expect(shownEntry(sending, true)).toEqual({ ...sending, state: 'queued' })
  expect(shownEntry(sending, false)).toBe(sending)
  expect(shownEntry(queued, true)).toBe(queued)
})
