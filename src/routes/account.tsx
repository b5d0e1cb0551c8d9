import { createFileRoute } from '@tanstack/react-router'
import { AccountScreen } from '../features/account/account-screen'
import { BackLink } from '../shell/back-link'
import { InstallSection } from '../shell/install'
import { PageHead } from '../shell/page-head'
import { SignOutButton } from '../shell/sign-out-button'
import { buttonClass } from '../ui/button'

export const Route = createFileRoute('/account')({ component: Page })

function Page() {
  return (
    <>
      <PageHead
        path="/account"
        title="Account"
        description="Your profile, your plan and what waits to be sent from this device."
        keywords="account, profile, subscription"
        noindex
      />
      <AccountScreen
        back={<BackLink />}
        install={<InstallSection />}
        signOut={
          <SignOutButton className={buttonClass({ variant: 'secondary' })} failure="There was a problem signing you out." />
        }
      />
    </>
  )
}
