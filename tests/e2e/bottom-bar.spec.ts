import type { Page } from '@playwright/test'
import { outboxSamples, pledge } from './outbox-page.ts'
import { openHydrated, signUp, toast } from './people.ts'
import { expect, test } from './test.ts'

test.use({ allowedMessages: [/ERR_FAILED/] })

/** The names of what stays over the foot of the window, and how high all of it is together, in pixels. */
const overFoot = (page: Page) =>
  page.evaluate(() => {
    const over = [...document.querySelectorAll('body *')].filter((each) => {
      const { top, bottom, height } = each.getBoundingClientRect()
      const isStuck = /fixed|sticky/.test(getComputedStyle(each).position) && each.checkVisibility()
      return isStuck && height > 0 && bottom > innerHeight / 2 && top < innerHeight
    })
    const heights = over.map(
      (each) => Math.min(innerHeight, each.getBoundingClientRect().bottom) - each.getBoundingClientRect().top,
    )
    const names = over.map((each) => each.ariaLabel ?? each.firstElementChild?.ariaLabel)
    return { names, height: Math.round(heights.reduce((sum, height) => sum + height, 0)) }
  })

for (const viewport of [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
])
  test(`one thing at a time stands over the foot of a phone, ${viewport.width} x ${viewport.height}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await signUp(page)
    await page.addInitScript(() => {
      localStorage.setItem('install-offer', '4')
      addEventListener('DOMContentLoaded', () =>
        setInterval(() => dispatchEvent(new Event('beforeinstallprompt', { cancelable: true })), 200),
      )
    })
    await page.context().route('**/rpc/fund_bounty', (route) => route.abort())
    await pledge(page, outboxSamples[0])
    const places = page.getByRole('navigation', { name: 'Places' })
    const install = page.getByRole('region', { name: 'Install' })
    await expect(page.getByRole('banner').getByRole('region', { name: 'Connection' })).toContainText('1 item waits to be sent.')
    await expect(page.getByRole('region', { name: 'Next step' }).getByRole('link')).toHaveText('Accept Bounty')
    // Of what asks for an answer, hidden as long as the act is there.
    await expect(page.locator('.notice')).toBeHidden()
    await expect(page.locator('.notice')).toHaveCount(1)
    await page.getByRole('main').getByRole('button', { name: 'Share' }).click()
    const copied = toast(page, /(Link copied|Copy this link)/)
    await expect(copied).toBeVisible()
    expect(await overFoot(page)).toEqual({ names: ['Next step'], height: 68 })
    const [message, header] = await Promise.all([copied.boundingBox(), page.getByRole('banner').boundingBox()])
    expect(message?.y).toBeGreaterThanOrEqual(header?.height ?? Infinity)
    expect((message?.y ?? 0) + (message?.height ?? 0)).toBeLessThan(viewport.height / 2)

    await openHydrated(page, '/faq')
    await page.keyboard.press('Shift')
    await expect(install).toBeVisible()
    await expect(places).toBeHidden()
    expect((await overFoot(page)).names).toEqual(['Install'])
    await install.getByRole('button', { name: 'Not now' }).click()
    await expect(places).toBeVisible()
    expect(await overFoot(page)).toEqual({ names: ['Places'], height: 60 })
  })

test('a press that the bar comes over in its middle is that of what it began on', async ({ page }) => {
  await signUp(page)
  await openHydrated(page, '/auth/update-password')
  const root = page.locator('html')
  const button = page.getByRole('button', { name: 'Update Password' })
  await expect(page.getByRole('navigation', { name: 'Places' })).toBeVisible()
  const standAtFoot = (below: number) =>
    button.evaluate(async (element, by) => {
      const scrolled = new Promise((done) => addEventListener('scroll', done, { once: true }))
      const from = scrollY
      scrollBy({ top: element.getBoundingClientRect().bottom - innerHeight - by, behavior: 'instant' })
      if (scrollY !== from) await scrolled
    }, below)
  const settled = () =>
    page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)).then(() => undefined))

  // The list of what is asked of a password makes the page longer than the window.
  await page.getByLabel('New Password').fill('short')
  // The foot of the window where the bar would be, reached by reading downwards.
  await standAtFoot(100)
  await standAtFoot(0)
  await expect(root).toHaveAttribute('data-bar-away')
  await settled()
  const box = await button.boundingBox()
  await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + (box?.height ?? 0) / 2)
  await page.mouse.down()
  await standAtFoot(10)
  await expect(root).not.toHaveAttribute('data-bar-away')
  await settled()
  await page.mouse.up()
  await expect(page.getByRole('alert').filter({ hasText: 'password' }).first()).toBeVisible()
})
