import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useAuth } from '../state/auth-store'
import { showToast } from '../state/toast-store'
import { countUnsentWork } from '../state/unsent-work'

const UnsentWorkDialog = lazy(async () => ({ default: (await import('./unsent-work-dialog')).UnsentWorkDialog }))

/** Signs out and goes home; asks first while work waits on the device. Texts of the Specification, section 8. */
export function SignOutButton({ className }: { className?: string }) {
  const navigate = useNavigate()
  const userId = useAuth((state) => state.user?.id)
  const [unsent, setUnsent] = useState(0)

  async function leave() {
    setUnsent(0)
    const { signOut } = await import('../state/auth-actions')
    const result = await signOut()
    if (!result.ok) return showToast({ title: 'Error', description: 'Failed to sign out. Please try again.', tone: 'danger' })
    showToast({ title: 'Signed out', description: 'You have been signed out successfully.' })
    await navigate({ to: '/' })
  }

  async function ask() {
    const waiting = userId ? await countUnsentWork(userId).catch(() => 0) : 0
    if (waiting > 0) setUnsent(waiting)
    else await leave()
  }

  return (
    <>
      <button type="button" className={className} onClick={() => void ask()}>
        Sign Out
      </button>
      {unsent > 0 && (
        <Suspense>
          <UnsentWorkDialog count={unsent} onStay={() => setUnsent(0)} onLeave={() => void leave()} />
        </Suspense>
      )}
    </>
  )
}
