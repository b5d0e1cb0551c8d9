/** Why the desk can't do what it was asked, as one sentence with what to do; shown as it is, without a stack. */
export class DeskError extends Error {
  override name = 'DeskError'
}
