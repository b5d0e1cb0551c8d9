import type { Asked } from '../../domain/bounty-claim'
import type { Refusal } from '../../remote/failure'
import { connectionState } from '../../sync/connection'

/** How a pull went, by the academy's own word. Where there is no answer at all, the page could not load what asks, or not keep what came. */
export function howAsked({
  state,
  answer,
}: {
  state: 'pulling' | 'done' | 'failed'
  answer: { ok: true } | Refusal | null
}): Asked {
  if (state !== 'failed') return state
  const isAway = answer === null ? connectionState() !== 'online' : !answer.ok && answer.status === 0
  return isAway ? 'away' : 'failed'
}
