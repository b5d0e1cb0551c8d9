import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { MailLink, MailLinkType, OpenedLink } from '../../domain/account/mail-link'
import type { MailLinkAnswer } from '../../remote/open-mail'
import { askMailLink, enterByMail } from '../../state/auth-actions'
import { useAuth } from '../../state/auth-store'
import { Address } from '../../ui/address'
import { Alert } from '../../ui/alert'
import { Announced } from '../../ui/announce'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { Skeleton } from '../../ui/placeholders'
import { useAccountSwitch } from './account-switch'
import { offlineAsRefusal, type Refusal, RefusalAlert } from './refusal'

const first =
  'If it is the first mail of ours that you use, it ends the password and every other session of this account, and you choose a new password: so nobody else can have them. Nothing that you did or saved is lost.'

/** How a link names its act; what stands behind `does` is the address. */
const acts: Record<MailLinkType, { title: string; does: string; later: string; button: string }> = {
  signup: {
    title: 'Confirm your email',
    does: 'One press confirms that this address is yours:',
    later: `It also signs you in here. ${first}`,
    button: 'Confirm my email',
  },
  magiclink: {
    title: 'Confirm your email and sign in',
    does: 'One press confirms that this address is yours, and signs you in here:',
    later: first,
    button: 'Confirm and sign in',
  },
  email_change: {
    title: 'Confirm your new email',
    does: 'One press confirms the change of your email at this address:',
    later:
      'Until the change is confirmed, your account keeps the email that it has. Once it is, you sign in anew and choose a password.',
    button: 'Confirm the change',
  },
  recovery: {
    title: 'Choose a new password',
    does: 'One press opens the form for a new password of this account:',
    later: first,
    button: 'Choose a new password',
  },
}

/** Why a link opens nothing, and what to do next. */
const endings = {
  used: {
    title: 'This link was used already',
    text: 'Each link works once, and ends the ones of our other mails for the same. If it was you, all is done: sign in as ever. If not, choose a new password.',
  },
  replaced: {
    title: 'A newer mail has replaced this link',
    text: 'Only the link of our newest mail works. Open that one, or ask for another.',
  },
  expired: { title: 'This link has expired', text: 'It worked for one hour after we sent it. Ask for a new one.' },
  unknown: {
    title: 'We don’t know this link',
    text: 'It is not one that we sent in the last month, or its account was deleted. Open it from our mail again, or ask for a new one.',
  },
  cut: {
    title: 'A part of this link is missing',
    text: 'A mail program has cut it. Open it from the mail again, or copy the whole address from there. The link itself is still good.',
  },
} as const

/** What the page knows of the link; `unchecked` where the server told nothing of it: it may be good, and stays in the address of this tab. */
type Known =
  | { state: 'checking' | 'half_changed' | keyof typeof endings }
  | { state: 'unchecked'; isBusy: boolean }
  | MailLinkAnswer

const uncheckedAfter = ({ status }: Refusal): Known => ({ state: 'unchecked', isBusy: status === 429 })

/** Whether the auth server itself refused a link, and was not only busy. */
const isFinal = ({ code, status }: Refusal) =>
  code !== null && status !== undefined && status >= 400 && status < 500 && status !== 429

async function ask(tokenHash: string): Promise<Known> {
  const told = await offlineAsRefusal(askMailLink(tokenHash))
  return told.ok ? told.value : uncheckedAfter(told)
}

/** Asks of a link what the server knows, once and whenever it is asked anew. */
function useKnownLink(opened: OpenedLink) {
  const [known, setKnown] = useState<Known>(
    opened.kind === 'token' ? { state: 'checking' } : { state: opened.kind === 'cut' ? 'cut' : 'expired' },
  )
  const tokenHash = opened.kind === 'token' ? opened.link.tokenHash : null

  useEffect(() => {
    if (tokenHash !== null) void ask(tokenHash).then(setKnown)
  }, [tokenHash])

  const askAgain = () => {
    if (tokenHash === null) return
    setKnown({ state: 'checking' })
    void ask(tokenHash).then(setKnown)
  }
  return { known, setKnown, askAgain }
}

type MailLinkCardProps = {
  opened: OpenedLink
  onEntered: (email: string) => void
  /** Leads on without the link: to sign in, or to the account of who is signed in. */
  onLeave: () => void
}

