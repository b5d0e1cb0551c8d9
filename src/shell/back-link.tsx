import { Link, useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { Icon } from '../ui/icon'

/** The way back of a page on which one thing is done: to the page that led here, and to `to` where the app was entered by this one. */
export function BackLink({ to = '/' }: { to?: '/' | '/auth' | '/account' }) {
  const { history } = useRouter()
  const goBack = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || !history.canGoBack()) return
    event.preventDefault()
    history.back()
  }
  return (
    <Link to={to} className="link page-back no-print" onClick={goBack}>
      <Icon path="M19 12H5m6-6-6 6 6 6" />
      <span className="max-sm:sr-only">Back</span>
    </Link>
  )
}
