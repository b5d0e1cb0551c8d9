import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Card } from '../../ui/card'
import { PageHeader } from '../../ui/page-header'
import { ResetLinkSent } from './reset-link-sent'
import { ResetRequestForm } from './reset-request-form'

export function ResetPasswordScreen() {
  const [sentTo, setSentTo] = useState<string | null>(null)
  return (
    <>
      <PageHeader
        eyebrow="Your account"
        title="RESET PASSWORD"
        lead="Enter your email and we will send you a link to choose a new password."
      />
      <div className="wrap wrap-narrow section grid gap-5">
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
    </>
  )
}
