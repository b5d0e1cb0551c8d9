import { parsePush, noticeWords } from '../domain/bounties/push'
import { countUnsettled } from '../local/outbox-reads'
import { changeOwn, readOwn } from '../local/own-values'
import { lookForSession } from '../local/session-storage'

/** As many as a person is told in months. */
const KNOWN = 100
const shownName = 'pushes-shown'

interface Shower {
  pushManager: { getSubscription(): Promise<{ unsubscribe(): Promise<boolean> } | null> }
  showNotification(title: string, options: NotificationOptions): Promise<void>
}

interface Windows {
  matchAll(options: { type: 'window' }): Promise<readonly Pick<WindowClient, 'url' | 'navigate' | 'focus'>[]>
  openWindow(url: string): Promise<unknown>
}

const textsIn = (value: unknown) => (Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : [])

/**
 * Shows what the academy pushed, once: a server or a push service that was ended in the middle sends it again. What is another person's is
 * shown to nobody, and this device is told nothing more. The app's badge counts what is unread and what waits to be sent.
 */
export async function showPush(text: string, registration: Shower): Promise<void> {
  const push = parsePush(text)
  const session = await lookForSession()
  if (push === null || session === undefined) return
  if (session?.user.id !== push.to) {
    await (await registration.pushManager.getSubscription())?.unsubscribe()
    return
  }
  if (textsIn(await readOwn(push.to, shownName)).includes(push.id)) return
  const { title, body, path } = noticeWords(push)
  await registration.showNotification(title, { body, tag: push.id, icon: '/install/icon-192.png', data: path })
  await changeOwn(push.to, shownName, (shown) => [...textsIn(shown), push.id].slice(-KNOWN))
  // The types promise it everywhere; most browsers on a desktop have none.
  const canCount: boolean = 'setAppBadge' in navigator
  if (canCount) await navigator.setAppBadge(push.unread + (await countUnsettled(push.to))).catch(() => undefined)
}

/** Opens the place of a notification that was pressed: in the window that is open, or in a new one. The app's files are on the device. */
export async function openPushed(notification: Pick<Notification, 'close' | 'data'>, windows: Windows): Promise<void> {
  notification.close()
  const { href } = new URL(typeof notification.data === 'string' ? notification.data : '/', location.origin)
  const [page] = await windows.matchAll({ type: 'window' })
  if (page === undefined) {
    await windows.openWindow(href)
    return
  }
  if (page.url !== href) await page.navigate(href)
  await page.focus()
}
