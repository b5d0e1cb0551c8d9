import { describe, expect, test } from 'vitest'
import { accept, ANA, BEN, Bench, complete, contact, create, fund, photo } from './fixture'
import { SETTLED_RETENTION_MS } from './limits'

const told = (bench: Bench, epoch: string, userId: string | null = ANA) => bench.tell({ type: 'epoch_told', epoch, userId })
const looked = (bench: Bench, opIds: string[], known: string[] = []) =>
  bench.tell({ type: 'looked_up', opIds, known: new Set(known) })

const putBack = { type: 'put_back' } as const
const asks = (...opIds: string[]) => ({ type: 'ask_status', opIds })

/** A phone that knows the server, on which these acts were sent. */
function sent(...drafts: Parameters<Bench['enqueue']>[]): Bench {
  const bench = new Bench()
  told(bench, 'one')
  return send(bench, drafts)
}

function send(bench: Bench, drafts: Parameters<Bench['enqueue']>[]): Bench {
  for (const [draft, picture] of drafts) {
    bench.enqueue(draft, picture)
    bench.claim(draft.ownerId)
    if (picture?.state === 'waiting') bench.tell({ type: 'uploaded', opId: draft.opId, by: 'tab' })
    bench.answer(draft.opId, 'applied')
  }
  return bench
}

describe('a server that tells its epoch', () => {
  test.each([
    ['for the first time', 'one', new Bench()],
    ['as before', 'one', sent([fund('f1', 'b1')])],
  ])('%s is asked nothing, and nothing changes', (_, epoch, bench) => {
    const { entries } = bench.state
    expect(told(bench, epoch)).toEqual([])
    expect(bench.state).toMatchObject({ epoch, entries })
  })

  test('for the first time, though something reads sent, is asked about that: the outbox was lost, and the known epoch with it', () => {
    const bench = send(new Bench(), [[fund('f1', 'b1')]])
    expect(told(bench, 'two')).toEqual([putBack, asks('f1')])
    looked(bench, ['f1'])
    expect(bench.claim()).toBe('send f1')
  })

  test('another than before is asked about what was sent, in its order, at each look until it has told', () => {
    const bench = sent([fund('f1', 'b1')], [fund('f2', 'b2')])
    const { result, resolvedAt } = bench.entry('f1')
    expect(told(bench, 'two')).toEqual([putBack, asks('f1', 'f2')])
    expect(told(bench, 'two')).toEqual([asks('f1', 'f2')])
    expect(bench.states()).toEqual({ f1: 'queued', f2: 'queued' })
    looked(bench, ['f1', 'f2'], ['f1', 'f2'])
    expect(told(bench, 'two')).toEqual([])
    expect(bench.entry('f1')).toMatchObject({ state: 'applied', putBack: 'found', result, resolvedAt })
  })

  test('can’t be asked about another person’s acts: they wait for that person', () => {
    const bench = sent([fund('f1', 'b1')], [fund('f2', 'b2', BEN)])
    expect(told(bench, 'two')).toEqual([putBack, asks('f1')])
    expect(told(bench, 'two', null)).toEqual([])
    expect(told(bench, 'two', BEN)).toEqual([asks('f2')])
  })

  test('is asked about a hundred acts at a time', () => {
    const bench = sent(...Array.from({ length: 101 }, (_, n): Parameters<Bench['enqueue']> => [fund(`f${n}`, 'b1')]))
    expect(told(bench, 'two')).toMatchObject([putBack, { opIds: { length: 100 } }])
  })

  test('gets what nobody signed in for once more, without a question', () => {
    const bench = sent([contact('m1')])
    expect(told(bench, 'two', null)).toEqual([putBack])
    expect(bench.claim(null)).toBe('send m1')
  })

  test('that can’t be asked gets all of it, in its order: what it has has no second effect', () => {
    const bench = sent([create('b1')], [fund('f1', 'b1')])
    told(bench, 'two')
    expect(bench.claimMost(4)).toEqual(['send b1'])
    // A late word of what is under way by then decides nothing.
    looked(bench, ['b1'], ['b1'])
    expect(bench.entry('b1').state).toBe('sending')
    bench.answer('b1', 'applied')
    expect(bench.claimMost(4)).toEqual(['send f1'])
    bench.answer('f1', 'applied')
    expect([bench.entry('b1').putBack, bench.entry('f1').putBack]).toEqual([null, null])
  })

  test('changes nothing of what was refused, withdrawn or is still unsent', () => {
    const bench = sent()
    for (const draft of [fund('f1', 'b1'), fund('f2', 'b2'), fund('f3', 'b3')]) bench.enqueue(draft)
    bench.answer('f1', 'rejected', 'deadline_passed')
    bench.answer('f2', 'cancelled')
    expect(told(bench, 'two')).toEqual([putBack])
    expect(bench.states()).toEqual({ f1: 'rejected', f2: 'cancelled', f3: 'queued' })
  })

  test('takes no room from what a person does now', () => {
    const bench = sent(...Array.from({ length: 50 }, (_, n): Parameters<Bench['enqueue']> => [fund(`f${n}`, 'b1')]))
    told(bench, 'two')
    expect(bench.enqueue(fund('new', 'b1')).state).toBe('queued')
  })

  test('has no list of a photo that was uploaded before: it goes up again, ahead of its act', () => {
    const bench = sent()
    bench.enqueue(complete('c1', 'b1'), photo)
    bench.claim()
    bench.tell({ type: 'uploaded', opId: 'c1', by: 'tab' })
    bench.fail('c1', 0)
    told(bench, 'two')
    bench.now = bench.entry('c1').nextAttemptAt
    expect(bench.claim()).toBe('upload c1')
  })
})

