// @in received
import { create } from 'zustand'
import { restoreReceived, withSecret, type Received } from '../domain/enrolment/application'
import { cacheAnswer, dropOwn, readOwn, receivedApplication as name } from '../local/own-values'
import type { Answer } from '../remote/failure'
import { useAuth } from './auth-store'

type Saved = { ownerId: string | null; received: Received | null }

/** What this device has saved, of whom it was last read or saved. A device whose storage is shut has it nowhere else. */
export const useSaved = create<{ saved: Saved | null }>()(() => ({ saved: null }))

/** The application that this device has saved for that person, or for visitors. */
export async function savedReceived(ownerId: string | null): Promise<Received | null> {
  const { saved } = useSaved.getState()
  if (saved?.ownerId === ownerId && saved.received) return saved.received
  const received = restoreReceived(await readOwn(ownerId, name))
  // What was saved meanwhile is newer.
  if (useSaved.getState().saved === saved) useSaved.setState({ saved: { ownerId, received } })
  return received
}

/** Saves what the server has just said of that person; null drops what was saved. */
export async function saveReceived(ownerId: string | null, received: Received | null): Promise<void> {
  useSaved.setState({ saved: { ownerId, received } })
  await (received ? cacheAnswer(ownerId, name, received) : dropOwn(ownerId, name))
}

/** The newest application that the server has of whoever is here, with the secret that this device has of it; null for none. */
export async function fetchReceived(): Promise<Answer<Received | null>> {
  const saved = await savedReceived(useAuth.getState().user?.id ?? null)
  const { myApplication } = await import('../remote/application')
  const answer = await myApplication(saved)
  return answer.ok ? { ok: true, value: withSecret(answer.value, saved) } : answer
}
