import { describe, expect, test } from 'vitest'
import { ANA, Bench, BEN, complete, fund, photo } from './fixture'

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
