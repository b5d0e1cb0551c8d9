import type { Page } from '@playwright/test'
import { outboxSamples } from './outbox-page.ts'
import { openHydrated, signIn, signUp } from './people.ts'
import { core, expect, test } from './test.ts'

const places = [
  ['Course', '/course'],
  ['Bounties', '/bounty'],
  ['Outbox', '/outbox'],
  ['Account', '/account'],
  ['Today', '/'],
] as const

const links = [
  ['Home', '/'],
  ['Training', '/course'],
  ['Bounties', '/bounty'],
  ['About', '/about'],
  ['Testimonials', '/testimonials'],
  ['Pricing', '/pricing'],
  ['Contact', '/contact'],
] as const
const trainingLinks = [
  ['Urban Navigation Course', '/course'],
  ['Training Details', '/training-details'],
  ['Instructors', '/instructors'],
] as const

/** Makes the page's browser one from before popovers, 2024: it has neither their attributes, nor their functions, nor their selector. */
async function takePopoversAway(page: Page): Promise<void> {
  await page.route('**/about', async (route) => {
    const response = await route.fetch()
    await route.fulfill({
      response,
      body: (await response.text()).replaceAll(/ popover(target|targetaction)?="\w*(-menu)?"/g, ''),
    })
  })
  await page.addInitScript(() => {
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
      Reflect.deleteProperty(HTMLElement.prototype, name)
    Object.assign(HTMLElement.prototype, {
      matches(this: Element, selector: string) {
        if (selector.includes(':popover-open')) throw new DOMException(selector, 'SyntaxError')
        return Element.prototype.matches.call(this, selector)
      },
      setAttribute(this: Element, name: string, value: string) {
        if (!name.toLowerCase().startsWith('popover')) Element.prototype.setAttribute.call(this, name, value)
      },
    })
  })
}

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false })

  test('the training dropdown opens, leads on, and closes by Escape and by a press elsewhere', core, async ({ page }) => {
    await openHydrated(page, '/')
    const nav = page.getByRole('navigation', { name: 'Main' })
    const opener = nav.locator('summary')
    const details = nav.getByRole('link', { name: 'Training Details' })
    await expect(details).toBeHidden()
    await opener.click()
    for (const [name, href] of trainingLinks) await expect(nav.getByRole('link', { name })).toHaveAttribute('href', href)
    await page.keyboard.press('Escape')
    await expect(details).toBeHidden()
    await expect(opener).toBeFocused()
    await opener.click()
    await page.getByRole('heading', { level: 1 }).click()
    await expect(details).toBeHidden()
    await opener.click()
    await nav.getByRole('link', { name: 'Instructors' }).click()
    await expect(page).toHaveURL('/instructors')
    await expect(details).toBeHidden()
  })

  test('the header darkens past ten pixels of scroll, not before', async ({ page }) => {
    await openHydrated(page, '/about')
    const colour = () => page.getByRole('banner').evaluate((header) => getComputedStyle(header).backgroundColor)
    const atTop = await colour()
    await page.evaluate(() => scrollTo(0, 10))
    await expect(page.getByRole('banner')).not.toHaveAttribute('data-scrolled')
    await page.evaluate(() => scrollTo(0, 11))
    await expect(page.getByRole('banner')).toHaveAttribute('data-scrolled')
    await expect.poll(colour).not.toBe(atTop)
  })

  test('who is signed in finds the account and the way out in the header', async ({ page }) => {
    await signIn(page, 'sam@example.test')
    await openHydrated(page, '/')
    // Signing in leads to Today, and a change of route closes the menus: first arrive, then open one.
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Today')
    // What Today still asks for would be refused after the sign-out, and the console would say so.
    await page.waitForLoadState('networkidle')
    const banner = page.getByRole('banner')
    await expect(banner.getByRole('link', { name: 'Log In' })).toHaveCount(0)
    await banner.getByRole('button', { name: 'Account' }).click()
    await expect(banner.getByRole('menuitem', { name: 'My Account' })).toHaveAttribute('href', '/account')
    await banner.getByRole('menuitem', { name: 'Sign Out' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'Signed out' })).toContainText(
      'You have been signed out successfully.',
    )
    await expect(banner.getByRole('link', { name: 'Log In' })).toBeVisible()
    await expect(page).toHaveURL('/')
  })
})

