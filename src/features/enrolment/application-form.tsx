import { lazy, Suspense } from 'react'
import { firstTouchOrDraft } from './first-touch-or-draft'

const load = () => import('./application-wizard')

async function loadWhenNeeded() {
  await firstTouchOrDraft()
  return { default: (await load()).ApplicationWizard }
}

// At build the wizard stands in the page; in the browser its code comes when somebody touches the page or has a draft to
// resume. Until then React leaves the prerendered form as it is, and what is typed into it stays.
const Wizard = import.meta.env.SSR ? (await load()).ApplicationWizard : lazy(loadWhenNeeded)

export function ApplicationForm() {
  return (
    <Suspense fallback={<p>Loading...</p>}>
      <Wizard />
    </Suspense>
  )
}
