import type { createAppRouter } from './router'
import { hasUnsentMark } from './local/unsent-mark'
import { countPageForInstall, watchInstallability } from './shell/install-offer'
import { startAuth, useAuth } from './state/auth-store'

/** Routes that show what the cache and the outbox hold. */
const needsSync = /^\/(bounty|account|outbox)(\/|$)/

async function sync(): Promise<void> {
  const [{ startSync, watchOutcomes }, { showOutcomeToast }] = await Promise.all([
    import('./sync/start-sync'),
    import('./features/bounties/outcome-toasts'),
  ])
  watchOutcomes(showOutcomeToast)
  startSync()
}

/** What runs beside the page once it has hydrated. Content pages and visitors start no sync, unless something waits to be sent. */
export function startServices(router: ReturnType<typeof createAppRouter>): void {
  let started = false
  const startWhenNeeded = async () => {
    await startAuth()
    const isMember = useAuth.getState().status === 'signed-in'
    if (started || !(hasUnsentMark() || (isMember && needsSync.test(router.state.location.pathname)))) return
    started = true
    await sync()
  }
  void startWhenNeeded()
  router.subscribe('onResolved', () => {
    void startWhenNeeded()
    countPageForInstall()
  })
  watchInstallability()
  // The page that was opened is resolved before anybody listens.
  countPageForInstall()
  if (import.meta.env.PROD && 'serviceWorker' in navigator)
    void import('./shell/register-worker').then(({ registerWorker }) => registerWorker())
}
