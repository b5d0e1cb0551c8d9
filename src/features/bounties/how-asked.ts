import type { Asked } from './bounty-claim'
import type { Refusal } from '../../remote/failure'
import { connectionState } from '../../sync/connection'

/** How asking went, by the academy's own word. Where there is none at all, the page could not load what asks, or not keep what came. */
export function howAsked({ state, refusal }: { state: 'asking' | 'done' | 'failed'; refusal: Refusal | null }): Asked {
  if (state !== 'failed') return state
  const isAway = refusal === null ? connectionState() !== 'online' : refusal.status === 0
  return isAway ? 'away' : 'failed'
}
