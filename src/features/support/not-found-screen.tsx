import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { academy } from '../../content/academy'
import { useAuth } from '../../state/auth-store'
import { buttonClass } from '../../ui/button'
import { ControlMarker } from '../../ui/drawings'
import { PageHeader } from '../../ui/page-header'

/** It names no canonical address: whatever stands in the address bar is no page of the site. */
export function NotFoundScreen() {
  const isMember = useAuth((state) => state.status === 'signed-in')
  useEffect(() => {
    console.warn(`404: no page at ${window.location.pathname}`)
  }, [])
  return (
    <>
      <title>{`Page not found | ${academy.name}`}</title>
      <meta name="description" content="Nothing is drawn at this address. The menu leads back to every page of the academy." />
      <meta name="robots" content="noindex" />
      <PageHeader
        size="cover"
        eyebrow="404"
        title="Oops! Page not found"
        lead="You have walked off the sheet: nothing is drawn at this address. Go back to a point you know."
        actions={
          <div className="flex flex-wrap gap-3">
            <Link to="/" className={buttonClass({ size: 'lg' })}>
              {isMember ? 'Go to Today' : 'Return to Home'}
            </Link>
            <Link to="/course" className={buttonClass({ variant: 'secondary', size: 'lg' })}>
              Open the course
            </Link>
          </div>
        }
      />
      <div className="section">
        <div className="wrap grid justify-items-center gap-4 text-center">
          <ControlMarker className="w-28 text-signal" />
          <p className="max-w-[46ch] text-lg text-muted">
            If a link brought you here, tell us which one and we will redraw it. The menu above still works.
          </p>
          <Link to="/contact" className="link inline-flex min-h-11 items-center">
            Report the link
          </Link>
        </div>
      </div>
    </>
  )
}
