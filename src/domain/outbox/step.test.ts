import { describe, expect, test } from 'vitest'
import { timeoutsOf } from './entry'
import { accept, ANA, Bench, BEN, complete, contact, create, fund, photo } from './fixture'

describe('a claim takes what may go', () => {
  test('only under its owner, and what belongs to nobody under anyone', () => {
    const bench = new Bench()
    bench.enqueue(fund('f1', 'b1'))
    bench.enqueue(contact('m1'))
    expect(bench.claim(BEN)).toBe('send m1')
    expect(bench.claim(BEN)).toBe('')
    expect(bench.claim(null)).toBe('')
    expect(bench.claim(ANA)).toBe('send f1')
  })
  test('one at a time in a lane, first in first out; other lanes pass', () => {
    const bench = new Bench()
    bench.enqueue(fund('f1', 'b1'))
    bench.enqueue(fund('f2', 'b1'))
    bench.enqueue(fund('f3', 'b2'))
    expect([bench.claim(), bench.claim(), bench.claim()]).toEqual(['send f1', 'send f3', ''])
    bench.fail('f1', 0)
    expect(bench.claim()).toBe('')
    bench.now += 60_000
    expect(bench.claim()).toBe('send f1')
    bench.answer('f1', 'applied')
    expect(bench.claim()).toBe('send f2')
  })
  test('as many lanes as there is room for', () => {
    const bench = new Bench()
    for (const lane of ['b1', 'b1', 'b2', 'b3']) bench.enqueue(fund(`f${bench.state.entries.size + 1}`, lane))
    expect(bench.claimMost(2)).toEqual(['send f1', 'send f3'])
    expect(bench.claimMost(4)).toEqual(['send f4'])
    expect(bench.claimMost(4)).toEqual([])
  })
  test('another person’s lane for the same bounty does not block', () => {
    const bench = new Bench()
    bench.enqueue(fund('f1', 'b1', BEN))
    bench.enqueue(fund('f2', 'b1'))
    expect(bench.claim(ANA)).toBe('send f2')
  })
  test('what is needed goes first: create, then fund; accept, then complete', () => {
    const bench = new Bench()
    bench.enqueue(create('b1'))
    bench.enqueue(fund('f1', 'b1'))
    bench.enqueue(accept('a1', 'b2'))
    bench.enqueue(complete('c1', 'b2'))
    expect(bench.entry('f1').dependsOn).toEqual(['b1'])
    expect(bench.entry('c1').dependsOn).toEqual(['a1'])
    expect([bench.claim(), bench.claim(), bench.claim()]).toEqual(['send b1', 'send a1', ''])
    bench.answer('b1', 'applied')
    expect(bench.claim()).toBe('send f1')
  })
  test('the photo lies in the bucket before the function is called', () => {
    const bench = new Bench()
    bench.enqueue(complete('c1', 'b1'), photo)
    expect(bench.claim()).toBe('upload c1')
    expect(bench.entry('c1').leaseUntil).toBe(bench.now + 30_000)
    bench.tell({ type: 'uploaded', opId: 'c1', by: 'tab' })
    expect(bench.effects).toMatchObject([{ type: 'attempt', act: 'send', entry: { photo: { state: 'uploaded' } } }])
    expect(bench.entry('c1').leaseUntil).toBe(bench.now + 30_000)
  })
  test('a file of another at the photo’s path gives the photo a new id', () => {
    const bench = new Bench()
    bench.enqueue(complete('c1', 'b1'), photo)
    bench.claim()
    bench.tell({ type: 'photo_clashed', opId: 'c1', by: 'tab', photoId: 'photo-2' })
    expect(bench.effects).toMatchObject([
      { type: 'move_photo', photoId: 'photo-1', toPhotoId: 'photo-2', toOpId: 'c1' },
      { type: 'attempt', act: 'upload', entry: { photo: { id: 'photo-2', state: 'waiting' } } },
    ])
  })
  test('nothing due: it says until when', () => {
    const bench = new Bench()
    bench.enqueue(fund('f1', 'b1'))
    bench.claim()
    bench.fail('f1', 0)
    bench.claim()
    expect(bench.effects).toEqual([{ type: 'wait', until: bench.now + 1000 }])
  })
})

