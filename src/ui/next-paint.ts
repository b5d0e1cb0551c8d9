/** How long a page that isn't shown, and so never paints, is waited for, in ms. */
const HIDDEN_MS = 100

/** Resolves once the browser has painted what was rendered: a long task that follows can't hold it back from the screen. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, HIDDEN_MS)
  })
}
