import { useEffect } from 'react'
import { academy } from '../../content/academy'
import { readOwn } from '../../local/own-values'
import { startAuth, useAuth } from '../../state/auth-store'
import { later } from '../../ui/later'
import { PageHeader } from '../../ui/page-header'
import { applicationDraftKey } from './application-draft-key'
import { applicationFormId } from './application-form-id'

/** Settles only where this person has begun an application on this device: it is resumed without a touch. */
async function storedApplication(): Promise<void> {
  await startAuth()
  const stored = await readOwn(useAuth.getState().user?.id ?? null, applicationDraftKey)
  if (stored === undefined) await new Promise(() => {})
}

/** Lets the page settle before it scrolls to the form. */
const SCROLL_DELAY_MS = 500

const page = await later('apply', async () => (await import('./apply-page')).ApplyPage, storedApplication)

export function ApplyScreen({ scrollToForm }: { scrollToForm: boolean }) {
  useEffect(() => {
    const scroll = () => document.getElementById(applicationFormId)?.scrollIntoView()
    const timer = scrollToForm ? setTimeout(scroll, SCROLL_DELAY_MS) : undefined
    return () => clearTimeout(timer)
  }, [scrollToForm])

  return (
    <>
      <PageHeader
        eyebrow="Enrollment"
        title={`Apply for ${academy.name}`}
        lead="Three short steps: your email, your phone, a code. It takes about two minutes, and you can stop and go on later on this device."
      />
      {page}
    </>
  )
}
