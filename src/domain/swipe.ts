/** What a finger did from its first touch to its lifting: in CSS pixels and ms. */
export type Swipe = {
  readonly fromX: number
  readonly dx: number
  readonly dy: number
  readonly ms: number
  readonly width: number
}

/** The system's own ways back and on begin at the edges of the screen. */
const edge = 32
const least = 60
const mostMs = 700

/**
 * Where a swipe leads: to the left is on, as a page is turned. Null for one that is short, slow, begins at an edge or goes as much up or down as
 * aside.
 */
export function swipeWay({ fromX, dx, dy, ms, width }: Swipe): 'next' | 'previous' | null {
  const isAside = Math.abs(dx) >= least && Math.abs(dx) > 2 * Math.abs(dy)
  if (!isAside || ms > mostMs || fromX < edge || fromX > width - edge) return null
  return dx < 0 ? 'next' : 'previous'
}
