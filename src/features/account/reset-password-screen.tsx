import { Link, useNavigate } from '@tanstack/react-router'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { emailProblem } from '../../domain/account/email'
import { CODE_LENGTH, cleanCode, codeProblem } from '../../domain/account/verification-code'
import { askedResetMail, dropOwn, readOwn, saveOwn } from '../../local/own-values'
import { HumanCheck } from '../../proofs/human-check'
import { enterByMail, requestPasswordReset as requestOnServer } from '../../state/auth-actions'
import { startAuth, useAuth } from '../../state/auth-store'
import { showToast } from '../../state/toast-store'
import { Address } from '../../ui/address'
import { Alert } from '../../ui/alert'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { PageHeader } from '../../ui/page-header'
import { TextField } from '../../ui/fields'
import { useAccountSwitch } from './account-switch'
import { EmailField, focusFirstProblem, textOf } from './account-fields'
import { notifyRefusal, offlineAsRefusal, type Refusal, RefusalAlert, refusalText } from './refusal'
import { codeRefusalWords, isMailFresh, type ResetMail, resetMailOf } from './reset-mail'
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

/** Asks for the mail with the link; answers the refusal, or null. An unknown address is taken as well, so that nobody can probe for accounts. */
async function requestPasswordReset(email: string): Promise<Refusal | null> {
  const result = await offlineAsRefusal(requestOnServer(email))
  if (!result.ok && isMailFresh(result)) {
    showToast({
      title: 'Look for our mail',
      description: 'One was asked for less than five minutes ago. Its link and its code work for an hour.',
      tone: 'default',
    })
    return null
  }
  if (!result.ok) return notifyRefusal(result, 'Password Reset Failed', 'An error occurred. Please try again.')
  showToast({
    title: 'Password Reset Email Sent',
    description: 'Check your email for a link to reset your password.',
    tone: 'success',
  })
  return null
}

function ResetRequestForm({ onSent }: { onSent: (email: string) => void }) {
  const [problem, setProblem] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [busy, setBusy] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const email = textOf(event.currentTarget, 'email').trim()
    const found = emailProblem(email)
    setProblem(found)
    if (focusFirstProblem(event.currentTarget, { email: found })) return
    setBusy(true)
    const answer = await requestPasswordReset(email)
    setBusy(false)
    setRefusal(answer)
    if (answer === null) onSent(email)
  }

  return (
    <form className="grid gap-5" method="dialog" noValidate onSubmit={(event) => void submit(event)}>
      <EmailField autoComplete="username" error={problem ?? undefined} />
      <RefusalAlert refusal={refusal} />
      <HumanCheck />
      <Button type="submit" size="lg" busy={busy}>
        {busy ? 'Sending...' : 'Send Reset Link'}
      </Button>
    </form>
  )
}

const noProblems = { email: null as string | null, code: null as string | null }

/**
 * Takes the code of a mail for a new password: the app on an iPhone's home screen never receives the mail's link, which opens in Safari. `email`: the address that
 * the mail went to, or null where the form asks for it.
 */
function ResetCodeForm({ email }: { email: string | null }) {
  const navigate = useNavigate()
  const [problems, setProblems] = useState(noProblems)
  const [busy, setBusy] = useState(false)
  const { mayReplace, question } = useAccountSwitch()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const form = event.currentTarget
    const address = email ?? textOf(form, 'email').trim()
    const code = textOf(form, 'code')
    const found = { email: email === null ? emailProblem(address) : null, code: codeProblem(code) }
    setProblems(found)
    if (focusFirstProblem(form, found)) return
    setBusy(true)
    const result = await offlineAsRefusal(enterByMail({ email: address, code }, mayReplace))
    // Busy until the next page is there: the code is spent, and a press in between would be refused.
    if (result.ok) return navigate({ to: '/auth/update-password' })
    setBusy(false)
    if (result.code !== 'stayed') setProblems({ ...noProblems, code: codeRefusalWords(result) ?? refusalText(result) })
  }

  return (
    <>
      <form className="grid gap-4" method="dialog" noValidate onSubmit={(event) => void submit(event)}>
        {email === null && <EmailField autoComplete="username" error={problems.email ?? undefined} />}
        <TextField
          label="Code from the email"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          hint={`${CODE_LENGTH} digits, in the mail with the link for a new password.`}
          error={problems.code ?? undefined}
          onInput={(event) => (event.currentTarget.value = cleanCode(event.currentTarget.value))}
        />
        <Button type="submit" variant="secondary" busy={busy}>
          {busy ? 'Verifying...' : 'Continue'}
        </Button>
      </form>
      {question}
    </>
  )
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
          If an account exists for{' '}
          <strong>
            <Address>{email}</Address>
          </strong>
          , a link to choose a new password is on its way.
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
  'We email you a link for a new password.',
  'The link in the mail works once, for one hour, in any browser on any device.',
  'The mail has a code too, for the app on your home screen. A newer mail ends the link and the code of the one before.',
  'Your old password works until you have chosen the new one, or use the first mail of ours.',
]

export function ResetPasswordScreen({ back }: { back: ReactNode }) {
  const { step, toCode, toAsk } = useResetStep()
  return (
    <>
      <PageHeader size="task" back={back} title="RESET PASSWORD" />
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
