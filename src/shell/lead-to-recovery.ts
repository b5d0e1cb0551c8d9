// @in touched
import type { AnyRouter } from '@tanstack/react-router'
import { RECOVERY_PATH, recoveryAddress, saysRecovery } from '../domain/account/recovery-address'
import { useAuth } from '../state/auth-store'
import { hasUnsavedForm } from '../state/unsaved-forms'

/**
 * Leads to the new password where this page's address asks for it, or where it was asked for on this page or another one of the person. A form that holds what
 * was typed is not left, but for those of the sign-in, which it comes from: a notice shows the way there.
 */
export function leadToRecovery(router: AnyRouter): void {
  const { pathname, search, hash } = location
  if (saysRecovery({ search, hash })) {
    const led = recoveryAddress({ pathname, search, hash })
    if (led !== pathname + search + hash) router.history.replace(led)
    return
  }
  if (!useAuth.getState().passwordRecovery || pathname === RECOVERY_PATH) return
  if (pathname.startsWith('/auth') || !hasUnsavedForm()) void router.navigate({ to: RECOVERY_PATH })
}
