import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyReadingProgress, type ReadingProgress, withDayRead, withLeft, withPlace, withSectionRead } from './reading-progress'
import { readingRecords, withReadingRecords } from './reading-records'

const mark = (nth: number) => ({ nth, words: `Paragraph ${nth}` })
const merged = (one: ReadingProgress, other: ReadingProgress) => withReadingRecords(one, readingRecords(other))
/** Lists in one order: what was ticked first means nothing between devices. */
const inOrder = (progress: ReadingProgress) => ({
  ...progress,
  read: progress.read.toSorted(),
  days: progress.days.toSorted(),
})

describe('readingRecords', () => {
  it('tells what was read, taken back and left, and where', () => {
    let progress = withSectionRead(emptyReadingProgress, 'a', true, 1)
    progress = withSectionRead(withSectionRead(progress, 'b', true, 2), 'b', false, 3)
    progress = withLeft(withLeft(withLeft(progress, 'c', mark(4), 4), 'd', mark(1), 5), 'd', null, 6)
    progress = withDayRead(withPlace(progress, { week: 2, section: 'c' }, 7), '2026-03-01')
    expect(readingRecords(progress)).toEqual([
      { kind: 'read', key: 'a', at: 1, value: 'read' },
      { kind: 'read', key: 'b', at: 3, value: 'unread' },
      { kind: 'left', key: 'c', at: 4, value: '4 Paragraph 4' },
      { kind: 'left', key: 'd', at: 6, value: '' },
      { kind: 'place', key: 'latest', at: 7, value: '2 c' },
      { kind: 'day', key: '2026-03-01', at: 0, value: 'read' },
    ])
  })

  it('gives what an early version kept the earliest of all times', () => {
    const early = { ...emptyReadingProgress, read: ['a'], place: { week: 1, section: 'a' } }
    expect(readingRecords(early).map(({ at }) => at)).toEqual([0, 0])
  })
})

describe('withReadingRecords', () => {
  const read = withSectionRead(emptyReadingProgress, 'a', true, 10)

  it.each([
    ['an earlier tick taken back', 'read', 'a', 9, 'unread', ['a']],
    ['a later tick taken back', 'read', 'a', 11, 'unread', []],
    ['another section', 'read', 'b', 1, 'read', ['a', 'b']],
    ['a value that is none', 'read', 'a', 11, 'perhaps', ['a']],
    ['a kind of a later version', 'note', 'a', 11, 'unread', ['a']],
  ])('takes %s for what it is', (_, kind, key, at, value, expected) => {
    expect(withReadingRecords(read, [{ kind, key, at, value }]).read).toEqual(expected)
  })

  it.each([
    ['place', 'latest', 'somewhere'],
    ['place', 'latest', ''],
    ['left', 'a', 'x Paragraph'],
    ['day', 'soon', 'read'],
  ])('changes nothing for a %s that can’t be read', (kind, key, value) => {
    expect(withReadingRecords(read, [{ kind, key, at: 99, value }])).toBe(read)
  })

  it('keeps the latest days of all', () => {
    const days = Array.from({ length: 20 }, (_, index) => index + 10)
    const of = (month: number) => days.reduce((progress, day) => withDayRead(progress, `2026-0${month}-${day}`), read)
    expect(merged(of(3), of(2)).days).toEqual(merged(of(2), of(3)).days)
    expect(merged(of(3), of(2)).days).toHaveLength(28)
  })

  const sections = fc.constantFrom('a', 'b', 'c')
  const change = fc.oneof(
    fc.record({ act: fc.constant('read' as const), section: sections, isRead: fc.boolean(), at: fc.nat(9) }),
    fc.record({ act: fc.constant('left' as const), section: sections, nth: fc.option(fc.nat(5)), at: fc.nat(9) }),
    fc.record({ act: fc.constant('place' as const), section: sections, at: fc.nat(9) }),
    fc.record({ act: fc.constant('day' as const), day: fc.integer({ min: 10, max: 28 }) }),
  )
  const devices = fc.array(change, { maxLength: 12 }).map((changes) =>
    changes.reduce((progress, each) => {
      if (each.act === 'day') return withDayRead(progress, `2026-03-${each.day}`)
      if (each.act === 'read') return withSectionRead(progress, each.section, each.isRead, each.at)
      if (each.act === 'place') return withPlace(progress, { week: 1, section: each.section }, each.at)
      return withLeft(progress, each.section, each.nth === null ? null : mark(each.nth), each.at)
    }, emptyReadingProgress),
  )

  it('comes to the same in any order and grouping, and as often as it is done', () => {
    fc.assert(
      fc.property(devices, devices, devices, (a, b, c) => {
        expect(inOrder(merged(a, b))).toEqual(inOrder(merged(b, a)))
        expect(inOrder(merged(merged(a, b), c))).toEqual(inOrder(merged(a, merged(b, c))))
        expect(inOrder(merged(merged(a, b), b))).toEqual(inOrder(merged(a, b)))
        expect(inOrder(merged(a, a))).toEqual(inOrder(a))
      }),
      { seed: 11, numRuns: 1000 },
    )
  })
})
