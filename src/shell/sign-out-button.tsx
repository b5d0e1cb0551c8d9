import { useNavigate } from '@tanstack/react-router'
import { showToast } from '../state/toast-store'

/** Signs out and goes home; texts of the Specification, section 8. */
export function SignOutButton({ className }: { className?: string }) {
  const navigate = useNavigate()

  async function leave() {
    const { signOut } = await import('../state/auth-actions')
    const result = await signOut()
    if (!result.ok) return showToast({ title: 'Error', description: 'Failed to sign out. Please try again.', tone: 'danger' })
    showToast({ title: 'Signed out', description: 'You have been signed out successfully.' })
    await navigate({ to: '/' })
  }

  return (
    <button type="button" className={className} onClick={() => void leave()}>
      Sign Out
    </button>
  )
}
