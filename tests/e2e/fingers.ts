import type { Page } from '@playwright/test'

type Point = [x: number, y: number]

/** One finger that goes straight from a point to another and leaves the screen there; both in CSS pixels of the window. */
export async function swiping(page: Page): Promise<(from: Point, to: Point) => Promise<void>> {
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', [x, y]: Point) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] })
  return async (from, to) => {
    await touch('touchStart', from)
    await touch('touchMove', [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2])
    await touch('touchMove', to)
    await touch('touchEnd', to)
  }
}
