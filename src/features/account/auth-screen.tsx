import { useRouter } from '@tanstack/react-router'
import { useEffect, useState, type ReactNode } from 'react'
import { markedLine, packageContents, packages } from '../../content/packages'
import type { AuthSearch } from '../../domain/account/auth-search'
import { openedLink } from '../../domain/account/mail-link'
import { useAuth } from '../../state/auth-store'
import { showToast } from '../../state/toast-store'
import { Alert } from '../../ui/alert'
import { Said } from '../../ui/announce'
import { Card } from '../../ui/card'
import { MarkedLines } from '../../ui/marks'
import { PageHeader } from '../../ui/page-header'
import { useHydrated, useOnDevice } from '../../ui/prerendered'
import { Tabs } from '../../ui/tabs'
import { FreeSignUp, FreeWelcome } from './free-sign-up'
import { MailLinkCard } from './mail-link-card'
import { Notes, SideNotes } from './side-notes'
import { type AuthFormProps, SignInForm } from './sign-in-form'
import { SignUpForm } from './sign-up-form'

/** The page that asked for sign-in: where to go afterwards, or null when nobody asked. A paid plan leads on to its checkout. */
export function askingPage({ plan, redirect }: AuthSearch): string | null {
  if (redirect !== undefined) return redirect
  return plan === undefined || plan === 'free' ? null : `/pricing?checkout=${plan}`
}

const accountNotes = [
  'The bounties: create, fund, accept and complete them, and find your own again.',
  'Your packages and your application, on every device where you sign in.',
  'Your pledges and completions are kept, also with no network, and go out when there is one.',
  'We need an email and a password. The name that others see is yours to give or leave.',
  'Reading needs no account: Cadet Week 1 and the course are open to everybody.',
]
const freeNotes = [
  ...packageContents('free').open,
  'The account is for the bounties; reading needs none.',
  'No card, no trial period. You can delete the account at any time.',
]

/** A server that confirms addresses first opens no session at sign-up: the person stays here, on the sign-in tab. */
function AuthTabs({ mode = 'sign-in', ...form }: AuthFormProps & Pick<AuthSearch, 'mode'>) {
  const [tab, setTab] = useState<string>(mode)
  const [awaitsConfirmation, setAwaitsConfirmation] = useState(false)

  function afterSignUp() {
    if (useAuth.getState().status === 'signed-in') return form.onDone()
    setAwaitsConfirmation(true)
    setTab('sign-in')
    form.onBusy(false)
  }

  return (
    <Card as="section">
      <Said>
        {awaitsConfirmation && (
          <Alert tone="success" title="Check your email" className="mb-5">
            Open the link that we sent you, then sign in here.
          </Alert>
        )}
      </Said>
      <Tabs
        label="Sign in or sign up"
        value={tab}
        onChange={setTab}
        tabs={[
          { id: 'sign-in', label: 'Sign in', panel: <SignInForm {...form} /> },
          { id: 'sign-up', label: 'Sign up', panel: <SignUpForm {...form} onDone={afterSignUp} /> },
        ]}
      />
    </Card>
  )
}

const readLink = () => {
  const opened = openedLink(location.search, location.hash)
  return opened.kind === 'none' ? null : opened
}

/** The link of a mail that opened this page, until it is spent or left; it stays in the address so long, and a reload finds it. */
function useOpenedLink() {
  const opened = useOnDevice(readLink)
  const [isLeft, setIsLeft] = useState(false)
  const leave = () => {
    history.replaceState(history.state, '', location.pathname)
    setIsLeft(true)
  }
  return { opened: isLeft ? null : opened, leave }
}

export function AuthScreen({ back, ...search }: AuthSearch & { back: ReactNode }) {
  const router = useRouter()
  const isSignedIn = useAuth((auth) => auth.status === 'signed-in')
  const [phase, setPhase] = useState<'open' | 'working' | 'welcome'>('open')
  const wanted = askingPage(search)
  const offer = packages.find(({ plan }) => plan === search.plan)

  const isHydrated = useHydrated()
  const { opened, leave: leaveLink } = useOpenedLink()
  // Only who comes here signed in is sent on by this effect; an act of this page, or a mail's link, leads on by itself to another place.
  useEffect(() => {
    if (isHydrated && opened === null && isSignedIn && phase === 'open') router.history.replace(wanted ?? '/account')
  }, [isHydrated, opened, isSignedIn, phase, router, wanted])

  const form = {
    busy: phase === 'working',
    onBusy: (busy: boolean) => setPhase(busy ? 'working' : 'open'),
  }

  // Who has to choose a password first is led there by the shell.
  const leave = () => {
    if (!useAuth.getState().passwordRecovery) router.history.replace(wanted ?? '/')
  }

  if (opened) {
    function enter(email: string) {
      setPhase('working')
      leaveLink()
      const description = `Your address ${email} is confirmed and you are signed in.`
      showToast({ title: 'Email verified', description, tone: 'success' })
      leave()
    }
    return (
      <>
        <PageHeader
          size="task"
          back={back}
          title="Link from our mail"
          lead="Opening a link of ours does nothing by itself: you decide here."
        />
        <SideNotes title="What an account is for" notes={<Notes notes={accountNotes} />}>
          <MailLinkCard opened={opened} onEntered={enter} onLeave={leaveLink} />
        </SideNotes>
      </>
    )
  }

  if (offer?.isFree) {
    return (
      <>
        <PageHeader
          size="task"
          back={back}
          title={phase === 'welcome' ? 'Welcome aboard' : 'Create your free account'}
          lead="For taking part in the community bounties. All it needs is your email; the course reads without an account, too."
        />
        <SideNotes title="What Free Access holds" notes={<Notes notes={freeNotes} />}>
          {phase === 'welcome' ? (
            <FreeWelcome />
          ) : (
            <Card as="section" reference="Free account" referenceEnd="$0">
              <FreeSignUp {...form} onDone={() => setPhase('welcome')} />
            </Card>
          )}
        </SideNotes>
      </>
    )
  }
  if (offer) {
    return (
      <>
        <PageHeader size="task" back={back} title="Sign in or sign up">
          <p className="page-lead">
            {`${offer.name}, ${offer.price}. First an account, then the payment page of this package. Nothing is charged here.`}
          </p>
        </PageHeader>
        <SideNotes title={`What ${offer.name} holds`} notes={<MarkedLines lines={offer.features.map(markedLine)} />}>
          <AuthTabs mode={search.mode ?? 'sign-up'} {...form} onDone={leave} />
        </SideNotes>
      </>
    )
  }
  return (
    <>
      <PageHeader size="task" back={back} title="Sign in or sign up" />
      <SideNotes title="What an account is for" notes={<Notes notes={accountNotes} />}>
        <AuthTabs mode={search.mode} {...form} onDone={leave} />
      </SideNotes>
    </>
  )
}
