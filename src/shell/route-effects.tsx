import { useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useAuth } from '../state/auth-store'
import { useRouterEvent } from './use-router-event'

const recoveryPath = '/auth/update-password'

function arrive(hash: string) {
  document.body.style.removeProperty('overflow')
  if (hash) return
  scrollTo({ top: 0, behavior: 'instant' })
  const heading = document.getElementById('page-title') ?? document.getElementById('main')
  heading?.focus({ preventScroll: true })
}

/** On a change of route: to the top, the body scrollable, the focus on the new h1, which is thereby announced (docs/decisions.md, 37). */
export function RouteEffects() {
  const router = useRouter()
  const navigate = useNavigate()
  const recovering = useAuth((state) => state.passwordRecovery)

  useRouterEvent('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    if (fromLocation && pathChanged) arrive(toLocation.hash)
  })

  useEffect(() => {
    if (recovering && router.latestLocation.pathname !== recoveryPath) void navigate({ to: recoveryPath })
  }, [recovering, router, navigate])

  return null
}
