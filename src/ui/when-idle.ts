/** How long a busy page may put off what waits for an idle moment, in milliseconds. */
const atMostMs = 2_000

/** Resolves when the browser has nothing better to do. Safari does not tell: there after the tasks that wait now. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: atMostMs })
    else setTimeout(resolve, 100)
  })
}
