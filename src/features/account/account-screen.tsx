import { useNavigate, useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { useAuth } from '../../state/auth-store'
import { PageHeader } from '../../ui/page-header'
import { AccountSections } from './account-sections'

/** Sends a signed-out person to sign in and back to `path`. One who signs out here is already on the way home, and is let go. */
function useSignedInOnly(path: string): void {
  const router = useRouter()
  const navigate = useNavigate()
  const status = useAuth((auth) => auth.status)

  useEffect(() => {
    const leave = () => {
      if (router.history.location.pathname === path) void navigate({ to: '/auth', search: { redirect: path }, replace: true })
    }
    const timer = status === 'signed-out' ? setTimeout(leave) : undefined
    return () => clearTimeout(timer)
  }, [status, path, navigate, router])
}

/** `signOut`: the way out, which the header has too and the shell builds. */
export function AccountScreen({ signOut }: { signOut: ReactNode }) {
  const user = useAuth((auth) => auth.user)
  useSignedInOnly('/account')
  return (
    <>
      <PageHeader eyebrow="Your account" title="My Account" lead="Your profile, your subscription and the look of this site." />
      <div className="wrap section grid items-start gap-8 lg:grid-cols-[3fr_2fr]">
        {user === null ? <p>Loading...</p> : <AccountSections key={user.id} user={user} signOut={signOut} />}
      </div>
    </>
  )
}