describe('leases', () => {
  test('a flusher that died frees its entry when the lease is over, under the same opId', () => {
    const bench = new Bench()
    bench.enqueue(fund('f1', 'b1'))
    bench.claim()
    bench.now += 29_999
    expect(bench.claim()).toBe('')
    bench.now += 1
    expect(bench.claim(ANA, 'other tab')).toBe('send f1')
  })
  test('a photo’s lease is no longer than any: it is renewed while the upload goes on, by its holder only', () => {
    const bench = new Bench()
    bench.enqueue(complete('c1', 'b1'), photo)
    bench.claim()
    bench.now += 20_000
    bench.tell({ type: 'progressed', opId: 'c1', by: 'tab' })
    bench.now += 29_999
    bench.tell({ type: 'progressed', opId: 'c1', by: 'other' })
    expect(bench.claim(ANA, 'other')).toBe('')
    bench.now += 1
    expect(bench.claim(ANA, 'other')).toBe('upload c1')
    // The paused one wakes: what it says is a former holder's word.
    bench.tell({ type: 'progressed', opId: 'c1', by: 'tab' })
    expect(bench.tell({ type: 'uploaded', opId: 'c1', by: 'tab' })).toEqual([])
    expect(bench.tell({ type: 'photo_clashed', opId: 'c1', by: 'tab', photoId: 'photo-2' })).toEqual([])
    expect(bench.entry('c1')).toMatchObject({ state: 'sending', leaseBy: 'other', photo: { id: 'photo-1', state: 'waiting' } })
  })
  test('a holder that is known to be dead frees it at once, a living one does not', () => {
    const bench = new Bench()
    bench.enqueue(fund('f1', 'b1'))
    bench.claim()
    bench.tell({ type: 'flushers_died', alive: new Set(['tab', 'other']) })
    expect(bench.claim(ANA, 'other')).toBe('')
    bench.tell({ type: 'flushers_died', alive: new Set(['other']) })
    expect(bench.claim(ANA, 'other')).toBe('send f1')
  })
  test('a failure told by a flusher that lost its lease means nothing; an outcome always counts', () => {
    const bench = new Bench()
    bench.enqueue(fund('f1', 'b1'))
    bench.claim()
    bench.now += 30_000
    bench.claim(ANA, 'other')
    bench.fail('f1', 400, 'PT400', false, 'tab')
    expect(bench.entry('f1').state).toBe('sending')
    bench.answer('f1', 'applied')
    bench.fail('f1', 0, null, false, 'other')
    expect(bench.states()).toEqual({ f1: 'applied' })
  })
  test('a clock set back can neither hold a lease nor a wait for ever', () => {
    const bench = new Bench()
    bench.enqueue(fund('f1', 'b1'))
    bench.enqueue(fund('f2', 'b2'))
    bench.claim()
    bench.claim()
    bench.fail('f2', 0)
    bench.now -= 86_400_000
    expect(bench.claim(ANA, 'other')).toBe('send f1')
    expect(bench.entry('f2').nextAttemptAt).toBe(bench.now + 22_500)
  })
})

