import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { accountSubscription, subscriptionSchema, type Subscription } from '../../domain/subscription'
import { keepTold, readOwn } from '../../local/own-values'
import { ownSubscription } from '../../remote/own-subscription'
import { checkSubscription } from '../../state/subscription-actions'

const lastWordSchema = v.object({ subscription: v.nullable(subscriptionSchema), checkedAt: v.number() })
type KnownSubscription = { subscription: Subscription | null; checkedAt: number; isStale: boolean }

/** The server's word; when it is silent, its last one and the time of it, so that nobody loses a paid plan (docs/decisions.md, 26). */
async function lookUp(userId: string): Promise<KnownSubscription | null> {
  const [check, row] = await Promise.all([checkSubscription(), ownSubscription()])
  if (check.ok && row.ok) {
    const word = { subscription: accountSubscription(row.value, check), checkedAt: Date.now() }
    await keepTold(userId, 'subscription', word)
    return { ...word, isStale: false }
  }
  const last = v.safeParse(lastWordSchema, await readOwn(userId, 'subscription'))
  return last.success ? { ...last.output, isStale: true } : null
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
