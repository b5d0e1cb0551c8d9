import type { Page } from '@playwright/test'
import { modules } from '../../supabase/training/training-texts.ts'
import { kept } from './kept.ts'
import { openHydrated, signIn, signUp, toast } from './people.ts'
import { expect, test } from './test.ts'
import { buyPackage } from './training.ts'
import { violations } from './violations.ts'
import { readyOffline } from './worker.ts'

test.use({
  worker: true,
  allowedMessages: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/],
  ownServer: 'Its desk holds these questions alone.',
})

const main = (page: Page) => page.getByRole('main')
const section = '/course/week-2/notice-a-follower'
const place = 'Week 2, Notice a follower'

async function write(page: Page, name: string, message: string) {
  await page.getByLabel('Full Name').fill(name)
  await page.getByLabel('Email Address').fill('ada@example.test')
  await page.getByLabel('Message', { exact: true }).fill(message)
  // The form refuses what is filled in within two seconds.
  await page.clock.fastForward(3000)
  await main(page).getByRole('button', { name: 'Send message' }).click()
}

test('what is no section is no place, and a place is taken away by a press', async ({ page }) => {
  await openHydrated(page, '/contact?about=nowhere')
  await expect(page.getByLabel('Full Name')).toBeVisible()
  await expect(main(page).getByText(/^About: /)).toHaveCount(0)
  await openHydrated(page, section)
  await main(page).getByRole('link', { name: 'Ask the teaching team about this section' }).click()
  await expect(page).toHaveURL('/contact?about=notice-a-follower')
  await expect(main(page).getByText(`About: ${place}`)).toBeVisible()
  expect(await violations(page)).toEqual([])
  await main(page).getByRole('button', { name: 'Not about this' }).click()
  await expect(page).toHaveURL('/contact')
  await expect(main(page).getByText(/^About: /)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('an owner asks from a section with no network, and stands first at the desk', async ({ page, context, browser }) => {
  await page.clock.install()
  await openHydrated(page, '/contact')
  await write(page, 'Bo Lind', 'When does it begin?')
  await expect(toast(page, 'Message Sent')).toBeVisible()

  await signUp(page)
  await buyPackage(page, 'cadet_basic')
  await openHydrated(page, section)
  await readyOffline(page)
  await context.setOffline(true)
  await main(page).getByRole('link', { name: 'Ask the teaching team about this section' }).click()
  await expect(main(page).getByText(`About: ${place}`)).toBeVisible()
  await write(page, 'Ada Marsh', 'How close is close?')
  await expect(page.getByText('Saved on this device', { exact: true })).toBeVisible()
  await context.setOffline(false)
  await expect(toast(page, 'Message Sent')).toBeVisible()

  const desk = await browser.newPage({ baseURL: new URL(page.url()).origin })
  await signIn(desk, 'morgan@example.test')
  await openHydrated(desk, '/desk/messages')
  await expect(main(desk).getByRole('listitem')).toHaveText([/Ada Marsh/, /Bo Lind/])
  await main(desk)
    .getByRole('link', { name: /^Ada Marsh / })
    .click()
  await expect(main(desk).getByText(`asked at: ${place}`)).toBeVisible()
  await expect(main(desk).getByText('Has a package')).toBeVisible()
  await desk.close()
})

test('a module is named by the title that the device holds', async ({ page }) => {
  const [module] = modules
  if (!module) throw new Error('There is no module.')
  await signUp(page)
  await buyPackage(page, 'cadet_basic')
  await kept(page, module.text.mistake)
  await openHydrated(page, '/training/package')
  await expect(main(page).getByRole('heading', { name: 'In preparation' })).toHaveCount(0)
  await expect(main(page).getByRole('link', { name: /^Ask the teaching team/ })).toHaveAttribute('href', '/contact')
  await openHydrated(page, `/training/${module.id}`)
  await main(page).getByRole('link', { name: 'Ask the teaching team about this module' }).click()
  await expect(main(page).getByText(`About: Level 1, ${module.title}`)).toBeVisible()
})
