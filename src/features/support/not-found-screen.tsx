import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { PageHeader } from '../../ui/page-header'

export function NotFoundScreen() {
  useEffect(() => {
    console.warn(`404: no page at ${window.location.pathname}`)
  }, [])
  return (
    <>
      <PageHeader eyebrow="404" title="Oops! Page not found" />
      <Link to="/">Return to Home</Link>
    </>
  )
}
