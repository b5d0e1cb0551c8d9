/** Nothing answered a request: what `timedFetch` rejects with, so that nobody takes a fault of this app for a bad connection. */
export class Unreachable extends TypeError {
  override name = 'Unreachable'
}

const TIMEOUT = 'TimeoutError'

/** What to throw for what a request rejected with. */
export const unreachableBy = (cause: unknown): Unreachable =>
  new Unreachable(cause instanceof Error ? cause.message : 'Nothing answered.', { cause })

/** What our own limit of time ends a request with. */
export const noAnswerInTime = (): Error => new DOMException('No answer in time.', TIMEOUT)

/** Whether our own limit of time ended a request. */
export const isTimeout = (error: unknown): boolean =>
  error instanceof Unreachable && error.cause instanceof Error && error.cause.name === TIMEOUT

/** The words of Chromium, Firefox and WebKit for a script that could not be fetched. They are the same in every language. */
const failedImport =
  /^(Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed)/

/** What the build's own loading of scripts throws in the place of the browser's error (`build/script-loading.ts`). */
const missingScript = 'MissingScript'

/** Whether an error means that the server, or a script loaded on demand, could not be reached. Any other is a fault of this app. */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return (
    error instanceof Unreachable ||
    error.name === missingScript ||
    (error instanceof TypeError && failedImport.test(error.message))
  )
}
