import { useEffect, useState } from 'react'
import { academyNow } from '../../clock'
import { afterRefund, type Purchase } from '../../domain/purchase'
import { useAuth } from '../../state/auth-store'
import { useHydrated } from '../../ui/prerendered'

type FoundPurchase = Purchase | { kind: 'missing' } | { kind: 'unreachable' }

/** The provider's word usually arrives before the person does; sometimes it takes some seconds longer. */
const WAITS_MS = [1000, 2000, 4000, 8000]

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Asks the server for the own purchase, again until it has heard of it or `waits` are over. */
async function findPurchase(sessionId: string, [next, ...later] = WAITS_MS): Promise<FoundPurchase> {
  const { myPurchase } = await import('../../remote/payments')
  const result = await myPurchase(sessionId)
  if (result.ok && result.value) return result.value
  if (next === undefined) return { kind: result.ok ? 'missing' : 'unreachable' }
  await wait(next)
  return findPurchase(sessionId, later)
}

export type PurchaseState = FoundPurchase | { kind: 'checking' } | { kind: 'signed-out' }

/** What became of the payment of that checkout session, as the server knows it. No session: nothing was paid. What is served before the address is read only waits. */
export function usePurchase(sessionId: string | undefined) {
  const isHydrated = useHydrated()
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

  /** The server has just said that this payment goes back: it is not asked once more. */
  function refunded(payment: string) {
    setFound((last) =>
      last !== null && 'payment' in last ? afterRefund(last, payment, new Date(academyNow()).toISOString()) : last,
    )
  }

  const state: PurchaseState = isHydrated ? stateOf(sessionId, status, found) : { kind: 'checking' }
  return { state, askAgain, refunded }
}

function stateOf(sessionId: string | undefined, status: string, found: FoundPurchase | null): PurchaseState {
  if (sessionId === undefined) return { kind: 'missing' }
  if (status === 'signed-out') return { kind: 'signed-out' }
  return found ?? { kind: 'checking' }
}
