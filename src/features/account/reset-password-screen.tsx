import { Link } from '@tanstack/react-router'
import { useState, useEffect, useRef, type ReactNode } from 'react'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { PageHeader } from '../../ui/page-header'
import { ResetCodeForm } from './reset-code-form'
import { ResetRequestForm } from './reset-request-form'
import { Notes, SideNotes } from './side-notes'

/** The confirmation reads the same whether or not the address has an account. */
function ResetLinkSent({ email, onAgain }: { email: string; onAgain: () => void }) {
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

const notes = [
  'The link in the mail works once, for one hour, in any browser on any device.',
  'The mail has a code too, for the app on your home screen.',
  'Your old password works until you have chosen the new one.',
]

export function ResetPasswordScreen({ back }: { back: ReactNode }) {
  const [sentTo, setSentTo] = useState<string | null>(null)
  return (
    <>
      <PageHeader
        size="task"
        back={back}
        title="RESET PASSWORD"
        lead="Enter your email and we will send you a link to choose a new password."
      />
      <SideNotes title="How it goes on" notes={<Notes notes={notes} />}>
        <div className="grid gap-5">
          <Card as="section">
            {sentTo === null ? (
              <ResetRequestForm onSent={setSentTo} />
            ) : (
              <ResetLinkSent email={sentTo} onAgain={() => setSentTo(null)} />
            )}
          </Card>
          <Link to="/auth" className="link inline-flex min-h-11 items-center justify-self-start">
            Back to Login
          </Link>
        </div>
      </SideNotes>
    </>
  )
}
