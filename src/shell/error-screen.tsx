import { Link, type ErrorComponentProps } from '@tanstack/react-router'
import { useEffect } from 'react'
import { Button, buttonClass } from '../ui/button'
import { PageHeader } from '../ui/page-header'

/** Stands in for a screen that failed; the frame around it goes on working. */
export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  useEffect(() => console.error(error), [error])
  return (
    <PageHeader
      eyebrow="Off the map"
      title="This page stopped working"
      lead="Nothing you saved is lost. Try the page again; if it fails once more, go back to the start and tell us what you did."
      actions={
        <>
          <Button onClick={reset}>Try again</Button>
          <Link to="/" className={buttonClass({ variant: 'secondary' })}>
            Home
          </Link>
          <Link to="/contact" className={buttonClass({ variant: 'ghost' })}>
            Tell us
          </Link>
        </>
      }
    />
  )
}
