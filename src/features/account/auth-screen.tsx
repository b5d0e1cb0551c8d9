import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { markedLine, packageContents, packages } from '../../content/packages'
import { askingPage } from '../../domain/asking-page'
import type { AuthSearch } from '../../domain/auth-search'
import { mailLink } from '../../domain/mail-link'
import { useAuth } from '../../state/auth-store'
import { Card } from '../../ui/card'
import { MarkedLines } from '../../ui/marked-lines'
import { PageHeader } from '../../ui/page-header'
import { useAccountSwitch } from './account-switch'
import { AuthTabs } from './auth-tabs'
import { FreeSignUp } from './free-sign-up'
import { FreeWelcome } from './free-welcome'
import { Notes, SideNotes } from './side-notes'
import { useMailLink } from './use-mail-link'

const accountNotes = [
  'Free, at once: Week 1, the five-week reader and the community bounties.',
  'Your packages open on every phone and computer where you sign in.',
  'Your pledges and completions are kept, also with no network, and go out when there is one.',
  'We ask for an email and a password, and for nothing else.',
]
const freeNotes = [...packageContents('free').open, 'No card, no trial period. You can delete the account at any time.']

export function AuthScreen(search: AuthSearch) {
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
          eyebrow="Free access"
          title={phase === 'welcome' ? 'Welcome aboard' : 'Create your free account'}
          lead="Week 1, the reader that works with no network, and the community bounties. All it needs is your email."
        />
        <SideNotes title="What it opens" notes={<Notes notes={freeNotes} />}>
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
        <PageHeader
          eyebrow={`${offer.name}, ${offer.price}`}
          title="Log in or sign up"
          lead="First an account, then the payment page of this package. Nothing is charged here."
        />
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
        eyebrow="Your account"
        title="Log in or sign up"
        lead="One account opens the free resources, your packages and the bounties."
      />
      <SideNotes title="What an account opens" notes={<Notes notes={accountNotes} />}>
        <AuthTabs mode={search.mode} {...form} onDone={leave} />
      </SideNotes>
      {question}
    </>
  )
}
