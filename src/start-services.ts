import type { createAppRouter } from './router'
import { findUnsentMark, hasUnsentMark } from './local/unsent-mark'
import { startAuth, useAuth } from './state/auth-store'
import { firstInterest } from './ui/first-interest'
import { whenIdle } from './ui/paint-and-idle'

/** Routes that show a member what the cache and the outbox hold. */
const needsSync = /^\/((bounty|account)(\/|$)|$)/

/** The browser offers the installation once, and early: its event is kept until somebody shows interest, and the pages until then are counted. */
function installLater(router: ReturnType<typeof createAppRouter>): () => void {
  let opened = 0
  let countPage = () => {
    opened += 1
  }
  let offered: BeforeInstallPromptEvent | undefined
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    offered = event
  })
  const start = async () => {
    const { startAtFirstTouch } = await import('./shell/first-touch')
    countPage = startAtFirstTouch(router, opened, offered)
  }
  firstInterest().then(whenIdle).then(start).catch(console.error)
  return () => countPage()
}

/** What runs beside the page once it has hydrated. Content pages and visitors start no sync, unless something waits to be sent. */
export function startServices(router: ReturnType<typeof createAppRouter>): void {
  const startWhenNeeded = async () => {
    await Promise.all([startAuth(), findUnsentMark()])
    const { pathname } = router.state.location
    const isMember = useAuth.getState().status === 'signed-in'
    if (!(hasUnsentMark() || pathname === '/outbox' || (isMember && needsSync.test(pathname)))) return
    const { startSending } = await import('./features/bounties/start-sending')
    startSending()
  }
  void startWhenNeeded()
  // Its script may not have been to be had.
  addEventListener('online', () => void startWhenNeeded())
  const countPage = installLater(router)
  router.subscribe('onResolved', ({ pathChanged }) => {
    void startWhenNeeded()
    if (pathChanged) countPage()
  })
  // The page that was opened is resolved before anybody listens.
  countPage()
  if (import.meta.env.PROD && 'serviceWorker' in navigator)
    void import('./shell/register-worker').then(({ registerWorker }) => registerWorker())
}
