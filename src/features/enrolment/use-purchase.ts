import { useEffect, useState } from 'react'
import { useAuth } from '../../state/auth-store'
import { findPurchase, type FoundPurchase } from './find-purchase'

export type PurchaseState = FoundPurchase | { kind: 'checking' } | { kind: 'signed-out' }

/** What became of the payment of that checkout session, as the server knows it. No session: nothing was paid. */
export function usePurchase(sessionId: string | undefined): { state: PurchaseState; askAgain: () => void } {
  const status = useAuth((auth) => auth.status)
  const [found, setFound] = useState<FoundPurchase | null>(null)
  const [round, setRound] = useState(0)

  useEffect(() => {
    let isCurrent = true
    async function ask(id: string) {
      const answer = await findPurchase(id, round === 0 ? undefined : [])
      if (isCurrent) setFound(answer)
    }
    if (sessionId !== undefined && status === 'signed-in') void ask(sessionId)
    return () => {
      isCurrent = false
    }
  }, [sessionId, status, round])

  function askAgain() {
    setFound(null)
    setRound(round + 1)
  }

  return { state: stateOf(sessionId, status, found), askAgain }
}

function stateOf(sessionId: string | undefined, status: string, found: FoundPurchase | null): PurchaseState {
  if (sessionId === undefined) return { kind: 'missing' }
  if (status === 'signed-out') return { kind: 'signed-out' }
  return found ?? { kind: 'checking' }
}
