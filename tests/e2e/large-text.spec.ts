import { outboxSamples } from './outbox-page.ts'
import { openHydrated, signUp, toast } from './people.ts'
import { brokenAtTwice, lostAtTwice } from './state-checks.ts'
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

for (const [path, legs] of [
  ['/', 'ol:has(> li > .border-dashed) > li:not(:last-child)'],
  ['/apply', '.stepper > li:not(:first-child)'],
] as const)
  test(`the legs of ${path} begin at their marks when the text of a narrow phone is twice as large`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await openHydrated(page, path)
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    // How far from its mark each leg begins, in px.
    const far = await page.locator(legs).evaluateAll((marks) =>
      marks.map((mark) => {
        const svg = mark.querySelector('svg')?.getBoundingClientRect()
        const leg = mark.querySelector('.border-dashed')?.getBoundingClientRect()
        if (!svg) return NaN
        if (leg) return leg.top - svg.bottom
        const { top } = getComputedStyle(mark, '::before')
        return parseFloat(top) - svg.height / 2
      }),
    )
    expect(far.length).toBeGreaterThan(0)
    for (const px of far) expect(Math.abs(px)).toBeLessThan(2)
  })

test('no word of ordinary length is broken where text of twice the size stands beside something', async ({ page }) => {
  const bounty = `/bounty/${outboxSamples[0]}`
  await signUp(page)
  for (const path of ['/testimonials', '/apply', '/course/completion', bounty, `${bounty}/fund`]) {
    await openHydrated(page, path)
    await page.waitForLoadState('networkidle')
    expect.soft(await brokenAtTwice(page), path).toEqual([])
  }
  await page.getByRole('button', { name: '$25', exact: true }).click()
  await page.getByRole('button', { name: 'Pledge $25' }).click()
  await expect(toast(page, 'Contribution Successful')).toBeVisible()
  expect(await brokenAtTwice(page)).toEqual([])
})
