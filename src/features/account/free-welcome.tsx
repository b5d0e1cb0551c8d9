import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { buttonClass } from '../../ui/button'
import { Card } from '../../ui/card'

/** Takes the focus, so that a screen reader tells the change of the page. */
export function FreeWelcome() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  return (
    <Card as="section" reference="Free access" referenceEnd="Open">
      <div className="grid justify-items-start gap-5">
        <h2 ref={heading} tabIndex={-1}>
          Congratulations!
        </h2>
        <p>
          Your free account is ready and you are signed in. We sent your login details by email, so that you can sign in on any
          other device.
        </p>
        <Link to="/course" className={buttonClass({ size: 'lg' })}>
          Start the Course
        </Link>
        <p className="text-sm text-muted">
          You can set a password of your own at any time: use &ldquo;Forgot your password?&rdquo; on the sign-in page.
        </p>
      </div>
    </Card>
  )
}
