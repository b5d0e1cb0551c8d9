import { openHydrated } from './people.ts'
import { expect, test } from './test.ts'

const categories = [
  'Application Process',
  'Training Program',
  'After Graduation',
  'Financial Information',
  'Equipment & Preparation',
  'International Students',
]

test.describe('as the server sends it', () => {
  test.use({ javaScriptEnabled: false })

  test('at least thirty questions in six categories, each opening its answer', async ({ page }) => {
    await page.goto('/faq')
    await expect(page.locator('main section[id] > h2')).toHaveText(categories)
    const questions = page.locator('main summary')
    expect(await questions.count()).toBeGreaterThanOrEqual(30)
    await page.getByText('How much does the program cost?').click()
    await expect(page.getByText('The Academy Program costs $4,995 for 12 weeks.')).toBeVisible()
  })

  test('a chip leads to its category', async ({ page }) => {
    await page.goto('/faq')
    await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'International Students' }).click()
    await expect(page.getByRole('heading', { name: 'International Students' })).toBeInViewport()
  })

  test('the ways on are links', async ({ page }) => {
    await page.goto('/faq')
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact')
    await expect(main.getByRole('link', { name: 'Apply Now' })).toHaveAttribute('href', '/apply')
  })
})

test('the search finds a part of a word in questions and answers, in any case, and marks it', async ({ page }) => {
  await openHydrated(page, '/faq')
  await page.getByLabel('Search the answers').fill('SCHOLARSH')
  await expect(page.locator('main summary')).toHaveText(['Are there scholarships?'])
  await expect(page.locator('mark').first()).toHaveText('scholarsh')
  await expect(page.getByText('1 answer', { exact: true })).toBeVisible()
})

test('an answer that holds the match stands open', async ({ page }) => {
  await openHydrated(page, '/faq')
  await page.getByLabel('Search the answers').fill('pressure, not')
  await expect(page.getByRole('heading', { name: 'No results found' })).toBeVisible()
  await page.getByLabel('Search the answers').fill('consulate')
  await expect(page.locator('main details[open]')).toHaveCount(1)
  await expect(page.locator('mark')).toHaveText('consulate')
})

test('nothing found says so, and the search can be cleared', async ({ page }) => {
  await openHydrated(page, '/faq')
  await page.getByLabel('Search the answers').fill('parachute')
  await expect(page.getByRole('heading', { name: 'No results found' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear Search' }).click()
  expect(await page.locator('main summary').count()).toBeGreaterThanOrEqual(30)
  await expect(page.getByLabel('Search the answers')).toHaveValue('')
})

test('the newsletter takes an address and says that it did', async ({ page }) => {
  await page.clock.install()
  await openHydrated(page, '/faq')
  const box = page.getByRole('form', { name: 'Newsletter' })
  await box.getByRole('button', { name: 'Subscribe' }).click()
  await expect(box.getByText('Please enter a valid email address')).toBeVisible()
  await box.getByLabel('Email Address').fill('reader@example.test')
  await page.clock.fastForward(3000)
  await box.getByRole('button', { name: 'Subscribe' }).click()
  await expect(box.getByText('You are on the list')).toBeVisible()
  await expect(box.getByLabel('Email Address')).toHaveValue('')
})
