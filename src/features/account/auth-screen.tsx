import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { markedLine, packageContents, packages } from '../../content/packages'
import { askingPage } from '../../domain/asking-page'
import type { AuthSearch } from '../../domain/auth-search'
import { mailLink, type MailLink } from '../../domain/mail-link'
import { type MayReplace, enterByMail } from '../../state/auth-actions'
import { useAuth } from '../../state/auth-store'
import { showToast } from '../../state/toast-store'
import { Alert } from '../../ui/alert'
import { Card } from '../../ui/card'
import { MarkedLines } from '../../ui/marked-lines'
import { PageHeader } from '../../ui/page-header'
import { Tabs } from '../../ui/tabs'
import { useAccountSwitch } from './account-switch'
import type { AuthFormProps } from './auth-form-props'
import { FreeSignUp, FreeWelcome } from './free-sign-up'
import { offlineAsRefusal, refusalText } from './refusal'
import { Notes, SideNotes } from './side-notes'
import { SignInForm } from './sign-in-form'
import { SignUpForm } from './sign-up-form'

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
      {awaitsConfirmation && (
        <Alert tone="success" title="Check your email" className="mb-5">
          Open the link that we sent you, then sign in here.
        </Alert>
      )}
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

/** Confirms the address or signs in by a mail's link, and says so; tells whether the person is signed in by it now. */
async function followMailLink(link: MailLink, mayReplace: MayReplace): Promise<boolean> {
  const result = await offlineAsRefusal(enterByMail(link, mayReplace))
  if (result.ok) {
    const description = `Your address ${result.email} is confirmed and you are signed in.`
    showToast({ title: 'Email verified', description, tone: 'success' })
  } else if (result.code !== 'stayed') {
    const description = refusalText({ ...result, message: null }, 'Please sign in, or ask for a new link.')
    showToast({ title: 'Invalid or expired link', description, tone: 'danger' })
  }
  return result.ok
}

type MailLinkUse = { mayReplace: MayReplace; onBusy: (busy: boolean) => void; onDone: () => void }

/** Follows the link of a mail that opened this page, once: a token is good for one use, and must not stay in the address. */
function useMailLink({ mayReplace, onBusy, onDone }: MailLinkUse): void {
  const isUsed = useRef(false)

  useEffect(() => {
    const link = isUsed.current ? null : mailLink(location.search)
    if (link === null) return
    isUsed.current = true
    history.replaceState(history.state, '', location.pathname)
    async function follow(opened: NonNullable<typeof link>) {
      onBusy(true)
      if (await followMailLink(opened, mayReplace)) onDone()
      else onBusy(false)
    }
    void follow(link)
  })
}

export function AuthScreen({ back, ...search }: AuthSearch & { back: ReactNode }) {
  const router = useRouter()
  const isSignedIn = useAuth((auth) => auth.status === 'signed-in')
  const [phase, setPhase] = useState<'open' | 'working' | 'welcome'>('open')
  const wanted = askingPage(search)
  const offer = packages.find(({ plan }) => plan === search.plan)

  // Read once: the link is taken out of the address before the page knows that it is being followed.
  const byLink = useRef<boolean>(undefined)
  // Only who comes here signed in is sent on by this effect; an act of this page, or a mail's link, leads on by itself to another place.
  useEffect(() => {
    byLink.current ??= mailLink(location.search) !== null
    if (isSignedIn && phase === 'open' && !byLink.current) router.history.replace(wanted ?? '/account')
  }, [isSignedIn, phase, router, wanted])

  const form = {
    busy: phase === 'working',
    onBusy: (busy: boolean) => {
      if (!busy) byLink.current = false
      setPhase(busy ? 'working' : 'open')
    },
  }

  // Who has to choose a password first is led there by the shell.
  const leave = () => {
    if (!useAuth.getState().passwordRecovery) router.history.replace(wanted ?? '/')
  }
  const { mayReplace, question } = useAccountSwitch()
  useMailLink({ mayReplace, onBusy: form.onBusy, onDone: leave })

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
        {question}
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
        {question}
      </>
    )
  }
  return (
    <>
      <PageHeader
        size="task"
        back={back}
        title="Sign in or sign up"
        lead="One account for the bounties and your packages. The course reads without one."
      />
      <SideNotes title="What an account is for" notes={<Notes notes={accountNotes} />}>
        <AuthTabs mode={search.mode} {...form} onDone={leave} />
      </SideNotes>
      {question}
    </>
  )
}
