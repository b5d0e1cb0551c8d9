import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Card } from '../../ui/card'
import { PageHeader } from '../../ui/page-header'
import { ResetLinkSent } from './reset-link-sent'
import { ResetRequestForm } from './reset-request-form'
import { Notes, SideNotes } from './side-notes'

const notes = [
  'The link in the mail works once, for one hour, in any browser on any device.',
  'The mail has a code too, for the app on your home screen.',
  'Your old password works until you have chosen the new one.',
]

export function ResetPasswordScreen() {
  const [sentTo, setSentTo] = useState<string | null>(null)
  return (
    <>
      <PageHeader
        eyebrow="Your account"
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
