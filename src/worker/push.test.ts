import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, test, vi } from 'vitest'

const ana = '00000000-0000-4000-8000-00000000000a'
const ben = '00000000-0000-4000-8000-00000000000b'
const bountyId = '00000000-0000-4000-8000-0000000000b1'
const happening = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

const unsubscribe = vi.fn<() => Promise<boolean>>()
const showNotification = vi.fn<(title: string, options: NotificationOptions) => Promise<void>>()
const registration = { pushManager: { getSubscription: async () => ({ unsubscribe }) }, showNotification }
const setAppBadge = vi.fn<(count: number) => Promise<void>>()

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('location', { origin: 'https://academy.test' })
  vi.stubGlobal('navigator', { setAppBadge })
  for (const each of [unsubscribe, showNotification, setAppBadge]) each.mockReset()
  unsubscribe.mockResolvedValue(true)
  setAppBadge.mockResolvedValue()
  showNotification.mockResolvedValue()
  return () => vi.unstubAllGlobals()
})

async function arrives(push: Record<string, unknown> | string, signedIn: string | null = ana) {
  const { SESSION_KEY, sessionStorage } = await import('../local/session-storage')
  const session = { access_token: 'a', refresh_token: 'b', expires_at: 1, user: { id: signedIn, email: 'a@example.test' } }
  if (signedIn === null) await sessionStorage.removeItem(SESSION_KEY)
  else await sessionStorage.setItem(SESSION_KEY, JSON.stringify(session))
  const { showPush } = await import('./push')
  const sent = { id: happening(1), to: ana, kind: 'completion_approved', bountyId, unread: 2 }
  await showPush(typeof push === 'string' ? push : JSON.stringify({ ...sent, ...push }), registration)
}
const titles = () => showNotification.mock.calls.map(([title]) => title)

test('is shown with the place that a tap opens, under its own tag, and the app’s badge counts what is unread', async () => {
  await arrives({})
  expect(showNotification.mock.calls).toEqual([
    [
      'Approved',
      {
        body: 'Your completion was approved. It earns up to 50 points.',
        tag: happening(1),
        icon: '/install/icon-192.png',
        data: `/bounty/${bountyId}#submissions`,
      },
    ],
  ])
  expect(setAppBadge.mock.calls).toEqual([[2]])
})

test('is shown once, however often it comes, and others beside it', async () => {
  await arrives({})
  await arrives({})
  await arrives({ id: happening(2), kind: 'goal_reached' })
  await arrives({})
  expect(titles()).toEqual(['Approved', 'Goal reached'])
})

test('comes again where the browser showed nothing', async () => {
  showNotification.mockRejectedValueOnce(new TypeError('No permission.'))
  await expect(arrives({})).rejects.toThrow('No permission.')
  await arrives({})
  expect(titles()).toHaveLength(2)
})

test.each([
  ['another person’s', { to: ben }, ana],
  ['of who has left', {}, null],
])('that is %s is shown to nobody, and this device is told nothing more', async (_, push, signedIn) => {
  await arrives(push, signedIn)
  expect([titles(), unsubscribe.mock.calls.length, setAppBadge.mock.calls]).toEqual([[], 1, []])
})

test('that is not the academy’s is shown to nobody, and ends nothing', async () => {
  await arrives('hello')
  expect([titles(), unsubscribe.mock.calls.length]).toEqual([[], 0])
})

test('of a device that can show no badge is shown as well', async () => {
  vi.stubGlobal('navigator', {})
  await arrives({})
  expect(titles()).toEqual(['Approved'])
})

const href = `https://academy.test/bounty/${bountyId}#submissions`
const windowAt = (url: string) => ({
  url,
  navigate: vi.fn<() => Promise<null>>().mockResolvedValue(null),
  focus: vi.fn<() => Promise<never>>(),
})
const press = async (pages: ReturnType<typeof windowAt>[], data: unknown = `/bounty/${bountyId}#submissions`) => {
  const { openPushed } = await import('./push')
  const [close, openWindow] = [vi.fn<() => void>(), vi.fn<(url: string) => Promise<null>>().mockResolvedValue(null)]
  await openPushed({ close, data }, { matchAll: async () => pages, openWindow })
  expect(close).toHaveBeenCalledOnce()
  return openWindow.mock.calls
}

test('that is pressed opens its place in a new window where none is open', async () => {
  expect(await press([])).toEqual([[href]])
  expect(await press([], null)).toEqual([['https://academy.test/']])
})

test('that is pressed leads the window that is open to its place', async () => {
  const page = windowAt('https://academy.test/faq')
  expect(await press([page])).toEqual([])
  expect(page.navigate.mock.calls).toEqual([[href]])
  expect(page.focus).toHaveBeenCalledOnce()
})

test('that is pressed loads no page anew that shows its place already', async () => {
  const page = windowAt(href)
  await press([page])
  expect([page.navigate.mock.calls.length, page.focus.mock.calls.length]).toEqual([0, 1])
})