/** The page of a mail's link: it names the act and the address, and nothing is spent before its button is pressed. */
export function MailLinkCard({ opened, onEntered, onLeave }: MailLinkCardProps) {
  const { known, setKnown, askAgain } = useKnownLink(opened)
  const { mayReplace, question } = useAccountSwitch()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  async function follow(link: MailLink, address: string) {
    const { user } = useAuth.getState()
    // Asked before the link is spent; a changed address is told by the account that it belongs to.
    const isOthers = user !== null && link.type !== 'email_change' && user.email.toLowerCase() !== address.toLowerCase()
    if (isOthers && !(await mayReplace(user.email, address))) return onLeave()
    const result = await offlineAsRefusal(enterByMail(link, isOthers ? async () => true : mayReplace))
    if (result.ok) return onEntered(result.email)
    if (result.code === 'stayed') return onLeave()
    if (result.code === 'half_changed') return setKnown({ state: 'half_changed' })
    if (result.code === 'storage_lost') return setRefusal(result)
    if (!isFinal(result)) return setKnown(uncheckedAfter(result))
    const told = await ask(link.tokenHash)
    if (told.state !== 'good') return setKnown(told)
    // A link that the server calls good is refused for another reason, which it tells.
    if (result.code === 'otp_expired') setKnown({ state: 'unknown' })
    else setRefusal(result)
  }

  async function press(link: MailLink, address: string) {
    if (busy) return
    setBusy(true)
    setRefusal(null)
    await follow(link, address)
    setBusy(false)
  }

  if (known.state === 'checking' || opened.kind === 'none') {
    return (
      <Card as="section">
        <p>
          <Announced isShown>Checking your link...</Announced>
        </p>
        <Skeleton className="mt-4 h-24" />
      </Card>
    )
  }
  if (known.state === 'unchecked') return <Unchecked isBusy={known.isBusy} onAgain={askAgain} />
  if (known.state === 'good' && opened.kind === 'token') {
    const { link } = opened
    const { address } = known
    return (
      <Act type={link.type} address={address} busy={busy} onPress={() => void press(link, address)}>
        <RefusalAlert refusal={refusal} />
        {question}
      </Act>
    )
  }
  if (known.state === 'half_changed') {
    return (
      <Alert tone="success" title="This address is confirmed">
        We sent a mail to your other address, too. Open its link, and the change takes effect.
      </Alert>
    )
  }
  return known.state === 'good' ? null : <Ended state={known.state} onLeave={onLeave} />
}

type ActProps = { type: MailLinkType; address: string; busy: boolean; onPress: () => void; children: React.ReactNode }

function Act({ type, address, busy, onPress, children }: ActProps) {
  const heading = useFocusedHeading()
  const { title, does, later, button } = acts[type]
  return (
    <Card as="section">
      <div className="grid justify-items-start gap-5">
        <h2 ref={heading} tabIndex={-1} className="text-2xl">
          {title}
        </h2>
        <p>
          {does}{' '}
          <strong>
            <Address>{address}</Address>
          </strong>
        </p>
        {children}
        <Button size="lg" busy={busy} onClick={onPress}>
          {button}
        </Button>
        <p className="text-sm text-muted">
          {later} You did not ask for this? Close this page: nothing has happened. If somebody else opened an account with your
          address, {type === 'email_change' ? 'choose a new password: it' : 'press it all the same: that'} signs out everybody
          else.
        </p>
      </div>
    </Card>
  )
}

function Unchecked({ isBusy, onAgain }: { isBusy: boolean; onAgain: () => void }) {
  return (
    <Alert tone="warning" title="Your link could not be checked" action={<Button onClick={onAgain}>Try again</Button>}>
      {isBusy
        ? 'The server is asked too often just now. Your link is still good, and this page keeps it: wait some minutes.'
        : 'The server did not answer. Your link is still good, and this page keeps it: check your connection.'}
    </Alert>
  )
}

function Ended({ state, onLeave }: { state: keyof typeof endings; onLeave: () => void }) {
  const heading = useFocusedHeading()
  const isSignedIn = useAuth((auth) => auth.status === 'signed-in')
  const { title, text } = endings[state]
  return (
    <Card as="section">
      <div className="grid justify-items-start gap-5">
        <h2 ref={heading} tabIndex={-1} className="text-2xl">
          {title}
        </h2>
        <p>{text}</p>
        <Button onClick={onLeave}>{isSignedIn ? 'Account' : 'Sign in'}</Button>
        <Link to="/auth/reset-password" className="link inline-flex min-h-11 items-center">
          Ask for a new link
        </Link>
        <p className="text-sm text-muted">The new link lets you choose a password, and confirms your address too.</p>
      </div>
    </Card>
  )
}

/** Takes the focus, so that a screen reader tells what has come. */
function useFocusedHeading() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return heading
}
