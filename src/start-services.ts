import { boardWanted } from './features/bounties/board-wanted'
import type { createAppRouter } from './router'
import { hasUnsentMark } from './local/unsent-mark'
import { countPageForInstall, watchInstallability } from './shell/install-offer'
import { startAuth } from './state/auth-store'

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

/** What runs beside the page once it has hydrated. Content pages start no sync, unless something waits to be sent. */
export function startServices(router: ReturnType<typeof createAppRouter>): void {
  void startAuth()
  let started = false
  const startWhenNeeded = async () => {
    if (started || !(needsSync.test(router.state.location.pathname) || hasUnsentMark())) return
    started = true
    // The prerendered board shows what the page brought; it takes the server's answers once it is live.
    if (document.querySelector('[data-later="bounties"]') && !hasUnsentMark()) await boardWanted()
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
