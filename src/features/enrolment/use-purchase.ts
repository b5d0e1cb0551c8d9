import { useEffect, useEffectEvent, useState } from 'react'
import { academyNow } from '../../clock'
import { afterRefund, type Purchase } from '../../domain/payments/payment'
import { changeAnswer, useAsked } from '../../hooks/use-asked'
import { useAuth } from '../../state/auth-store'
import { useHydrated } from '../../ui/prerendered'

/** The provider's word usually arrives before the person does; sometimes it takes some seconds longer. */
const WAITS_MS = [1000, 2000, 4000, 8000]

export type PurchaseState = Purchase | { kind: 'missing' | 'unreachable' | 'checking' | 'signed-out' }

/** What became of the payment of that checkout session, as the server knows it. No session: nothing was paid. What is served before the address is read only waits. */
export function usePurchase(sessionId: string | undefined) {
  const isHydrated = useHydrated()
  const status = useAuth((auth) => auth.status)
  const isAsked = sessionId !== undefined && status === 'signed-in'
  const { value, state, again } = useAsked(isAsked ? 'purchase' : null, sessionId ?? '')
  const [waits, setWaits] = useState(0)
  const waitMs = isAsked && state !== 'asking' && !value ? WAITS_MS[waits] : undefined
  const askAnew = useEffectEvent(() => {
    setWaits(waits + 1)
    again()
  })

  useEffect(() => {
    if (waitMs === undefined) return undefined
    const timer = setTimeout(askAnew, waitMs)
    return () => clearTimeout(timer)
  }, [waitMs])

  /** The server has just said that this payment goes back: it is not asked once more. */
  function refunded(payment: string) {
    const at = new Date(academyNow()).toISOString()
    changeAnswer('purchase', [sessionId ?? ''], (last) => last && afterRefund(last, payment, at))
  }

  function found(): PurchaseState {
    if (!isHydrated) return { kind: 'checking' }
    if (sessionId === undefined) return { kind: 'missing' }
    if (status === 'signed-out') return { kind: 'signed-out' }
    if (value && (state !== 'asking' || value.kind !== 'on_its_way')) return value
    if (state === 'asking' || waits < WAITS_MS.length) return { kind: 'checking' }
    return { kind: state === 'failed' ? 'unreachable' : 'missing' }
  }
  return { state: found(), askAgain: again, refunded }
}
