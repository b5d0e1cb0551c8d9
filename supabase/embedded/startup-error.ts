/** Why the backend can't start, as one sentence with what to do; shown to the person as it is, without a stack. */
export class StartupError extends Error {
  override name = 'StartupError'
}
