import { useRef, useState } from 'react'
import { refusalReason } from '../../domain/bounties/bounty-words'
import { isUnreachable } from '../../domain/network/unreachable'
import type { SendResult } from '../../domain/outbox/ports'
import { askNow } from '../../hooks/use-asked'
import type { Moderation } from '../../remote/online-acts'

const unreachable = 'The academy could not be reached. Check your connection and try again; what you wrote stays here.'
const broken = 'This page could not do that. Try again; what you wrote stays here.'
const failures: Record<string, string> = {
  PT401: 'Your session has ended. Sign in and try again.',
  PT403: 'Confirm with your second factor first: Account asks for its code. What you wrote stays here.',
  PT412: 'Your session has ended. Sign in and try again.',
  PT429: 'That was a lot at once. Wait a while, then try again.',
}

/** `answered`: the server's word on this act is known, whatever it is. */
type Finished = { answered: boolean; problem: string | null }

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

/**
 * One act that needs the network, at a time; `problem` is what came back instead of success. The same `content` keeps its key until the
 * server has answered it, so that pressing again after a lost answer has one effect; other content is another act.
 */
export function useOnlineAct() {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const running = useRef(false)
  const keys = useRef(new Map<string, string>())

  const run = async (content: string, act: (opId: string) => Promise<Finished>, done: () => void) => {
    if (running.current) return
    running.current = true
    setBusy(true)
    setProblem(null)
    const opId = keys.current.get(content) ?? crypto.randomUUID()
    keys.current.set(content, opId)
    let isDone = false
    try {
      const finished = await act(opId)
      if (finished.answered) keys.current.delete(content)
      setProblem(finished.problem)
      isDone = finished.problem === null
    } catch (error) {
      // The act's own script could not be had, or what it brought could not be kept: whether it was done is not known.
      console.error(error)
      setProblem(problemOfThrown(error))
    } finally {
      running.current = false
      setBusy(false)
    }
    // Now, so that what follows may be an act of its own.
    if (isDone) done()
  }
  return { busy, problem, run }
}
