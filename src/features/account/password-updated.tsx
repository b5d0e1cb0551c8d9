import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { buttonClass } from '../../ui/button'

/** How long the confirmation stays before the sign-in page follows. */
const REDIRECT_AFTER_MS = 3000

export function PasswordUpdated() {
  const navigate = useNavigate()
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    heading.current?.focus()
    const timer = setTimeout(() => void navigate({ to: '/auth', replace: true }), REDIRECT_AFTER_MS)
    return () => clearTimeout(timer)
  }, [navigate])

  return (
    <div className="grid justify-items-start gap-5">
      <h2 ref={heading} tabIndex={-1} className="text-2xl">
        Password Updated Successfully!
      </h2>
      <p>Your password has been changed. You will be redirected to the login page.</p>
      <Link to="/auth" replace className={buttonClass()}>
        Go to Login
      </Link>
    </div>
  )
}
