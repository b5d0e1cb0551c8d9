import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import type { Leaving } from '../sync/leave-outbox'
import { useAuth } from '../state/auth-store'
import { showToast } from '../state/toast-store'

const LeavingDialog = lazy(async () => ({ default: (await import('./leaving-dialog')).LeavingDialog }))

const nothing: Leaving = { unsent: 0, begun: 0 }

/** A phone whose storage can't be read keeps nobody signed in. */
async function look(userId: string): Promise<Leaving> {
  const { leavingOf } = await import('../sync/leave-outbox')
  return leavingOf(userId).catch(() => nothing)
}

type SignOutButtonProps = { className?: string; failure?: string }

/** Signs out and goes home; asks first while work or a form that was begun waits on the device. */
export function SignOutButton({ className, failure = 'Failed to sign out. Please try again.' }: SignOutButtonProps) {
  const navigate = useNavigate()
  const userId = useAuth((state) => state.user?.id)
  const [leaving, setLeaving] = useState(nothing)

  async function leave(left: 'work' | 'withdrawals') {
    const { signOut } = await import('../state/auth-actions')
    const result = await signOut(left)
    setLeaving(nothing)
    // Signed out here, the person goes home; the server is asked again later.
    if (!result.ok || !result.isConfirmed) showToast({ title: 'Error', description: failure, tone: 'danger' })
    if (!result.ok) return
    if (result.isConfirmed) showToast({ title: 'Signed out', description: 'You have been signed out successfully.' })
    await navigate({ to: '/' })
  }

  async function ask() {
    const found = userId === undefined ? nothing : await look(userId)
    if (found.unsent + found.begun > 0) setLeaving(found)
    else await leave('withdrawals')
  }

  return (
    <>
      <button type="button" className={className} onClick={() => void ask()}>
        Sign Out
      </button>
      {leaving.unsent + leaving.begun > 0 && userId !== undefined && (
        <Suspense>
          <LeavingDialog userId={userId} found={leaving} onStay={() => setLeaving(nothing)} onLeave={leave} />
        </Suspense>
      )}
    </>
  )
}
