import { createFileRoute } from '@tanstack/react-router'
import { AccountScreen } from '../features/account/account-screen'
import { PageHead } from '../shell/page-head'
import { SignOutButton } from '../shell/sign-out-button'
import { buttonClass } from '../ui/button'

export const Route = createFileRoute('/account')({ component: Page })

function Page() {
  return (
    <>
      <PageHead
        path="/account"
        title="My Account"
        description="Your profile, your plan and what waits to be sent from this device."
        keywords="account, profile, subscription"
        noindex
      />
      <AccountScreen
        signOut={<SignOutButton className={buttonClass({ variant: 'danger' })} failure="There was a problem signing you out." />}
      />
    </>
  )
}
