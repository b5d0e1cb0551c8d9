import type { ErrorComponentProps } from '@tanstack/react-router'
import { useState } from 'react'
import { siteAnswers } from '../sync/site-answers'
import { Button } from '../ui/button'
import { PageHeader } from '../ui/page-header'

/** Stands in for a screen that failed, or whose script is not to be had; the frame around it goes on working. */
export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const [isSilent, setIsSilent] = useState(false)
  // What can't be fetched now is only left once the site answers: a reload would lose this page too.
  async function again() {
    if (!String(error).startsWith('MissingScript')) reset()
    else if (await siteAnswers()) location.reload()
    else setIsSilent(true)
  }

  return (
    <PageHeader title="This page can’t be shown now" lead="If work of yours waits on this device, save it to a file first.">
      <div className="mt-4 flex flex-wrap items-center gap-4">
        {/* A plain link: the page behind it works without the app. */}
        <a href="/rescue" className="link">
          Save unsent work
        </a>
        <Button onClick={() => void again()}>{isSilent ? 'No answer. Try again' : 'Try again'}</Button>
      </div>
    </PageHeader>
  )
}
