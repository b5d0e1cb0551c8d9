import { startAuth, useAuth } from '../../state/auth-store'
import { firstInterest } from '../../ui/first-interest'
import { whenIdle } from '../../ui/when-idle'

/** How long a visitor looks at the prerendered board before the bounties of today come unasked, in milliseconds. */
const unaskedAfterMs = 8_000

/** A member's board is live as soon as the browser is idle; a visitor's at the first touch, or after a while without one. */
export async function boardWanted(): Promise<void> {
  await startAuth()
  if (useAuth.getState().status === 'signed-in') return whenIdle()
  await Promise.race([firstInterest(), new Promise((resolve) => setTimeout(resolve, unaskedAfterMs))])
}
