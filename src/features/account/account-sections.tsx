import type { AuthUser } from '../../state/auth-store'
import { DataSection } from './data-section'
import { ProfileSection } from './profile-section'
import { SignOutButton } from './sign-out-button'
import { SubscriptionSection } from './subscription-section'
import { ThemeSection } from './theme-section'
import { UnsentSection } from './unsent-section'
import { useUnsent } from './use-unsent'

/** The account of one person; mounted anew for another. */
export function AccountSections({ user }: { user: AuthUser }) {
  const unsent = useUnsent(user.id) ?? []
  return (
    <>
      <UnsentSection entries={unsent} userId={user.id} />
      <ProfileSection user={user} />
      <SubscriptionSection userId={user.id} />
      <ThemeSection />
      <DataSection user={user} />
      <SignOutButton userId={user.id} unsentCount={unsent.length} />
    </>
  )
}
