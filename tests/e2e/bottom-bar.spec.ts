import { openHydrated, signUp } from './people.ts'
import { expect, test } from './test.ts'

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
