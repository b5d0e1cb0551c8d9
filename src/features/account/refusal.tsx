import type { ReactNode } from 'react'
import { isUnreachable } from '../../domain/network/unreachable'
import { showToast } from '../../state/toast-store'
import { Alert } from '../../ui/alert'
import { StorageTrouble } from '../../ui/storage-trouble'

const noAnswer = 'The academy did not answer'
/** What to do then: nobody is to blame. */
const askLater = 'Check your connection, or try again in a few minutes; nothing you typed is lost.'

/** Why the server refused, as the actions of the auth store answer it. */
export type Refusal = { code: string | null; message: string | null; status?: number; reasons?: readonly string[] | undefined }

/**
 * Runs an act whose code is loaded on demand: with no network and no service worker that load fails like a request does, and reads the
 * same to the person. Every other error is a fault of this app, and goes on.
 */
export async function offlineAsRefusal<T extends { ok: boolean }>(act: Promise<T>): Promise<T | ({ ok: false } & Refusal)> {
  try {
    return await act
  } catch (error) {
    if (isUnreachable(error)) return { ok: false, code: 'offline', message: null }
    throw error
  }
}

const weakPasswordReasons: Record<string, string> = {
  length: 'It is too short.',
  characters: 'It needs more kinds of characters: upper case, lower case, digits, symbols.',
  guessable: 'It is one character repeated, or a name of this site.',
  pwned: 'It appears in a known data breach. Choose one that you use nowhere else.',
}

/** What a toast says about a refusal: the server's words, else the form's own, else that nothing answered, or that the fault is here. */
export function refusalText(refusal: Refusal, fallback?: string): string {
  if (refusal.code === 'storage_lost') return 'This device’s storage can’t be used, so nothing was sent.'
  if (refusal.code === 'over_request_rate_limit')
    return 'That was tried too often from your network. Wait ten minutes, then try again; nothing you typed is lost.'
  if (refusal.code === 'captcha_failed') return 'Please confirm that you are human, then try again.'
  return refusal.message ?? fallback ?? (refusal.code === 'offline' ? `${noAnswer}. ${askLater}` : 'Please try again.')
}

/** Shows why an act came to nothing, and hands the refusal on to its form. */
export function notifyRefusal<R extends Refusal>(refusal: R, title: string, fallback?: string): R {
  showToast({ title, description: refusalText(refusal, fallback), tone: 'danger' })
  return refusal
}

/** What stands in the place of something of the account that could not be loaded, by the refusal's code. */
export function unloadedWords(what: string, code: string | null): string {
  const next = code === 'offline' ? 'Connect to the network to see and change it.' : 'Try again in a few minutes.'
  return `Your ${what} could not be loaded. ${next}`
}

/** The reasons of a weak-password refusal as sentences; empty for every other refusal. */
export function weaknesses(refusal: Refusal): string[] {
  return (refusal.reasons ?? []).map((reason) => weakPasswordReasons[reason] ?? reason)
}

type RefusalAlertProps = {
  refusal: Refusal | null
  /** What the form has words for, by the server's codes. Any other refusal is told by the server's own words alone. */
  known?: Readonly<Partial<Record<string, ReactNode>>>
}

/** What stays beside the form after the toast has gone. */
export function RefusalAlert({ refusal, known = {} }: RefusalAlertProps) {
  if (refusal === null) return null
  if (refusal.code === 'offline') {
    return (
      <Alert tone="warning" title={noAnswer}>
        {askLater}
      </Alert>
    )
  }
  if (refusal.code === 'storage_lost') return <StorageTrouble title="You can’t be kept signed in" />
  const reasons = weaknesses(refusal)
  if (reasons.length === 0)
    return known[refusal.code ?? ''] ?? (refusal.message !== null && <Alert tone="danger">{refusalText(refusal)}</Alert>)
  return (
    <Alert tone="danger" title="Choose a stronger password">
      <ul className="list-disc pl-5">
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </Alert>
  )
}
