import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { useActiveBounties } from './use-active-bounties'

const board = vi.hoisted(() => ({ rows: [] as unknown[] }))
vi.mock('./board-state', () => ({ useBoardState: (part: (state: object) => unknown) => part({ ...board, taken: 0 }) }))
vi.mock('./load-more', async (original) => ({
  ...(await original<typeof import('./load-more')>()),
  usePages: () => ({ limit: 24, pages: 1, more: () => undefined }),
}))
vi.mock('../../ui/prerendered', () => ({ useHydrated: () => true, useWasPrerendered: () => true }))
vi.stubGlobal('__BUILD_TIME__', new Date().toISOString())

const Cards = () => <>{useActiveBounties().views?.length}</>

/** How many cards stand on a prerendered board once the server has answered. */
function cardsAfter(rows: unknown[]): string {
  board.rows = rows
  return renderToStaticMarkup(<Cards />)
}

test('a first answer that can’t be read takes no card off the board; an empty one takes them all', () => {
  expect(Number(cardsAfter([{ id: 'b1', deadline: '2027-01-01T00:00:00Z' }]))).toBeGreaterThan(5)
  expect(cardsAfter([])).toBe('0')
})