for (const [width, details] of [
  [768, {}],
  [1280, core],
] as const) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 }, isMobile: false, hasTouch: false, allowedMessages: [/ERR_FAILED/] })

    test('a member goes to each of the five places by one press, from a row of the header', details, async ({ page }) => {
      await signUp(page)
      await page.route('**/rpc/fund_bounty', (route) => route.abort())
      await openHydrated(page, `/bounty/${outboxSamples[0]}/fund`)
      const row = page.getByRole('banner').getByRole('navigation', { name: 'Places' })
      await expect(row.getByRole('link')).toHaveText(['Today', 'Course', 'Bounties', 'Outbox', 'Account'])
      await page.getByRole('button', { name: '$25', exact: true }).click()
      await page.getByRole('button', { name: 'Pledge $25' }).click()
      await expect(row.getByRole('link', { name: 'Outbox 1 not done' })).toBeVisible()
      for (const [name, address] of places) {
        await row.getByRole('link', { name }).click()
        await expect(page).toHaveURL(new RegExp(`^[^?]*:\\d+${address}(\\?|$)`))
        await expect(row.locator('[aria-current]')).toHaveText([new RegExp(`^${name}`)])
      }
      // Of one address the menu names the home, and Today is none.
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Today')
      await expect(page.locator('.site-nav [data-current]')).toHaveCount(0)
    })
  })
}

test.describe('on a phone', () => {
  test('the menu has every link, keeps the focus inside, closes by Escape and gives the focus back', core, async ({ page }) => {
    await openHydrated(page, '/about')
    const opener = page.getByRole('button', { name: 'Open menu' })
    await opener.click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    for (const [name, href] of [...links, ...trainingLinks, ['Log In', '/auth'], ['Apply Now', '/apply']] as const) {
      await expect(menu.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
    }
    await expect(opener).toHaveAttribute('aria-expanded', 'true')
    await expect(page.locator('html'), 'the page behind it stands still').toHaveCSS('overflow-y', 'hidden')
    await expect(menu.getByRole('link', { name: 'Home', exact: true })).toBeFocused()
    const stops = await menu.locator('a, button, input:checked').count()
    for (let press = 0; press <= stops; press++) {
      await page.keyboard.press('Tab')
      expect(await menu.evaluate((dialog) => dialog.contains(document.activeElement)), `press ${press}`).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(opener).toBeFocused()
    await expect(opener).toHaveAttribute('aria-expanded', 'false')
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'visible')
  })

  test('the menu closes on a change of route, and the new page scrolls', async ({ page }) => {
    await openHydrated(page, '/')
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Pricing' }).click()
    await expect(page).toHaveURL('/pricing')
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden()
    // The address changes before the page: what is scrolled until then is the old one.
    await expect(async () => {
      await page.mouse.wheel(0, 400)
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
    }).toPass()
  })

  test('the menu opens and closes in a browser that has no popovers', async ({ page }) => {
    await takePopoversAway(page)
    await openHydrated(page, '/about')
    const opener = page.getByRole('button', { name: 'Open menu' })
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await opener.click()
    await expect(opener).toHaveAttribute('aria-expanded', 'true')
    await menu.getByRole('button', { name: 'Close menu' }).click()
    await expect(opener).toHaveAttribute('aria-expanded', 'false')
    await expect(menu).toBeHidden()
    await expect(opener).toBeFocused()
    await opener.click()
    await menu.getByRole('link', { name: 'Pricing' }).click()
    await expect(page).toHaveURL('/pricing')
    await expect(menu).toBeHidden()
  })

  test('768 pixels are a desktop, 767 a phone', async ({ page }) => {
    await page.goto('/')
    await page.setViewportSize({ width: 767, height: 800 })
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
    await page.setViewportSize({ width: 768, height: 800 })
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden()
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the menu opens and closes', async ({ page }) => {
    await page.goto('/faq')
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Pricing' })).toBeVisible()
    await page.getByRole('button', { name: 'Close menu' }).click()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden()
  })
})
