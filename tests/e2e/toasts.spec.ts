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

test.describe('on a first visit', () => {
  test.use({ worker: true })

  test('what comes by itself gives way to a button that would lie under it', async ({ page }) => {
    await page.goto('/')
    const call = page.getByRole('main').getByRole('link', { name: 'START YOUR DEFENSE TRAINING' })
    const { y, height, width } = (await call.boundingBox()) ?? { y: 0, height: 0, width: 0 }
    expect(width).toBeGreaterThan(0)
    await page.setViewportSize({ width: 390, height: Math.round(y + height) + 20 })
    const ready = toast(page, 'Ready to work offline')
    await ready.waitFor()
    await call.click({ trial: true })
    expect((await ready.boundingBox())?.y).toBeLessThan(120)
  })
})
