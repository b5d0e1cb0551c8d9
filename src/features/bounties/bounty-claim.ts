// @with work
import type { Bounty } from '../../domain/bounties/bounty'
import type { Refusal } from '../../remote/failure'
import { connectionState } from '../../sync/connection'

/** How asking the academy goes. `away`: no answer of its own came, as without a network. `failed`: it was asked, and could not tell; a list may say so of either. */
export type Asked = 'asking' | 'done' | 'away' | 'failed'

/** `live`: it stands as it is held. `remembered`: the device says that it is what it last saw. `unknown`: the alert, and neither a status nor Fund. */
export type Claim = 'live' | 'remembered' | 'unknown'

/** Whether the academy has ever told of it: a sample that came with the app is of no time. */
export const isHeard = ({ isSample, updatedAt }: Pick<Bounty, 'isSample' | 'updatedAt'>): boolean =>
  !isSample || Date.parse(updatedAt) > 0

/**
 * What a screen may say of what this device holds. A list that is not the academy's can't stand as one (docs/decisions.md, 64), but one bounty, and what is one's own, can be
 * worked on without a network. `heard`: something in it was told by the academy.
 */
export function claimOf(of: 'list' | 'own', heard: boolean, asked: Asked): Claim {
  const counts = asked === 'failed' || (asked === 'away' && of === 'list')
  if (!counts) return 'live'
  return heard ? 'remembered' : 'unknown'
}

/** How asking went, by the academy's own word. Where there is none at all, the page could not load what asks, or not keep what came. */
export function howAsked({ state, refusal }: { state: 'asking' | 'done' | 'failed'; refusal: Refusal | null }): Asked {
  if (state !== 'failed') return state
  const isAway = refusal === null ? connectionState() !== 'online' : refusal.status === 0
  return isAway ? 'away' : 'failed'
}
