import { create } from 'zustand'
import { restoreReceived, withSecret, type Receipt, type Received } from '../domain/received-application'
import { cacheAnswer, dropOwn, readOwn, receivedApplication as name, saveOwn } from '../local/own-values'
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

/** The application that this device has saved for that person. */
export async function savedReceived(ownerId: string | null): Promise<Received | null> {
  return restoreReceived(await readOwn(ownerId, name))
}

/** Saves what the server has just received from this device, and shows it even where the device can save nothing. */
export async function saveReceived(receipt: Receipt, secret: string | null): Promise<void> {
  const [ownerId, received] = [ownerNow(), { ...receipt, secret }]
  show({ ownerId, received, word: 'told' })
  await saveOwn(ownerId, name, received)
}

/** Shows what the device has saved of that person, then what the server says. Its silence changes nothing; its no is the end of what was saved. */
export async function loadReceived(ownerId: string | null): Promise<void> {
  await startAuth()
  if (ownerNow() !== ownerId) return
  const saved = knownReceived()?.received ?? (await savedReceived(ownerId))
  const isAsked = ownerId !== null || saved !== null
  show({ ownerId, received: saved, word: isAsked ? 'asking' : 'told' })
  if (!isAsked) return
  const asking = import('../remote/application').then(({ myApplication }) => myApplication(saved))
  const answer = await asking.catch(() => ({ ok: false }) as const)
  // What was sent or taken back here meanwhile is newer than the answer.
  if (ownerNow() === ownerId && knownReceived()?.received?.reference !== saved?.reference) return
  if (!answer.ok) return show({ ownerId, received: saved, word: 'silent' })
  const received = withSecret(answer.value, saved)
  show({ ownerId, received, word: 'told' })
  await (received ? cacheAnswer(ownerId, name, received) : dropOwn(ownerId, name))
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
