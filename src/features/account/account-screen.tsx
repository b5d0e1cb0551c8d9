import type { ReactNode } from 'react'
import { useAuth } from '../../state/auth-store'
import { PageHeader } from '../../ui/page-header'
import { AccountSections } from './account-sections'
import { useSignedInOnly } from './use-signed-in-only'

/** `signOut`: the way out, which the header has too and the shell builds. */
export function AccountScreen({ signOut }: { signOut: ReactNode }) {
  const user = useAuth((auth) => auth.user)
  useSignedInOnly('/account')
  return (
    <>
      <PageHeader eyebrow="Your account" title="My Account" lead="Your profile, your subscription and the look of this site." />
      <div className="wrap section grid items-start gap-8 lg:grid-cols-[3fr_2fr]">
        {user === null ? <p>Loading...</p> : <AccountSections key={user.id} user={user} signOut={signOut} />}
      </div>
    </>
  )
}
