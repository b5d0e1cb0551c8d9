import { Link, useNavigate, useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { isUnsettled } from '../../domain/outbox/entry'
import { unsentNotice } from '../../domain/course/learning-words'
import { type Theme, themes } from '../../domain/app/theme'
import { useAwaitedCode } from '../../hooks/use-session'
import { useLearningSync } from '../../hooks/use-learning-sync'
import { useLive } from '../../hooks/use-live'
import { type AuthUser, useAuth } from '../../state/auth-store'
import { useLearningState } from '../../state/learning-state'
import { useUnread } from '../../state/unread-count'
import { setTheme, useTheme } from '../../state/theme-store'
import { buttonClass } from '../../ui/button'
import { Card } from '../../ui/card'
import { Checkbox } from '../../ui/choices'
import { PageHeader } from '../../ui/page-header'
import { AccountSection } from './account-section'
import { ApplicationSection } from './application-section'
import { DataSection } from './data-section'
import { ProfileSection } from './profile-section'
import { PushSection } from './push-section'
import { SecondFactorSection } from './second-factor-section'
import { SubscriptionSection } from './subscription-section'

/** Sends a signed-out person to sign in and back to `path`. One who signs out here is already on the way home, and is let go. */
function useSignedInOnly(path: string): void {
  const router = useRouter()
  const navigate = useNavigate()
  const status = useAuth((auth) => auth.status)

  useEffect(() => {
    const leave = () => {
      if (router.history.location.pathname === path) void navigate({ to: '/auth', search: { redirect: path }, replace: true })
    }
    const timer = status === 'signed-out' ? setTimeout(leave) : undefined
    return () => clearTimeout(timer)
  }, [status, path, navigate, router])
}

/** How many wait, as the header says it too, and the way to all of them. */
function NotificationSection({ userId }: { userId: string }) {
  const unread = useUnread(userId)
  // A mail leads here, and the section comes after the page.
  useEffect(() => {
    if (location.hash === '#notifications-title') document.getElementById('notifications-title')?.scrollIntoView()
  }, [])
  return (
    <AccountSection id="notifications" title="Notifications">
      <p className="text-muted">
        {unread > 0 ? `${unread} unread. ` : ''}What became of your bounties, your pledges and your work.
      </p>
      <Link
        to="/bounty"
        search={{ tab: 'mine' }}
        hash="notifications"
        className={buttonClass({ variant: 'secondary', className: 'justify-self-start' })}
      >
        Show notifications
      </Link>
      <PushSection />
    </AccountSection>
  )
}

/** How much of this person's work waits on this phone, and the way to it; and what of their notes and reading is here alone. */
function UnsentSection({ userId }: { userId: string }) {
  useLearningSync()
  const notice = unsentNotice(useLearningState())
  const { value: entries = [] } = useLive(
    () => import('../../local/outbox-reads'),
    (reads) => reads.entriesOf(userId),
    `unsent ${userId}`,
  )
  const count = entries.filter((entry) => entry.ownerId === userId && isUnsettled(entry)).length
  return (
    <Card as="section" aria-labelledby="unsent-title">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div>
          <h2 id="unsent-title" className="text-2xl">
            Outbox
          </h2>
          <p className="text-muted">
            {count === 0
              ? 'What you do without a connection waits here until it is sent.'
              : `${count === 1 ? '1 item waits' : `${count} items wait`} on this device.`}
          </p>
          {notice !== null && <p className="mt-2">{notice}</p>}
        </div>
        <Link to="/outbox" className={buttonClass({ variant: 'secondary' })}>
          Open the Outbox
        </Link>
      </div>
    </Card>
  )
}

const themeWords: Record<Theme, { name: string; hint: string }> = {
  patriot: { name: 'Patriot', hint: 'Deep navy, paper white, one red.' },
  legacy: { name: 'Legacy', hint: 'Field-manual paper, ink and brass.' },
  tactical: { name: 'Tactical', hint: 'Near-black, olive and amber: for the night.' },
}

function ThemeSection() {
  const current = useTheme((state) => state.theme)
  return (
    <Card as="section" aria-labelledby="theme-title">
      <fieldset className="grid gap-2">
        <legend className="contents">
          <h2 id="theme-title" className="mb-2 text-2xl">
            Theme
          </h2>
        </legend>
        {themes.map((theme) => (
          <Checkbox
            key={theme}
            type="radio"
            name="theme"
            label={themeWords[theme].name}
            hint={themeWords[theme].hint}
            checked={theme === current}
            onChange={() => setTheme(theme)}
          />
        ))}
      </fieldset>
    </Card>
  )
}

/** The account of one person, in the order of what is asked for most; mounted anew for another. */
function AccountSections({ user, install, signOut }: { user: AuthUser; install: ReactNode; signOut: ReactNode }) {
  const isCodeAwaited = useAwaitedCode()
  // The server shows nothing else of the account before.
  if (isCodeAwaited)
    return (
      <>
        <SecondFactorSection />
        <div className="grid gap-8">
          <UnsentSection userId={user.id} />
          <ThemeSection />
          {install}
          <div>{signOut}</div>
        </div>
      </>
    )
  return (
    <>
      <div className="grid gap-8">
        <ProfileSection user={user} />
        <ApplicationSection />
        <SubscriptionSection userId={user.id} />
      </div>
      <div className="grid gap-8">
        <NotificationSection userId={user.id} />
        <UnsentSection userId={user.id} />
        <ThemeSection />
        {install}
        <SecondFactorSection />
        <DataSection user={user} />
        <div>{signOut}</div>
      </div>
    </>
  )
}

/** `back`, `install` and `signOut`: what other pages and the notices and the header have too, and the shell builds. */
export function AccountScreen({ back, install, signOut }: Record<'back' | 'install' | 'signOut', ReactNode>) {
  const user = useAuth((auth) => auth.user)
  useSignedInOnly('/account')
  return (
    <>
      <PageHeader size="task" back={back} title="Account" lead="Your profile, your subscription and the look of this site." />
      <div className="wrap section grid items-start gap-8 lg:grid-cols-[3fr_2fr]">
        {user === null ? (
          // As high as the screen, so that no footer moves when the sections, or the sign-in, take its place.
          <p className="min-h-svh">Loading...</p>
        ) : (
          <AccountSections key={user.id} user={user} install={install} signOut={signOut} />
        )}
      </div>
    </>
  )
}
