import { useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useAuth } from '../../state/auth-store'

/** Sends a signed-out person to sign in and back to `path`. One who signs out here is already on the way home, and is let go. */
export function useSignedInOnly(path: string): void {
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