describe('what the server did', () => {
  test.each([
    [0, null, 'queued'],
    [200, null, 'queued'],
    [503, null, 'queued'],
    [429, 'PT429', 'queued'],
    [404, 'PGRST202', 'queued'],
    [400, 'PT400', 'needs_attention'],
    [409, 'PT409', 'needs_attention'],
  ])('%i %s leaves the entry %s', (status, code, expected) => {
    const bench = new Bench()
    bench.enqueue(fund('f1', 'b1'))
    bench.claim()
    bench.fail('f1', status, code)
    expect(bench.entry('f1')).toMatchObject({ state: expected, leaseBy: null })
  })
  test('a poisoned entry lets the other lanes go on, and its own lane too', () => {
    const bench = new Bench()
    bench.enqueue(fund('f1', 'b1'))
    bench.enqueue(fund('f2', 'b1'))
    bench.claim()
    bench.fail('f1', 400, 'PT400')
    expect(bench.claim()).toBe('send f2')
  })
  test('a refused session is renewed once, then waits for the person', () => {
    const bench = new Bench()
    bench.enqueue(fund('f1', 'b1'))
    bench.claim()
    expect(bench.fail('f1', 401, 'PGRST303')).toMatchObject([{ type: 'attempt', act: 'send', renewFirst: true }])
    bench.fail('f1', 401, 'PGRST303', true)
    expect(bench.entry('f1').state).toBe('waiting_auth')
    expect(bench.claim(null)).toBe('')
    bench.tell({ type: 'signed_in', userId: ANA })
    expect(bench.claim()).toBe('send f1')
  })
  test('another person’s sign-in frees nothing', () => {
    const bench = new Bench()
    bench.enqueue(fund('f1', 'b1'))
    bench.claim()
    bench.fail('f1', 401, 'PT401', true)
    bench.tell({ type: 'signed_in', userId: BEN })
    expect(bench.entry('f1').state).toBe('waiting_auth')
    expect(bench.claim(BEN)).toBe('')
  })
  test('while the session is there it is tried again: the fault may have been the server’s', () => {
    const bench = new Bench()
    bench.enqueue(fund('f1', 'b1'))
    bench.claim()
    bench.fail('f1', 401, 'PT401', true)
    bench.now += 45_000
    expect(bench.claim()).toBe('send f1')
  })
  test('without the second factor’s code it waits for it, and goes with the next session', () => {
    const bench = new Bench()
    bench.enqueue(fund('f1', 'b1'))
    bench.claim()
    expect(bench.fail('f1', 403, 'PT403')).toMatchObject([{ type: 'attempt', renewFirst: true }])
    bench.fail('f1', 403, 'PT403', true)
    expect(bench.entry('f1').state).toBe('waiting_auth')
    bench.tell({ type: 'signed_in', userId: ANA })
    expect(bench.claim()).toBe('send f1')
  })
  test('a second 403 asks for attention', () => {
    const bench = new Bench()
    bench.enqueue(fund('f1', 'b1'))
    bench.claim()
    expect(bench.fail('f1', 403, '42501')).toMatchObject([{ type: 'attempt', renewFirst: true }])
    bench.fail('f1', 403, '42501', true)
    expect(bench.entry('f1').state).toBe('needs_attention')
  })
  test('a missing function is waited for during a day, then told', () => {
    const bench = new Bench()
    bench.enqueue(fund('f1', 'b1'))
    const tryAfter = (ms: number) => {
      bench.now += ms
      bench.serverTime = bench.now
      bench.claim()
      bench.fail('f1', 404, 'PGRST202')
    }
    tryAfter(0)
    tryAfter(86_400_000)
    expect(bench.entry('f1').state).toBe('queued')
    tryAfter(3_600_000)
    expect(bench.entry('f1')).toMatchObject({ state: 'needs_attention', lastError: { class: 'skew' } })
  })
  test('that day is the server’s: a clock that jumps ends it no sooner', () => {
    const bench = new Bench()
    bench.serverTime = bench.now
    bench.enqueue(fund('f1', 'b1'))
    bench.claim()
    bench.fail('f1', 404, 'PGRST202')
    bench.now += 60 * 86_400_000
    bench.serverTime += 60_000
    bench.tell({ type: 'time_told', opId: 'f1', by: 'tab', serverTime: bench.serverTime, sentAt: bench.sentAt })
    bench.claim()
    bench.tell({ type: 'time_told', opId: 'f1', by: 'tab', serverTime: bench.serverTime, sentAt: bench.sentAt })
    bench.fail('f1', 404, 'PGRST202')
    expect(bench.entry('f1')).toMatchObject({ state: 'queued', lastError: { class: 'skew', times: 2 } })
  })
  test('where no server tells the time, a day is nobody’s to count', () => {
    const bench = new Bench()
    bench.enqueue(fund('f1', 'b1'))
    const fault = () => {
      bench.claim()
      const failure = { status: 0, source: 'phone', code: 'fault', retryAfterMs: null, serverTime: null } as const
      const { now: sentAt } = bench
      bench.tell({ type: 'failed', opId: 'f1', by: 'tab', failure, renewed: false, visible: true, tookMs: 0, sentAt })
    }
    fault()
    bench.now += 60 * 86_400_000
    fault()
    expect(bench.entry('f1').state).toBe('queued')
    // Two months behind when the first fault was noted: the server’s day begins when it first tells.
    bench.now += 3_600_000
    bench.serverTime = bench.now + 60 * 86_400_000
    bench.claim()
    bench.fail('f1', 404, 'PGRST202')
    expect(bench.entry('f1').state).toBe('queued')
  })
  test.each([200, 400, 401, 403, 404, 405, 409, 410, 413, 421, 422, 429, 502])('a stranger’s %i parks nothing', (status) => {
    const bench = new Bench()
    bench.enqueue(fund('f1', 'b1'))
    bench.claim()
    expect(bench.fail('f1', status)).toEqual([])
    expect(bench.entry('f1')).toMatchObject({ state: 'queued', lastError: { class: 'stranger', since: bench.now, times: 1 } })
  })
  test('what the server fails at twice asks for attention, however often it answers for others in between', () => {
    const bench = new Bench()
    for (const nth of [1, 2]) bench.enqueue(fund(`f${nth}`, `b${nth}`))
    bench.claim()
    bench.fail('f1', 500, 'XX000')
    expect(bench.entry('f1')).toMatchObject({ state: 'queued', nextAttemptAt: bench.now + 20_000 })
    bench.answer('f2', 'applied')
    expect(bench.claim()).toBe('send f1')
    bench.fail('f1', 500, 'SUP')
    expect(bench.entry('f1')).toMatchObject({ state: 'needs_attention', lastError: { class: 'failing', times: 2 } })
    bench.tell({ type: 'retried', opId: 'f1' })
    bench.claim()
    bench.fail('f1', 500, 'XX000')
    expect(bench.entry('f1').state).toBe('queued')
  })
  test('each try that ends by our own limit lets the next one wait longer, until the act itself is answered', () => {
    const bench = new Bench()
    bench.enqueue(fund('f1', 'b1'))
    const timeoutsAfter = (code: string | null) => {
      bench.now += 60_000
      bench.claim()
      const failure = { status: 0, source: null, code, retryAfterMs: null, serverTime: null }
      const sentAt = bench.now
      bench.tell({ type: 'failed', opId: 'f1', by: 'tab', failure, renewed: false, visible: true, tookMs: 0, sentAt })
      return timeoutsOf(bench.entry('f1'))
    }
    expect([timeoutsAfter('timeout'), timeoutsAfter('timeout')]).toEqual([1, 2])
    // Others that are answered say nothing of this one, and a network that is gone does not either.
    bench.tell({ type: 'network_returned' })
    expect(timeoutsAfter(null)).toBe(2)
    bench.now += 60_000
    bench.claim()
    bench.fail('f1', 503, 'PGRST001')
    expect(timeoutsOf(bench.entry('f1'))).toBe(0)
  })
  test('the pause between tries counts those of a kind in a row, since the server was last heard', () => {
    const bench = new Bench()
    bench.enqueue(fund('f1', 'b1'))
    bench.enqueue(fund('f2', 'b2'))
    const waitAfter = (status: number, code: string | null) => {
      bench.claim()
      bench.fail('f1', status, code)
      const wait = bench.entry('f1').nextAttemptAt - bench.now
      bench.now = Math.max(bench.now, bench.entry('f1').nextAttemptAt)
      return wait
    }
    expect([1, 2, 3, 4].map(() => waitAfter(0, null))).toEqual([1000, 2000, 4000, 8000])
    // Another class begins anew, however long the act has been tried.
    expect(waitAfter(429, 'PT429')).toBe(60_000)
    expect(waitAfter(0, null)).toBe(1000)
    expect(waitAfter(0, null)).toBe(2000)
    bench.answer('f2', 'applied')
    expect(waitAfter(0, null)).toBe(1000)
  })
  test('once the server is heard, what waited for the network is due; a quota is not', () => {
    const bench = new Bench()
    for (const index of [1, 2, 3]) bench.enqueue(fund(`f${index}`, `b${index}`))
    for (const index of [1, 2, 3]) expect(bench.claim()).toBe(`send f${index}`)
    bench.fail('f1', 0)
    bench.fail('f2', 429, 'PT429')
    bench.answer('f3', 'applied')
    expect(bench.claim()).toBe('send f1')
    expect(bench.claim()).toBe('')
  })
  test('a late duplicate answer changes nothing', () => {
    const bench = new Bench()
    bench.enqueue(fund('f1', 'b1'))
    bench.claim()
    bench.answer('f1', 'rejected', 'bounty_closed')
    bench.answer('f1', 'applied')
    expect(bench.entry('f1')).toMatchObject({ state: 'rejected', result: { code: 'bounty_closed' } })
  })
  test.each(['applied', 'rejected', 'cancelled'] as const)(
    'a completion’s bytes go at once where it is withdrawn alone: %s',
    (outcome) => {
      const bench = new Bench()
      bench.enqueue(complete('c1', 'b1'), photo)
      bench.answer('c1', outcome)
      expect(bench.effects).toEqual(outcome === 'cancelled' ? [{ type: 'drop_photo', photoId: 'photo-1' }] : [])
    },
  )
  test('a refused creation parks what needed it', () => {
    const bench = new Bench()
    bench.enqueue(create('b1'))
    bench.enqueue(fund('f1', 'b1'))
    bench.claim()
    bench.answer('b1', 'rejected', 'daily_limit')
    expect(bench.entry('f1')).toMatchObject({ state: 'needs_attention', lastError: { class: 'parent_failed' } })
  })
  test('an acceptance that was made on another device lets the completion go', () => {
    const bench = new Bench()
    bench.enqueue(accept('a1', 'b1'))
    bench.enqueue(complete('c1', 'b1'))
    bench.claim()
    bench.answer('a1', 'rejected', 'already_accepted')
    expect(bench.claim()).toBe('send c1')
  })
})

