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
          Your free account is ready and you are signed in here. The link in our welcome email confirms your address, and signs
          you in on any other device.
        </p>
        <Link to="/course" className={buttonClass({ size: 'lg' })}>
          Start the Course
        </Link>
        <p className="text-sm text-muted">
          You have no password of your own yet.{' '}
          <Link to="/auth/update-password" className="link">
            Choose one
          </Link>{' '}
          to sign in without an email.
        </p>
      </div>
    </Card>
  )
}
