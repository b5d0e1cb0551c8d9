// @in few
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { buttonClass } from '../../ui/button'

/** A call to action: the apply page is asked to scroll to its form. */
export function ApplyLink({ children }: { children: ReactNode }) {
  return (
    <Link to="/apply" state={{ scrollToForm: true }} className={buttonClass({ size: 'lg' })}>
      {children}
    </Link>
  )
}
