import { lazy, Suspense, useState } from 'react'
import { challengeKey } from '../state/human-check'
import { Alert } from '../ui/alert'

/** Says that the proof of being human can't be asked for here. */
function CheckTrouble() {
  return <Alert tone="warning">The check could not be loaded. Look whether something blocks it, then load the page again.</Alert>
}

/** Without its script the form stays: who sends it is told by the server that the check is missing. */
const Turnstile = lazy(async () => {
  const loaded = await import('./turnstile').catch(() => null)
  return { default: loaded?.Turnstile ?? CheckTrouble }
})

/** Stands in a form that anybody may send, where the site is built with a key of Cloudflare's Turnstile: nothing of it is loaded elsewhere. */
export function HumanCheck() {
  const siteKey = challengeKey()
  const [hasProblem, setHasProblem] = useState(false)
  if (siteKey === null) return null
  return (
    <fieldset className="grid gap-2">
      <legend className="field-label">Confirm that you are human</legend>
      <Suspense>
        <Turnstile siteKey={siteKey} onProblem={setHasProblem} />
      </Suspense>
      {hasProblem && <CheckTrouble />}
      <noscript>This form needs JavaScript: without it we can’t tell people from programs.</noscript>
    </fieldset>
  )
}
