import { useEffect } from 'react'
import type { Answer } from '../../remote/failure'

/** While an alert shows, the console says why: the server's own words, or `fallback` where it had none. */
export function useLoggedFailure(shown: boolean, answer: Answer<unknown> | { ok: true } | null, fallback: string): void {
  const reason = (answer !== null && !answer.ok && answer.message) || fallback
  useEffect(() => {
    if (shown) console.error(reason)
  }, [shown, reason])
}