describe('what a server that was put back has lost', () => {
  test('goes again under its number and in its place, at once and with a new month; what it has stays sent', () => {
    const bench = sent([fund('f1', 'b1')], [fund('f2', 'b2')])
    const { seq } = bench.entry('f1')
    bench.now += 1000
    told(bench, 'two')
    looked(bench, ['f1', 'f2'], ['f2'])
    expect(bench.states()).toEqual({ f1: 'queued', f2: 'applied' })
    expect(bench.entry('f1')).toMatchObject({ seq, nextAttemptAt: bench.now, result: null, resolvedAt: null, putBack: 'lost' })
    expect(bench.entry('f1').waitsSince).toBe(bench.now)
    expect(bench.claimMost(4)).toEqual(['send f1'])
    bench.answer('f1', 'applied')
    expect(bench.entry('f1')).toMatchObject({ state: 'applied', putBack: null })
  })

  test('is only what it was asked about', () => {
    const bench = sent([fund('f1', 'b1')], [fund('f2', 'b2')])
    told(bench, 'two')
    looked(bench, ['f1', 'f3'])
    expect([bench.entry('f1').putBack, bench.entry('f2').putBack]).toEqual(['lost', 'unsure'])
    const never = sent([fund('f1', 'b1')])
    looked(never, ['f1'])
    expect(never.states()).toEqual({ f1: 'applied' })
  })

  test('goes in the old order, and what waits goes after the lost act that it needs, also where that is parked', () => {
    const bench = sent([create('b1')], [accept('a1', 'b1')])
    bench.enqueue(complete('c1', 'b1'))
    expect(bench.entry('c1').dependsOn).toEqual([])
    told(bench, 'two')
    looked(bench, ['b1', 'a1'])
    expect(bench.entry('c1').dependsOn.toSorted()).toEqual(['a1', 'b1'])
    expect(bench.claimMost(4)).toEqual(['send b1'])
    bench.fail('b1', 400, 'PT400')
    expect(bench.claimMost(4)).toEqual([])
  })

  test('takes its photo along: the bytes stay as long as the act is listed', () => {
    const bench = sent([complete('c1', 'b1'), photo])
    expect(bench.entry('c1').photo?.state).toBe('uploaded')
    told(bench, 'two')
    looked(bench, ['c1'])
    expect(bench.claim()).toBe('upload c1')
    bench.tell({ type: 'uploaded', opId: 'c1', by: 'tab' })
    bench.answer('c1', 'applied')
    bench.now += SETTLED_RETENTION_MS + 1
    expect(bench.tell({ type: 'swept' })).toEqual([{ type: 'drop_photo', photoId: photo.id }])
    expect(bench.states()).toEqual({})
  })

  test('goes without the photo of an earlier version, which kept no bytes: the server says what it misses', () => {
    const bench = sent([complete('c1', 'b1'), { ...photo, state: 'gone' }])
    told(bench, 'two')
    looked(bench, ['c1'])
    expect(bench.claim()).toBe('send c1')
  })

  test('is told until it is sent, or its person has read it', () => {
    const bench = sent([fund('f1', 'b1')], [fund('f2', 'b2', BEN)])
    told(bench, 'two')
    told(bench, 'two', BEN)
    looked(bench, ['f1', 'f2'])
    bench.tell({ type: 'put_back_read', viewerId: ANA })
    expect([bench.entry('f1').putBack, bench.entry('f2').putBack]).toEqual([null, 'lost'])
    expect(bench.states()).toEqual({ f1: 'queued', f2: 'queued' })
  })
})

test('an answer of the server before it was put back ends nothing: the act goes again under its number', () => {
  const bench = sent()
  bench.enqueue(fund('f1', 'b1'))
  bench.claim()
  told(bench, 'two')
  const serverTime = new Date(bench.now).toISOString()
  const outcome = { outcome: 'applied', code: null, replayed: false, entity: null, serverTime } as const
  bench.tell({ type: 'answered', opId: 'f1', outcome, sentAt: bench.now, epoch: 'one' })
  expect(bench.entry('f1').state).toBe('sending')
  bench.tell({ type: 'answered', opId: 'f1', outcome, sentAt: bench.now, epoch: 'two' })
  expect(bench.entry('f1').state).toBe('applied')
})
