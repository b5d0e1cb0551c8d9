/** `entry`: the refused or parked act of the outbox that an act's page is opened to change. */
export function entrySearch({ entry }: Record<string, unknown>): { entry?: string } {
  return typeof entry === 'string' ? { entry } : {}
}
