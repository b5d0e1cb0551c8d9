import { describe, expect, it } from 'vitest'
import { steadyList } from './steady-list'

const row = (id: string) => ({ bounty: { id } })
const rows = (ids: string) => ids.split('').map(row)
const shownOf = (standing: string, answer: string, { own = '' } = {}) => {
  const { shown, newer } = steadyList({
    standing: standing.split(''),
    rows: rows(answer),
    isOwn: ({ bounty }) => own.includes(bounty.id),
  })
  return `${shown.map(({ bounty }) => bounty.id).join('')} ${newer}`
}

describe('a list that does not move', () => {
  it.each([
    ['shows all at first', '', 'abc', {}, 'abc 0'],
    ['counts what came before', 'bc', 'xyabc', {}, 'bc 3'],
    ['counts what came between', 'ac', 'abc', {}, 'ac 1'],
    ['goes on with what is older', 'ab', 'abcd', {}, 'abcd 0'],
    ['lets go of what is no longer listed', 'abc', 'ac', {}, 'ac 0'],
    ['shows the own at once', 'ab', 'xoab', { own: 'o' }, 'oab 1'],
    ['is empty when nothing is open', 'st', '', {}, ' 0'],
    ['begins anew when nothing of it is left', 'ab', 'xy', {}, 'xy 0'],
  ])('%s', (_, standing, answer, others, expected) => {
    expect(shownOf(standing, answer, others)).toBe(expected)
  })
})
