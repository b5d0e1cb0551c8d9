import { useEffect, useState } from 'react'
import type { Subscription } from '../../domain/subscription'
import { useAuth } from '../../state/auth-store'

type Told = { userId: string; subscription: Subscription | null }

/** What the person who is signed in owns: this device's last word at once, then the server's. Null for a visitor and until one is known. */
export function useOwnPlan(): Subscription | null {
  const userId = useAuth((auth) => auth.user?.id)
  const [told, setTold] = useState<Told | null>(null)

  useEffect(() => {
    let isCurrent = true
    async function load(id: string) {
      const actions = await import('../../state/subscription-actions').catch(() => null)
      for (const ask of [actions?.lastSubscription, actions?.askSubscription]) {
        const known = await ask?.(id).catch(() => null)
        if (!isCurrent) return
        if (known) setTold({ userId: id, subscription: known.subscription })
      }
    }
    if (userId !== undefined) void load(userId)
    return () => {
      isCurrent = false
    }
  }, [userId])

  return told !== null && told.userId === userId ? told.subscription : null
}
