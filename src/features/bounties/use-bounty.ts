import { useEffect, useEffectEvent, useState } from 'react'
import type { BountyView } from '../../domain/bounty-view'
import type { Refusal } from '../../remote/failure'
import { useAuth } from '../../state/auth-store'
import { connectionState, watchConnection } from '../../sync/connection'
import { useLive } from '../../hooks/use-live'
import { loadReads } from './load-reads'
import { useLoggedFailure } from './use-logged-failure'
import { usePull } from '../../hooks/use-pull'

/**
 * `missing`: the server has none of that id, or failed. `away`: this phone has none, and the academy could not be asked. `unreadable`: this
 * phone's storage can't be used, so nobody knows.
 */
type Found = { state: 'loading' | 'missing' | 'away' | 'unreadable'; view: null } | { state: 'found'; view: BountyView }

/**
 * The bounty of a route's id: what this phone knows at once, the server's row when it comes, missing only when neither has it. One that
 * could not be asked for is asked for again once the academy answers anything. One that was shown stays, with the form that is open over it,
 * when the cache gives it up: it's asked for again, and only the server's word that there is none takes it away.
 * `without`: the act that is being changed, which then counts as not done.
 */
export function useBounty(bountyId: string, without?: string): Found & { again: () => void } {
  const viewerId = useAuth((auth) => auth.user?.id ?? null)
  const key = `${bountyId} ${viewerId} ${without}`
  const live = useLive(loadReads, (reads) => reads.readBounty(bountyId, viewerId, without), key)
  const { state, answer, again } = usePull(
    async () => (await import('../../sync/pull-bounties')).pullBounty(bountyId),
    `${bountyId} ${viewerId}`,
  )

  const view = useHeld(key, live.value, answer?.ok === true && answer.isNone)
  const absent = live.value === null && state !== 'pulling'
  const away = absent && isUnasked(answer)
  useLoggedFailure(absent && view === null && !away, answer, 'Failed to fetch bounty details')
  useConnectionReturn(away, again)
  useVanished(live.value === null && view !== null, again)

  if (view) return { state: 'found', view, again }
  if (live.failed) return { state: 'unreadable', view: null, again }
  return { state: away ? 'away' : absent ? 'missing' : 'loading', view: null, again }
}

/** What was found last under this key, until the server has none. */
function useHeld(key: string, found: BountyView | null | undefined, isNone: boolean): BountyView | null {
  const [held, hold] = useState<{ key: string; view: BountyView | null }>({ key, view: null })
  const view = found ?? (held.key === key && !isNone ? held.view : null)
  if (held.key !== key || held.view !== view) hold({ key, view })
  return view
}

/** Whether the academy had no word in it. With no answer at all, the page could not load what asks, or not keep what came. */
function isUnasked(answer: { ok: true } | Refusal | null): boolean {
  return answer === null ? connectionState() !== 'online' : !answer.ok && answer.status === 0
}

function useConnectionReturn(wanted: boolean, again: () => void): void {
  const ask = useEffectEvent(again)
  useEffect(() => {
    if (!wanted) return undefined
    return watchConnection(() => {
      if (connectionState() === 'online') ask()
    })
  }, [wanted])
}

/** Asks once each time that the cache has given up what is shown. */
function useVanished(vanished: boolean, again: () => void): void {
  const ask = useEffectEvent(again)
  useEffect(() => {
    if (vanished) ask()
  }, [vanished])
}
