import { useAuth } from '../../state/auth-store'
import { PageHeader } from '../../ui/page-header'
import { ProfileSection } from './profile-section'
import { SignOutButton } from './sign-out-button'
import { SubscriptionSection } from './subscription-section'
import { ThemeSection } from './theme-section'
import { useSignedInOnly } from './use-signed-in-only'

export function AccountScreen() {
  const user = useAuth((auth) => auth.user)
  useSignedInOnly('/account')
  return (
    <>
      <PageHeader eyebrow="Your account" title="My Account" lead="Your profile, your subscription and the look of this site." />
      <div className="wrap wrap-narrow section grid gap-8">
        {user === null ? (
          <p>Loading...</p>
        ) : (
          <>
            <ProfileSection key={`profile-${user.id}`} user={user} />
            <SubscriptionSection key={`subscription-${user.id}`} userId={user.id} />
            <ThemeSection />
            <SignOutButton />
          </>
        )}
      </div>
    </>
  )
}
