import { useNavigate } from '@tanstack/react-router'
import { useAuth } from '../../state/auth-store'
import { showToast } from '../../state/toast-store'

/**
 * Who acts, or a way to sign in: `ask` says why and leads to /auth, which leads back to `from`. Specification, section 5; decision 17.
 * `verb` completes 'Please sign in to {verb} a bounty.'
 */
export function useSignInFirst(verb: 'create' | 'accept' | 'fund' | 'complete', from: string) {
  const navigate = useNavigate()
  const status = useAuth((auth) => auth.status)
  const userId = useAuth((auth) => auth.user?.id ?? null)
  const ask = () => {
    showToast({ title: 'Authentication Required', description: `Please sign in to ${verb} a bounty.`, tone: 'danger' })
    void navigate({ to: '/auth', search: { redirect: from } })
  }
  return { userId, knows: status !== 'loading', ask }
}
