import type { Purchase } from '../../remote/payments'

export type FoundPurchase = { kind: 'paid'; purchase: Purchase } | { kind: 'missing' } | { kind: 'unreachable' }

/** The provider's word usually arrives before the person does; sometimes it takes some seconds longer. */
const WAITS_MS = [1000, 2000, 4000, 8000]

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Asks the server for the own purchase, again until it has heard of it or `waits` are over. */
export async function findPurchase(sessionId: string, [next, ...later] = WAITS_MS): Promise<FoundPurchase> {
  const { myPurchase } = await import('../../remote/payments')
  const result = await myPurchase(sessionId)
  if (result.ok && result.value) return { kind: 'paid', purchase: result.value }
  if (next === undefined) return { kind: result.ok ? 'missing' : 'unreachable' }
  await wait(next)
  return findPurchase(sessionId, later)
}
