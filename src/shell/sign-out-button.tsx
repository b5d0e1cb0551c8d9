import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { isAllSent, nothingUnsent } from '../domain/course/learning-words'
import { useAuth } from '../state/auth-store'
import { showToast } from '../state/toast-store'
import type { Found } from './leaving-dialog'

const LeavingDialog = lazy(async () => ({ default: (await import('./leaving-dialog')).LeavingDialog }))

const nothing: Found = { unsent: 0, begun: 0, learned: nothingUnsent }

const waits = ({ unsent, begun, learned }: Found) => unsent + begun > 0 || !isAllSent(learned)

/** What was learned a moment ago is sent on the way. Null where the storage can't be read: that keeps nobody signed in. */
async function look(userId: string): Promise<Found | null> {
  const { leavingOf } = await import('../sync/leave-outbox')
  try {
    const { syncBeforeLeaving } = await import('../sync/learning-sync')
    const learned = await syncBeforeLeaving()
    return { ...(await leavingOf(userId)), learned }
  } catch {
    return null
  }
}

const done = 'You have been signed out successfully.'
const uncounted = `${done} What could not be counted here stays for your next sign-in.`

const ordinaryFailure = 'Failed to sign out. Please try again.'
/** The device has forgotten the session, and nobody can try again. */
const unconfirmed = 'There was a problem signing you out. This device has signed you out.'

/** Signs out and goes home; asks first, in `dialog`, while work or a form that was begun waits on the device. */
export function useSignOut(failure = ordinaryFailure) {
  const navigate = useNavigate()
  const userId = useAuth((state) => state.user?.id)
  const [leaving, setLeaving] = useState<Found | null>(null)
  const [busy, setBusy] = useState(false)

  async function leave(left: 'work' | 'withdrawals', description = done) {
    const { signOut } = await import('../state/auth-actions')
    const result = await signOut(left)
    setLeaving(null)
    // Signed out here, the person goes home; the server's word comes when it comes, and is asked for again later.
    if (result.ok) await navigate({ to: '/' })
    const isConfirmed = result.ok && (await result.isConfirmed)
    // Whoever has signed in since has no part in it.
    if (result.ok && useAuth.getState().user) return
    if (isConfirmed) showToast({ title: 'Signed out', description })
    else showToast({ title: 'Error', description: result.ok ? unconfirmed : failure, tone: 'danger' })
  }

  async function ask() {
    if (busy) return
    setBusy(true)
    try {
      const found = userId === undefined ? nothing : await look(userId)
      // What nobody could count may be work: it stays, unseen, for who made it.
      if (found === null) await leave('work', uncounted)
      else if (waits(found)) setLeaving(found)
      else await leave('withdrawals')
    } catch (error) {
      console.error(error)
      showToast({ title: 'Error', description: failure, tone: 'danger' })
    } finally {
      setBusy(false)
    }
  }

  const dialog = leaving !== null && userId !== undefined && (
    <Suspense>
      <LeavingDialog userId={userId} found={leaving} onStay={() => setLeaving(null)} onLeave={leave} />
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
