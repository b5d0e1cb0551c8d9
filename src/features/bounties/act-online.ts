import { refusalReason } from '../../domain/bounties/bounty-words'
import type { SendResult } from '../../domain/outbox/ports'
import { isUnreachable } from '../../domain/network/unreachable'
import type { Moderation } from '../../remote/online-acts'
import { askNow } from '../../hooks/use-asked'

const unreachable = 'The academy could not be reached. Check your connection and try again; what you wrote stays here.'
const broken = 'This page could not do that. Try again; what you wrote stays here.'
const failures: Record<string, string> = {
  PT401: 'Your session has ended. Sign in and try again.',
  PT403: 'Confirm with your second factor first: Account asks for its code. What you wrote stays here.',
  PT412: 'Your session has ended. Sign in and try again.',
  PT429: 'That was a lot at once. Wait a while, then try again.',
}

/** `answered`: the server's word on this act is known, whatever it is. */
export type Finished = { answered: boolean; problem: string | null }

/** What a press says whose act threw. Pressing again is safe: the act keeps its number until it is answered. */
export const problemOfThrown = (error: unknown): string => (isUnreachable(error) ? unreachable : broken)

/** Finishes an act that needs the network: fetches the bounty as it is now, and says what went wrong, if anything did. */
export async function finishOnline(bountyId: string, sending: Promise<SendResult>): Promise<Finished> {
  const result = await sending
  if (!result.ok) return { answered: false, problem: failures[result.failure.code ?? ''] ?? unreachable }
  // The act is over: a bounty that can't be fetched or kept now is fetched when its page opens next.
  await askNow('bounty', bountyId)
  const { outcome, code } = result.outcome
  return { answered: true, problem: outcome === 'applied' ? null : refusalReason(code ?? outcome) }
}

/** Keeps, hides or shows a bounty. Its notices go with it: a page that is left before they are counted anew counts them at its next look. */
export async function moderate(decision: Moderation): Promise<Finished> {
  const [{ outdateCachedUnread }, { moderateBounty }] = await Promise.all([
    import('../../state/unread-count'),
    import('../../remote/online-acts'),
  ])
  void outdateCachedUnread(decision.userId)
  const finished = await finishOnline(decision.bountyId, moderateBounty(decision))
  if (finished.answered) void askNow('notifications')
  return finished
}
