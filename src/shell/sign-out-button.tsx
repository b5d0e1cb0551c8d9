import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useAuth } from '../state/auth-store'
import { showToast } from '../state/toast-store'
import { mayHaveUnsentWork } from '../state/unsent-work'

const UnsentWorkDialog = lazy(async () => ({ default: (await import('./unsent-work-dialog')).UnsentWorkDialog }))

/** A queue that can't be read keeps nobody signed in: what is in it stays, for its owner alone. */
async function countOf(userId: string): Promise<number> {
  const { countUnsent } = await import('../sync/leave-outbox')
  return countUnsent(userId).catch(() => 0)
}

type SignOutButtonProps = { className?: string; failure?: string }

/** Signs out and goes home; asks first while work waits on the device. Texts of the Specification, section 8. */
export function SignOutButton({ className, failure = 'Failed to sign out. Please try again.' }: SignOutButtonProps) {
  const navigate = useNavigate()
  const userId = useAuth((state) => state.user?.id)
  const [unsent, setUnsent] = useState(0)

  async function leave() {
    const { signOut } = await import('../state/auth-actions')
    const result = await signOut()
    setUnsent(0)
    if (!result.ok) return showToast({ title: 'Error', description: failure, tone: 'danger' })
    showToast({ title: 'Signed out', description: 'You have been signed out successfully.' })
    await navigate({ to: '/' })
  }

  async function ask() {
    const waiting = userId && mayHaveUnsentWork() ? await countOf(userId) : 0
    if (waiting > 0) setUnsent(waiting)
    else await leave()
  }

  return (
    <>
      <button type="button" className={className} onClick={() => void ask()}>
        Sign Out
      </button>
      {unsent > 0 && userId !== undefined && (
        <Suspense>
          <UnsentWorkDialog userId={userId} count={unsent} onStay={() => setUnsent(0)} onLeave={leave} />
        </Suspense>
      )}
    </>
  )
}
