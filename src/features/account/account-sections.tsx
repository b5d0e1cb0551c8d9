import type { ReactNode } from 'react'
import type { AuthUser } from '../../state/auth-store'
import { ApplicationSection } from './application-section'
import { DataSection } from './data-section'
import { ProfileSection } from './profile-section'
import { SecondFactorSection } from './second-factor-section'
import { SubscriptionSection } from './subscription-section'
import { ThemeSection } from './theme-section'
import { UnsentSection } from './unsent-section'

/** The account of one person; mounted anew for another. */
export function AccountSections({ user, signOut }: { user: AuthUser; signOut: ReactNode }) {
  return (
    <>
      <div className="grid gap-8">
        <UnsentSection userId={user.id} />
        <ProfileSection user={user} />
        <SubscriptionSection userId={user.id} />
        <ApplicationSection userId={user.id} />
      </div>
      <div className="grid gap-8">
        <ThemeSection />
        <SecondFactorSection />
        <DataSection user={user} />
        <div>{signOut}</div>
      </div>
    </>
  )
}
