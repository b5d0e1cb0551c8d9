import { PageHeader } from '../../ui/page-header'

export function ResetPasswordScreen() {
  return <PageHeader title="RESET PASSWORD" lead="Enter your email and we will send you a link to choose a new password." />
}
