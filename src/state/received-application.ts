import { create } from 'zustand'
import { restoreReceived, withSecret, type Receipt, type Received } from '../domain/received-application'
import { dropOwn, keepTold, readOwn, receivedApplication as name, saveOwn } from '../local/own-values'
import type { Refusal } from '../remote/failure'
import { startAuth, useAuth } from './auth-store'

/** `asking` until the server has answered or was silent; a visitor's device that keeps none asks nobody. */
type Known = { ownerId: string | null; received: Received | null; word: 'asking' | 'told' | 'silent' }

/** The application that was received of whoever uses this page: one place for the packages, the apply page and the account. */
const useKnown = create<{ known: Known | null }>()(() => ({ known: null }))

const ownerNow = () => useAuth.getState().user?.id ?? null

/** Shows what is known of that person; what comes late for somebody who has left shows nowhere. */
function show(known: Known): void {
  if (ownerNow() === known.ownerId) useKnown.setState({ known })
}

/** What is known of the person who is there now; null until the device was read. */
export function useReceived(): Known | null {
  const ownerId = useAuth((auth) => auth.user?.id ?? null)
  const known = useKnown((state) => state.known)
  return known?.ownerId === ownerId ? known : null
}

/** The same, outside of a component. */
export function knownReceived(): Known | null {
  const { known } = useKnown.getState()
  return known?.ownerId === ownerNow() ? known : null
}

/** The application that this device keeps for that person. */
export async function keptReceived(ownerId: string | null): Promise<Received | null> {
  return restoreReceived(await readOwn(ownerId, name))
}

/** Keeps what the server has just received from this device, and shows it even where the device can keep nothing. */
export async function keepReceived(receipt: Receipt, secret: string | null): Promise<void> {
  const [ownerId, received] = [ownerNow(), { ...receipt, secret }]
  show({ ownerId, received, word: 'told' })
  await saveOwn(ownerId, name, received)
}

/** Shows what the device keeps of that person, then what the server says. Its silence changes nothing; its no is the end of what was kept. */
export async function loadReceived(ownerId: string | null): Promise<void> {
  await startAuth()
  if (ownerNow() !== ownerId) return
  const kept = knownReceived()?.received ?? (await keptReceived(ownerId))
  const isAsked = ownerId !== null || kept !== null
  show({ ownerId, received: kept, word: isAsked ? 'asking' : 'told' })
  if (!isAsked) return
  const { myApplication } = await import('../remote/application')
  const answer = await myApplication(kept)
  // What was sent or taken back here meanwhile is newer than the answer.
  if (ownerNow() === ownerId && knownReceived()?.received?.reference !== kept?.reference) return
  if (!answer.ok) return show({ ownerId, received: kept, word: 'silent' })
  const received = withSecret(answer.value, kept)
  show({ ownerId, received, word: 'told' })
  await (received ? keepTold(ownerId, name, received) : dropOwn(ownerId, name))
}

/** Takes the application back on the server and forgets it here. One that the server doesn't know any more is gone as well. */
export async function withdrawReceived(received: Received): Promise<{ ok: true } | Refusal> {
  const ownerId = ownerNow()
  const { withdrawApplication } = await import('../remote/application')
  const answer = await withdrawApplication(received)
  if (!answer.ok && answer.status !== 404) return answer
  await dropOwn(ownerId, name)
  show({ ownerId, received: null, word: 'told' })
  return { ok: true }
}
