import { describe, expect, test } from 'vitest'
import { ANA, Bench, complete, contact, create, fund, photo } from './fixture'

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
  test('of what is on its way is refused', () => {
    const bench = new Bench()
    bench.enqueue(fund('f1', 'b1'))
    bench.claim()
    replace(bench, 'f1')
    expect(bench.effects).toEqual([{ type: 'refused', code: 'already_sending' }])
    expect(bench.states()).toEqual({ f1: 'sending' })
  })
})

describe('age', () => {
  test('an act that waited a month asks for attention and never vanishes', () => {
    const bench = new Bench()
    bench.enqueue(fund('f1', 'b1'))
    bench.now += 30 * 86_400_000 + 1
    bench.tell({ type: 'swept' })
    expect(bench.claim()).toBe('')
    expect(bench.entry('f1')).toMatchObject({ state: 'needs_attention', lastError: { class: 'too_old' } })
    bench.tell({ type: 'retried', opId: 'f1' })
    expect(bench.claim()).toBe('send f1')
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
