import { useNavigate } from '@tanstack/react-router'
import { rememberForSignIn } from '../../local/take-along'
import { useAuth } from '../../state/auth-store'
import { showToast } from '../../state/toast-store'

const invitations = {
  create: 'Please sign in to create a bounty.',
  accept: 'Please sign in to accept a bounty.',
  fund: 'Please sign in to fund a bounty.',
  complete: 'Please sign in to complete a bounty.',
  report: 'Please sign in to report a bounty.',
} as const

/** Who acts, or a way to sign in: `ask` says why and leads to /auth, which leads back to `from`, where those drafts go on. */
export function useSignInFirst(act: keyof typeof invitations, from: string) {
  const navigate = useNavigate()
  const status = useAuth((auth) => auth.status)
  const userId = useAuth((auth) => auth.user?.id ?? null)
  const ask = (draftKeys: readonly string[] = []) => {
    rememberForSignIn(draftKeys)
    showToast({ title: 'Authentication Required', description: invitations[act], tone: 'danger' })
    void navigate({ to: '/auth', search: { redirect: from } })
  }
  return { userId, knows: status !== 'loading', ask }
}
