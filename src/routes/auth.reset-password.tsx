import { createFileRoute } from '@tanstack/react-router'
import { ResetPasswordScreen } from '../features/account/reset-password-screen'
import { BackLink } from '../shell/back-link'
import { PageHead } from '../shell/page-head'

export const Route = createFileRoute('/auth/reset-password')({ component: Page })

function Page() {
  return (
    <>
      <PageHead
        path="/auth/reset-password"
        title="Reset password"
        description="Ask for a link that lets you choose a new password."
        keywords="reset password"
        noindex
      />
      <ResetPasswordScreen back={<BackLink to="/auth" />} />
    </>
  )
}
