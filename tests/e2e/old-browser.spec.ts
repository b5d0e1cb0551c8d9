import type { Page } from '@playwright/test'
import { oldestSupported } from '../../build/supported-browsers.ts'
import { core, expect, test } from './test.ts'

// The app tells by an error that it can't start.
test.use({
  allowedMessages: [
    /^page error: Error$|is not a function|Unexpected (token|strict mode reserved word)|Invalid or unexpected token/,
  ],
})

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'too old for the academy’s app' })

test.describe('a browser that is too old for the app', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSorted'))
  })

  test('is named on each page, a press leads to that, and the course reads', core, async ({ page }) => {
    await page.goto('/auth')
    await expect(notice(page)).toContainText(
      /^This browser \(Chrome \d+\) is too old for the academy’s app\. You can read the course and the FAQ/,
    )
    await expect(notice(page)).toContainText(`update to ${oldestSupported}, or later`)
    const send = page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true })
    await page.getByLabel('Email').fill('casey@example.test')
    await page.getByLabel('Password', { exact: true }).fill('wayfinder')
    await page.keyboard.press('Enter')
    await expect(notice(page)).toBeFocused()
    await expect(send).not.toHaveAttribute('aria-busy')
    await expect(page).toHaveURL('/auth')

    await notice(page).getByRole('link', { name: 'the course' }).click()
    await expect(page).toHaveURL('/course')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('html')).not.toHaveAttribute('data-hydrated')
  })

  test('has the page of a bounty, which only the app can fill, led to what it can read', async ({ page }) => {
    await page.goto('/bounty/3f2504e0-4f89-41d3-9a0c-0305e82c3301')
    await expect(notice(page).getByRole('link')).toHaveText(['the course', 'the FAQ', 'Save unsent work'])
  })

  test('shows a member the home, in the place of Today that does not come', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('member', '1'))
    await page.goto('/')
    await expect(notice(page)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test('a browser that has all functions and can’t read the scripts says that one can only read for now', async ({ page }) => {
  await page.route(/\/assets\/.*\.js$/, (route) => route.fulfill({ contentType: 'text/javascript', body: 'let @' }))
  await page.goto('/faq')
  await expect(page.getByRole('link', { name: 'You can only read for now. Save unsent work' })).toBeVisible()
})
