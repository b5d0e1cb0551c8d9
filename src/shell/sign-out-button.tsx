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

const ordinaryFailure = 'Failed to sign out. Please try again.'

/** Signs out and goes home; asks first, in `dialog`, while work or a form that was begun waits on the device. */
export function useSignOut(failure = ordinaryFailure) {
  const navigate = useNavigate()
  const userId = useAuth((state) => state.user?.id)
  const [leaving, setLeaving] = useState(nothing)
  const [busy, setBusy] = useState(false)

  async function leave(left: 'work' | 'withdrawals') {
    const { signOut } = await import('../state/auth-actions')
    const result = await signOut(left)
    setLeaving(nothing)
    // Signed out here, the person goes home; the server's word comes when it comes, and is asked for again later.
    if (result.ok) await navigate({ to: '/' })
    const isConfirmed = result.ok && (await result.isConfirmed)
    // Whoever has signed in since has no part in it.
    if (result.ok && useAuth.getState().user) return
    if (isConfirmed) showToast({ title: 'Signed out', description: 'You have been signed out successfully.' })
    else showToast({ title: 'Error', description: failure, tone: 'danger' })
  }

  async function ask() {
    if (busy) return
    setBusy(true)
    try {
      const found = userId === undefined ? nothing : await look(userId)
      if (found.unsent + found.begun > 0) setLeaving(found)
      else await leave('withdrawals')
    } finally {
      setBusy(false)
    }
  }

  const dialog = leaving.unsent + leaving.begun > 0 && userId !== undefined && (
    <Suspense>
      <LeavingDialog userId={userId} found={leaving} onStay={() => setLeaving(nothing)} onLeave={leave} />
    </Suspense>
  )
  return { ask: () => void ask(), busy, dialog }
}

type SignOutButtonProps = { className?: string; failure?: string }

export function SignOutButton({ className, failure }: SignOutButtonProps) {
  const { ask, busy, dialog } = useSignOut(failure)
  return (
    <>
      <button type="button" className={className} aria-busy={busy || undefined} aria-disabled={busy || undefined} onClick={ask}>
        Sign Out
      </button>
      {dialog}
    </>
  )
}
