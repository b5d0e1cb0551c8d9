import { expect, test } from './test.ts'

test.use({ javaScriptEnabled: false })

const pages = [
  { path: '/privacy', title: 'Privacy Policy', words: ['IndexedDB', 'no analytics', 'outbox', 'Completion photos', 'ledger'] },
  {
    path: '/terms',
    title: 'Terms of Service',
    words: ['within 24 hours', '90%', '75%', 'prorated', 'State of Texas', 'satirical'],
  },
  { path: '/disclaimer', title: 'Disclaimer', words: ['not affiliated', 'We offer no certification', 'satirical', 'simulated'] },
]

for (const { path, title, words } of pages) {
  test(`${path} is complete, dated and leads to each of its sections`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    const main = page.getByRole('main')
    await expect(main).toContainText('Last updated May 1, 2025')
    for (const word of words) await expect(main).toContainText(word)
    const targets = await page.getByRole('navigation', { name: 'Contents' }).getByRole('link').all()
    expect(targets.length).toBeGreaterThan(6)
    for (const target of targets) {
      const href = (await target.getAttribute('href')) ?? ''
      await expect(page.locator(href)).toHaveCount(1)
    }
  })
}
