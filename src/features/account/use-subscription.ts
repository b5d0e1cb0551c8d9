import { useEffect, useState } from 'react'
import type { Subscription } from '../../domain/subscription'
import { askSubscription, lastSubscription } from '../../state/subscription-actions'

type KnownSubscription = { subscription: Subscription | null; checkedAt: number; isStale: boolean }

/** The server's word; when it is silent, its last one and the time of it. */
async function lookUp(userId: string): Promise<KnownSubscription | null> {
  const word = await askSubscription(userId)
  if (word) return { ...word, isStale: false }
  const last = await lastSubscription(userId)
  return last && { ...last, isStale: true }
}

/** The subscription of one person; mount it anew for another. */
export function useSubscription(userId: string) {
  const [known, setKnown] = useState<KnownSubscription | null>(null)
  const [isChecking, setIsChecking] = useState(true)

  useEffect(() => {
    let isCurrent = true
    async function load() {
      const found = await lookUp(userId)
      if (!isCurrent) return
      setKnown(found)
      setIsChecking(false)
    }
    void load()
    return () => {
      isCurrent = false
    }
  }, [userId])

  async function refresh() {
    setIsChecking(true)
    setKnown(await lookUp(userId))
    setIsChecking(false)
  }

  return { known, isChecking, refresh }
}
