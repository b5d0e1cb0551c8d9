import { refusalReason } from '../../domain/bounty-words'
import type { SendResult } from '../../domain/outbox/ports'

const unreachable = 'The server could not be reached. Check your connection and try again.'
const failures: Record<string, string> = {
  PT401: 'Your session has ended. Sign in and try again.',
  PT412: 'Your session has ended. Sign in and try again.',
  PT429: 'That was a lot at once. Wait a while, then try again.',
}

/** `answered`: the server's word on this act is known, whatever it is. */
export type Finished = { answered: boolean; problem: string | null }

/** Finishes an act that needs the network: fetches the bounty as it is now, and says what went wrong, if anything did. */
export async function finishOnline(bountyId: string, sending: Promise<SendResult>): Promise<Finished> {
  const result = await sending
  if (!result.ok) return { answered: false, problem: failures[result.failure.code ?? ''] ?? unreachable }
  const { pullBounty } = await import('../../sync/pull-bounties')
  await pullBounty(bountyId)
  const { outcome, code } = result.outcome
  return { answered: true, problem: outcome === 'applied' ? null : refusalReason(code ?? outcome) }
}
