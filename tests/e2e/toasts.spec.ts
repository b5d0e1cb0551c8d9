import { passTime, stopClock } from './clock.ts'
import { openHydrated, sendCredentials, toast } from './people.ts'
import { core, expect, test } from './test.ts'

test.use({ allowedMessages: [/status of 4\d\d/] })

const fail = (page: Parameters<typeof toast>[0]) => sendCredentials(page, 'Sign in', 'casey@example.test', 'wrong-password')

test('one toast at a time: the newer replaces the older', core, async ({ page }) => {
  await openHydrated(page, '/auth')
  await fail(page)
  await expect(toast(page, 'Sign in failed')).toHaveCount(1)
  await sendCredentials(page, 'Sign in', 'casey@example.test', 'wayfinder')
  await expect(toast(page, 'Welcome back!')).toHaveCount(1)
  await expect(toast(page, 'Sign in failed')).toHaveCount(0)
})

test('F8 leads to the toast, Escape ends it', core, async ({ page }) => {
  await openHydrated(page, '/auth')
  await fail(page)
  await expect(toast(page, 'Sign in failed')).toBeVisible()
  // A toast is painted before its keys are listened to.
  const isInside = () => page.evaluate(() => document.activeElement?.closest('.toasts') !== null)
  await expect.poll(() => page.keyboard.press('F8').then(isInside)).toBe(true)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(toast(page, 'Sign in failed')).toHaveCount(0)
})

test('a toast goes after five seconds, not before', async ({ page }) => {
  await page.clock.install()
  await openHydrated(page, '/auth')
  await stopClock(page)
  await fail(page)
  await expect(toast(page, 'Sign in failed')).toBeVisible()
  await passTime(page, 4_900)
  await expect(toast(page, 'Sign in failed')).toBeVisible()
  await passTime(page, 200)
  await expect(toast(page, 'Sign in failed')).toHaveCount(0)
})

test('F8 leads to the notifications also while there are none', async ({ page }) => {
  await openHydrated(page, '/about')
  await page.keyboard.press('F8')
  await expect(page.getByRole('region', { name: 'Notifications (F8)' })).toBeFocused()
})

test('a toast comes over no field that is being filled', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openHydrated(page, '/auth')
  await page.getByLabel('Email').fill('casey@example.test')
  const field = page.getByLabel('Password', { exact: true })
  await field.fill('wrong-password')
  // Where a toast comes.
  await field.evaluate((each) => scrollBy({ top: each.getBoundingClientRect().top - 100, behavior: 'instant' }))
  await field.press('Enter')
  const failed = toast(page, 'Sign in failed')
  await expect(failed).toBeVisible()
  await expect(field).toBeFocused()
  const [box, message] = await Promise.all([field.boundingBox(), failed.boundingBox()])
  expect(box?.y).toBeLessThan(140)
  expect(message?.y).toBeGreaterThanOrEqual((box?.y ?? 0) + (box?.height ?? 0))
})

test.describe('on a first visit', () => {
  test.use({ worker: true })

  test('that the app opens offline stands in a phone’s header, over nothing, until the Outbox is opened', async ({ page }) => {
    await openHydrated(page, '/about')
    await page.keyboard.press('Shift')
    const ready = page.getByRole('banner').getByRole('region', { name: 'Offline use' })
    await expect(ready).toHaveText(/^Ready to work offline\. The course and the pages you need are saved on this device\./)
    await ready.getByRole('link').click()
    await expect(page).toHaveURL('/outbox')
    await expect(ready).toBeHidden()
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
    await expect(page).toHaveURL('/faq')
    await expect(ready).toBeHidden()
  })
})
