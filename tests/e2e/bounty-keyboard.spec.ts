import type { Locator, Page } from '@playwright/test'
import { createBounty, dayFromNow, photo } from './bounty.ts'
import { openHydrated, signUp, toast } from './people.ts'
import { core, expect, test } from './test.ts'

const mostStops = 90

/** Presses Tab until the control has the focus; what no Tab reaches fails. */
async function tabTo(page: Page, control: Locator) {
  await expect(control).toBeVisible()
  for (let stop = 0; stop < mostStops; stop += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(control).toBeFocused()
}

async function follow(page: Page, control: Locator) {
  await tabTo(page, control)
  await page.keyboard.press('Enter')
}

/** The page that a key has led to takes the focus to its heading: what is typed before that is lost. */
const arrived = (page: Page) => expect(page.getByRole('heading', { level: 1 })).toBeFocused()

test('a bounty is found, funded, accepted and completed with the keyboard alone', core, async ({ page }) => {
  const title = `Explain one vote ${Date.now()}`
  await createBounty(page.request, await signUp(page), { title })
  await signUp(page)
  await openHydrated(page, '/bounty')
  await tabTo(page, page.getByRole('tab', { name: 'Active Bounties' }))
  await expect(page.locator('[data-later="bounties"]')).toHaveAttribute('data-live', '')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Marketplace' })).toBeFocused()
  await tabTo(page, page.getByLabel('Search bounties'))
  await page.keyboard.type(title)
  const count = page.getByRole('status').filter({ hasText: /^1 bounty/ })
  await expect(count).toBeVisible()
  await follow(page, page.getByRole('link', { name: title, exact: true }))
  await arrived(page)

  await follow(page, page.getByRole('link', { name: 'Fund this Bounty' }))
  await expect(page).toHaveURL(/\/fund$/)
  await arrived(page)
  await tabTo(page, page.getByLabel('Contribution Amount'))
  await page.keyboard.press('Control+A')
  await page.keyboard.type('12.50')
  await tabTo(page, page.getByLabel('Make this contribution anonymous'))
  await page.keyboard.press('Space')
  await follow(page, page.getByRole('button', { name: 'Pledge $12.50' }))
  await expect(toast(page, 'Contribution Successful')).toBeVisible()

  await follow(page, page.getByRole('main').getByRole('link', { name: 'Accept Bounty' }))
  await expect(page).toHaveURL(/\/accept$/)
  await arrived(page)
  await tabTo(page, page.getByRole('checkbox'))
  await page.keyboard.press('Space')
  await follow(page, page.getByRole('button', { name: 'Accept Bounty' }))
  await expect(toast(page, 'Bounty Accepted')).toBeVisible()

  await follow(page, page.getByRole('main').getByRole('link', { name: 'Complete Bounty' }))
  await expect(page).toHaveURL(/\/complete$/)
  await arrived(page)
  const chooser = page.waitForEvent('filechooser')
  await follow(page, page.getByLabel('Verification Photo'))
  await (await chooser).setFiles(photo)
  await expect(page.getByRole('img', { name: 'Your verification' })).toBeVisible()
  await tabTo(page, page.getByLabel('Completion Notes'))
  await page.keyboard.type('Item four passed, five to two.')
  await follow(page, page.getByRole('button', { name: 'Submit Completion' }))
  await expect(toast(page, 'Submission Successful')).toBeVisible()
})

test('a bounty is created with the keyboard alone', async ({ page }) => {
  await signUp(page)
  await openHydrated(page, '/bounty/create')
  const type = async (label: string, text: string) => {
    await tabTo(page, page.getByLabel(label))
    await page.keyboard.press('Control+A')
    await page.keyboard.type(text)
  }
  const next = () => follow(page, page.getByRole('button', { name: 'Next' }))
  await type('Title', 'Restring the flagpole')
  await type('Description', 'New halyard, both pulleys greased, flag folded by the book.')
  await tabTo(page, page.getByLabel('Category'))
  await page.keyboard.type('Flag')
  await expect(page.getByLabel('Category')).toHaveValue('Flag Etiquette')
  await next()
  await expect(page.getByRole('heading', { name: 'Funding' })).toBeFocused()
  await type('Funding Goal', '80')
  const [year = '', month = '', day = ''] = dayFromNow(10).split('-')
  await tabTo(page, page.getByLabel('Deadline'))
  await page.keyboard.type(month + day + year)
  await next()
  await tabTo(page, page.getByLabel('Require photo verification'))
  await page.keyboard.press('Space')
  await next()
  await follow(page, page.getByRole('button', { name: 'Create Bounty' }))
  await expect(toast(page, 'Bounty Created')).toBeVisible()
})
