import { Link } from '@tanstack/react-router'
import { useState, useEffect, useRef, type ReactNode } from 'react'
import { resetMailOf, type ResetMail } from './reset-mail'
import { askedResetMail, dropOwn, readOwn, saveOwn } from '../../local/own-values'
import { startAuth, useAuth } from '../../state/auth-store'
import { Alert } from '../../ui/alert'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { PageHeader } from '../../ui/page-header'
import { ResetCodeForm } from './reset-code-form'
import { ResetRequestForm } from './reset-request-form'
import { Notes, SideNotes } from './side-notes'

type Step = 'ask' | { email: string | null; isExpired: boolean }

const HASH = '#code'

/** Which step stands: the code's, once a mail was asked for on this device, by whichever tab, or by the link of a page; else the form that asks for one. */
function useResetStep() {
  const [step, setStep] = useState<Step>('ask')

  useEffect(() => {
    async function restore() {
      const mail = resetMailOf(await readOwn(null, askedResetMail), Date.now())
      if (mail) return setStep(mail)
      if (location.hash !== HASH) return
      await startAuth()
      setStep({ email: useAuth.getState().user?.email ?? null, isExpired: false })
    }
    void restore()
  }, [])

  const toCode = (email: string) => {
    void saveOwn(null, askedResetMail, { email, askedAt: Date.now() } satisfies ResetMail)
    setStep({ email, isExpired: false })
  }
  const toAsk = () => {
    void dropOwn(null, askedResetMail)
    setStep('ask')
  }
  return { step, toCode, toAsk }
}

/** What a mail brought is typed here. The confirmation reads the same whether or not the address has an account. */
function CodeStep({ email, isExpired, onAgain }: { email: string | null; isExpired: boolean; onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  return (
    <div className="grid gap-5">
      <h2 ref={heading} tabIndex={-1} className="text-2xl">
        {email === null ? 'Type the code from our mail' : 'Check your email'}
      </h2>
      {email !== null && (
        <p>
          If an account exists for <strong className="break-all">{email}</strong>, a link to choose a new password is on its way.
        </p>
      )}
      {isExpired ? (
        <Alert tone="warning" title="The code of that mail has expired">
          You asked for it more than an hour ago. Send a new mail, and type its code here.
        </Alert>
      ) : (
        <p className="text-muted">Don&apos;t see the email? Check your spam folder.</p>
      )}
      <ResetCodeForm email={email} />
      <Button variant="ghost" className="justify-self-start" onClick={onAgain}>
        {isExpired || email === null ? 'Send a new mail' : 'Use another email'}
      </Button>
    </div>
  )
}

const notes = [
  'The link in the mail works once, for one hour, in any browser on any device.',
  'The mail has a code too, for the app on your home screen. A newer mail ends the link and the code of the one before.',
  'Your old password works until you have chosen the new one, or use the first mail of ours.',
]

export function ResetPasswordScreen({ back }: { back: ReactNode }) {
  const { step, toCode, toAsk } = useResetStep()
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
            {step === 'ask' ? <ResetRequestForm onSent={toCode} /> : <CodeStep key={step.email} {...step} onAgain={toAsk} />}
          </Card>
          <Link to="/auth" className="link inline-flex min-h-11 items-center justify-self-start">
            Back to Login
          </Link>
        </div>
      </SideNotes>
    </>
  )
}
