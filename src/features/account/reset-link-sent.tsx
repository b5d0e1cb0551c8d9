import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button'
import { ResetCodeForm } from './reset-code-form'

/** The confirmation reads the same whether or not the address has an account. */
export function ResetLinkSent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  return (
    <div className="grid gap-5">
      <h2 ref={heading} tabIndex={-1} className="text-2xl">
        Check your email
      </h2>
      <p>
        If an account exists for <strong className="break-all">{email}</strong>, a link to choose a new password is on its way.
      </p>
      <p className="text-muted">Don&apos;t see the email? Check your spam folder.</p>
      <ResetCodeForm email={email} />
      <Button variant="ghost" className="justify-self-start" onClick={onAgain}>
        Use another email
      </Button>
    </div>
  )
}
