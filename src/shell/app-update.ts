import { create } from 'zustand'
import { hasUnsavedForm, UNSAVED_LOCK } from '../state/unsaved-forms'
import { isSendingWork } from '../state/unsent-work'

const LOOK_EVERY_MS = 1_000

/** The only address that the content policy lets a script of ours turn into a script's. */
export const workerAddress =
  globalThis.window?.trustedTypes?.createPolicy('worker', { createScriptURL: () => '/service-worker.js' }).createScriptURL('') ??
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

/** A newer version: `waitsFor` says why it is not applied yet though the person agreed. */
interface UpdateOffer {
  accept: (() => void) | null
  waitsFor: Hindrance | null
}

export const useUpdateOffer = create<UpdateOffer>(() => ({ accept: null, waitsFor: null }))

/** Shows the offer; `apply` runs at the person's yes and asks `isWanted` until it is done. */
export function offerUpdate(apply: (isWanted: () => boolean, tell: (waitsFor: Hindrance | null) => void) => Promise<void>): void {
  const isWanted = () => useUpdateOffer.getState().accept === accept
  const accept = () => {
    void apply(isWanted, (waitsFor) => {
      if (isWanted() && useUpdateOffer.getState().waitsFor !== waitsFor) useUpdateOffer.setState({ waitsFor })
    })
  }
  useUpdateOffer.setState({ accept, waitsFor: null })
}

/** Put off until the next visit: the waiting version stays, and takes over once every tab has been closed. */
export function putOffUpdate(): void {
  useUpdateOffer.setState({ accept: null, waitsFor: null })
}

declare const __BUILD_ID__: string | undefined

const build = typeof __BUILD_ID__ === 'undefined' ? 'unbuilt' : __BUILD_ID__

/**
 * Starts the page anew, but never twice from the same build for the same reason: should the same build come back, the reload did
 * not help, and another would be the first of a loop. Answers whether it reloads.
 */
export function reloadOnce(reason: 'update' | 'missing-script'): boolean {
  const key = `reloaded-for-${reason}`
  try {
    if (sessionStorage.getItem(key) === build) return false
    sessionStorage.setItem(key, build)
  } catch {
    return false
  }
  location.reload()
  return true
}
