import { useEffect, useEffectEvent, useState } from 'react'
import type { BountyView } from '../../domain/bounties/bounty-view'
import { type Claim, claimOf, isHeard } from './bounty-claim'
import { useAuth } from '../../state/auth-store'
import { useAsked } from '../../hooks/use-asked'
import { useLive } from '../../hooks/use-live'
import { howAsked } from './how-asked'

/**
 * `missing`: the server has none of that id. `failed`: it could not tell, and has never told of one. `away`: this phone has none, and the academy could not be asked.
 * `unreadable`: this phone's storage can't be used, so nobody knows.
 */
type Found =
  | { state: 'loading' | 'missing' | 'failed' | 'away' | 'unreadable'; view: null }
  | { state: 'found'; view: BountyView; claim: Claim }

/**
 * The bounty of a route's id: what this phone knows at once, the server's row when it comes, missing only when neither has it. One that
 * could not be asked for is asked for again once the academy answers anything. A sample that it has never told of, and can't tell of now, is
 * shown for the sake of one's own acts alone. One that was shown stays, with the form that is open over it, when the cache gives it up: it's
 * asked for again, and only the server's word that there is none takes it away.
 * `without`: the act that is being changed, which then counts as not done. `why`: what the console says of a failure.
 */
export function useBounty(bountyId: string, without?: string): Found & { why: string; again: () => void } {
  const viewerId = useAuth((auth) => auth.user?.id ?? null)
  const key = `${bountyId} ${viewerId} ${without}`
  const live = useLive(
    () => import('./reads'),
    (reads) => reads.readBounty(bountyId, viewerId, without),
    key,
  )
  const { value: answer, state, refusal, again } = useAsked('bounty', bountyId)

  const held = useHeld(key, live.value, answer?.isNone === true)
  const asked = howAsked({ state, refusal })
  const claim = claimOf('own', held !== null && isHeard(held.bounty), asked)
  const view = claim === 'unknown' && held?.entries.length === 0 ? null : held
  const away = live.value === null && asked === 'away'
  const isShut = view === null && (held !== null || (live.value === null && (asked === 'done' || asked === 'failed')))
  const why = refusal?.message || 'Failed to fetch bounty details'
  useVanished(live.value === null && held !== null, again)

  if (view) return { state: 'found', view, claim, why, again }
  if (live.failed) return { state: 'unreadable', view: null, why, again }
  if (isShut) return { state: asked === 'failed' ? 'failed' : 'missing', view: null, why, again }
  return { state: away ? 'away' : 'loading', view: null, why, again }
}

/** What was found last under this key, until the server has none. */
function useHeld(key: string, found: BountyView | null | undefined, isNone: boolean): BountyView | null {
  const [held, hold] = useState<{ key: string; view: BountyView | null }>({ key, view: null })
  const view = found ?? (held.key === key && !isNone ? held.view : null)
  if (held.key !== key || held.view !== view) hold({ key, view })
  return view
}

/** Asks once each time that the cache has given up what is shown. */
function useVanished(vanished: boolean, again: () => void): void {
  const ask = useEffectEvent(again)
  useEffect(() => {
    if (vanished) ask()
  }, [vanished])
}
