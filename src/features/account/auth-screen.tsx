import type { AuthSearch } from '../../domain/auth-search'
import { PageHeader } from '../../ui/page-header'

export function AuthScreen({ plan }: AuthSearch) {
  return (
    <PageHeader
      title={plan === 'free' ? 'Create your free account' : 'Sign in or create an account'}
      lead="One account opens the free resources, your packages and the bounties."
    />
  )
}
