// @in received
import { useEffect } from 'react'
import type { Received } from '../domain/enrolment/application'
import { useAuth } from '../state/auth-store'
import { savedReceived, saveReceived, useSaved } from '../state/received-application'
import { changeAnswer, useAsked } from './use-asked'

/**
 * The application that was received of whoever is here: what this device has saved, then what the academy says; `received` is null for none.
 * A visitor whose device has saved none asks nobody.
 */
export function useReceived(): { received: Received | null; state: 'asking' | 'done' | 'failed'; again: () => void } {
  const owner = useAuth(({ status, user }) => (status === 'loading' ? undefined : (user?.id ?? null)))
  const known = useSaved(({ saved }) => (saved?.ownerId === owner ? saved : null))
  const isUnread = owner !== undefined && known === null
  useEffect(() => {
    if (isUnread) void savedReceived(owner)
  }, [isUnread, owner])

  const received = known?.received ?? null
  const isAsked = Boolean(owner) || received !== null
  const { state, again } = useAsked(isAsked ? 'application' : null)
  return { received, state: isAsked || known === null ? state : 'done', again }
}

/** What the academy has just said of the application of whoever is here: saved, and shown wherever it is; null for none. */
export async function nowReceived(received: Received | null): Promise<void> {
  await saveReceived(useAuth.getState().user?.id ?? null, received)
  changeAnswer('application', [], () => received)
}
