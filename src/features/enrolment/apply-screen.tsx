import { useEffect, type ReactNode } from 'react'
import { academy } from '../../content/academy'
import { readOwn, receivedApplication } from '../../local/own-values'
import { startAuth, useAuth } from '../../state/auth-store'
import { later } from '../../ui/later'
import { PageHeader } from '../../ui/page-header'
import { applicationDraftKey, applicationFormId } from './application-names'

/**
 * Settles only where this device knows of an application, which is resumed or shown without a touch, or of a person, whom the server may know
 * one of.
 */
async function knownApplication(): Promise<void> {
  await startAuth()
  const ownerId = useAuth.getState().user?.id ?? null
  const stored = await Promise.all([applicationDraftKey, receivedApplication].map((name) => readOwn(ownerId, name)))
  if (ownerId === null && stored.every((value) => value === undefined)) await new Promise(() => {})
}

/** Lets the page settle before it scrolls to the form. */
const SCROLL_DELAY_MS = 500

const page = await later('apply', async () => (await import('./apply-page')).ApplyPage, knownApplication)

export function ApplyScreen({ back, scrollToForm }: { back: ReactNode; scrollToForm: boolean }) {
  useEffect(() => {
    const scroll = () => document.getElementById(applicationFormId)?.scrollIntoView()
    const timer = scrollToForm ? setTimeout(scroll, SCROLL_DELAY_MS) : undefined
    return () => clearTimeout(timer)
  }, [scrollToForm])

  return (
    <>
      <PageHeader
        size="task"
        back={back}
        title={`Apply for ${academy.name}`}
        lead="About two minutes, kept on this device as you type."
      />
      {page}
    </>
  )
}
