import { hasUnsavedForm, UNSAVED_LOCK } from '../state/unsaved-forms'
import { isSendingWork } from '../state/unsent-work'
import { reloadOnce } from './reload-once'

const LOOK_EVERY_MS = 1_000

/** The only address that the content policy lets a script of ours turn into a script's. */
export const workerAddress =
  window.trustedTypes?.createPolicy('worker', { createScriptURL: () => '/service-worker.js' }).createScriptURL('') ??
  '/service-worker.js'

export type Hindrance = 'form' | 'sending'

/** What a reload of all tabs would interrupt now, in this tab or another; null when nothing would be. */
async function hindrance(): Promise<Hindrance | null> {
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  if (hasUnsavedForm() || held.some(({ name }) => name === UNSAVED_LOCK)) return 'form'
  if (held.some(({ name }) => name === 'outbox') || (await isSendingWork())) return 'sending'
  return null
}

const aWhile = () => new Promise<void>((resolve) => void setTimeout(resolve, LOOK_EVERY_MS))

async function takeWaiting(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  registration?.waiting?.postMessage({ type: 'SKIP_WAITING' })
}

/**
 * Lets the waiting worker take over as soon as no tab has an unsaved form and nothing is being sent. `tell` hears what it waits for;
 * `isWanted` is asked before each look, so that the person can change their mind.
 */
export async function applyUpdate(isWanted: () => boolean, tell: (hindrance: Hindrance | null) => void): Promise<void> {
  while (isWanted()) {
    const found = await hindrance()
    tell(found)
    if (!found) return takeWaiting()
    await aWhile()
  }
}

/**
 * A worker that takes over brings the pages of its own build with it and drops the scripts of the old one: every tab starts anew,
 * one with an unsaved form as soon as that is saved. The first worker of all changes nothing.
 */
export function reloadWithNewWorker(): void {
  let isFirst = !navigator.serviceWorker.controller
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (isFirst) isFirst = false
    else void reloadWhenSaved()
  })
}

export async function reloadWhenSaved(): Promise<void> {
  while (hasUnsavedForm()) await aWhile()
  reloadOnce('update')
}