const lost = () => {
  const bench = new Bench()
  bench.enqueue(create('b1'))
  bench.enqueue(fund('f1', 'b1'))
  bench.enqueue(fund('f2', 'b2'))
  bench.claimMost(3)
  bench.tell({ type: 'discarded', opId: 'f2' })
  return [...bench.state.entries.values()].toReversed()
}

describe('what comes back from its copies after a loss', () => {
  test('waits in its old order, free and due; what was taken back is still cancelled', () => {
    const bench = new Bench()
    bench.tell({ type: 'restored', entries: lost() })
    expect(bench.claimMost(4)).toEqual(['send b1', 'cancel f2'])
    bench.answer('b1', 'applied')
    expect(bench.claim()).toBe('send f1')
  })
  test('waits until the server has said what became of the act that it was to replace', () => {
    const edited = { ...new Bench().enqueue(fund('f2', 'b1')), replaces: 'f1', state: 'needs_attention' } as const
    const restored = () => {
      const bench = new Bench()
      bench.tell({ type: 'restored', entries: [edited] })
      expect(bench.claimMost(4)).toEqual(['cancel f1'])
      return bench
    }
    const cancelled = restored()
    cancelled.answer('f1', 'cancelled')
    expect(cancelled.claim()).toBe('send f2')
    const applied = restored()
    applied.answer('f1', 'applied')
    expect(applied.claim()).toBe('')
    expect(applied.entry('f2').lastError?.class).toBe('replaced_applied')
  })
  test('may have reached the server, also what belongs to nobody: taken back, it is asked to be cancelled', () => {
    const bench = new Bench()
    bench.tell({ type: 'restored', entries: [new Bench().enqueue(contact('m1'))] })
    bench.tell({ type: 'discarded', opId: 'm1' })
    expect(bench.claim(null)).toBe('cancel m1')
  })
  test('goes behind what was done since, which it leaves as it is', () => {
    const bench = new Bench()
    const known = bench.enqueue(create('b1'))
    bench.enqueue(fund('f9', 'b9'))
    bench.tell({ type: 'restored', entries: lost() })
    expect(bench.entry('b1')).toBe(known)
    expect(bench.entry('f1').seq).toBeGreaterThan(bench.entry('f9').seq)
  })
})
