import { openHydrated } from './people.ts'
import { lostAtTwice } from './state-checks.ts'
import { expect, test } from './test.ts'

// Text at 200 %: WCAG 2.2, success criterion 1.4.4.
test.use({ viewport: { width: 390, height: 844 } })

const publicPages = [
  '/',
  '/about',
  '/course',
  '/course/week-3/getting-free',
  '/faq',
  '/contact',
  '/auth',
  '/auth?mode=sign-up',
  '/testimonials',
  '/bounty?tab=leaderboard&period=all-time',
  '/pricing',
  '/apply',
  '/bounty',
  '/whole-course',
  '/week1-content',
  '/upgrades',
  '/training-details',
  '/instructors',
  '/next-steps',
  '/documentation',
  '/terms',
]

for (const path of publicPages) {
  test(`${path} loses nothing when its text is twice as large`, async ({ page }) => {
    await openHydrated(page, path)
    // What comes from the server is looked at too.
    await page.waitForLoadState('networkidle')
    if (path.includes('leaderboard')) await expect(page.getByRole('table').first()).toBeVisible()
    expect(await lostAtTwice(page)).toEqual([])
  })
}
