/** How long a page that isn't shown, and so never paints, is waited for, in ms. */
const HIDDEN_MS = 100

/** Resolves once the browser has painted what was rendered: a long task that follows can't hold it back from the screen. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, HIDDEN_MS)
  })
}

/** How long a busy page may put off what waits for an idle moment, in milliseconds. */
const atMostMs = 2_000

/** Resolves when the browser has nothing better to do. Safari does not tell: there after the tasks that wait now. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: atMostMs })
    else setTimeout(resolve, 100)
  })
}
