import type { AuthSearch } from '../../domain/account/auth-search'

/** The page that asked for sign-in: where to go afterwards, or null when nobody asked. A paid plan leads on to its checkout. */
export function askingPage({ plan, redirect }: AuthSearch): string | null {
  if (redirect !== undefined) return redirect
  return plan === undefined || plan === 'free' ? null : `/pricing?checkout=${plan}`
}
