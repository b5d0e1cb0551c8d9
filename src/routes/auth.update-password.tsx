import { createFileRoute } from '@tanstack/react-router'
import { UpdatePasswordScreen } from '../features/account/update-password-screen'
import { BackLink } from '../shell/back-link'
import { PageHead } from '../shell/page-head'

export const Route = createFileRoute('/auth/update-password')({ component: Page })

function Page() {
  return (
    <>
      <PageHead
        path="/auth/update-password"
        title="New password"
        description="Choose a new, secure password for your account."
        keywords="new password"
        noindex
      />
      <UpdatePasswordScreen back={<BackLink />} />
    </>
  )
}
