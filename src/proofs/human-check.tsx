import { lazy, Suspense } from 'react'
import { challengeKey } from '../state/human-check'
import { CheckTrouble } from './check-trouble'

/** Without its script the form stays: who sends it is told by the server that the check is missing. */
const Turnstile = lazy(async () => {
  const loaded = await import('./turnstile').catch(() => null)
  return { default: loaded?.Turnstile ?? CheckTrouble }
})

/** Stands in a form that anybody may send, where the site is built with a key of Cloudflare's Turnstile: nothing of it is loaded elsewhere. */
export function HumanCheck() {
  const siteKey = challengeKey()
  if (siteKey === null) return null
  return (
    <fieldset className="grid gap-2">
      <legend className="field-label">Confirm that you are human</legend>
      <Suspense>
        <Turnstile siteKey={siteKey} />
      </Suspense>
      <noscript>This form needs JavaScript: without it we can’t tell people from programs.</noscript>
    </fieldset>
  )
}
