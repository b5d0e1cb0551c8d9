import { acceptBounty, createBounty, newMember } from './bounty.ts'
import { openHydrated, signUp, toast } from './people.ts'
import { expect, test } from './test.ts'

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(`the first field of every task stands in the first screen, however long its bounty’s text, ${width} px wide`, async ({
    page,
    browser,
  }) => {
    await page.setViewportSize({ width, height })
    const creator = await newMember(browser)
    const description = 'Walk the whole way and write down what you saw.\n'.repeat(80)
    const long = await createBounty(creator.page.request, creator, { title: `Long ${Date.now()}`, description })
    await openHydrated(page, '/auth')
    await expect(page.getByLabel('Email')).toBeInViewport({ ratio: 1 })
    await signUp(page)
    for (const path of ['/apply', '/bounty/create', `/bounty/${long}/fund`, `/bounty/${long}/accept`]) {
      await openHydrated(page, path)
      const field = page.getByRole('main').locator(':is(input, textarea, select):visible').first()
      await expect(field, path).toBeInViewport({ ratio: 1 })
    }
    await acceptBounty(page, long)
    await expect(toast(page, 'Bounty Accepted')).toBeVisible()
    await openHydrated(page, `/bounty/${long}/complete`)
    await expect(page.getByRole('main').locator('label.btn').first()).toBeInViewport({ ratio: 1 })
    const whole = page.getByRole('button', { name: 'Show the whole text' })
    await whole.click()
    await expect(page.getByLabel('Completion Notes')).not.toBeInViewport()
    await page.getByRole('button', { name: 'Show less' }).click()
    await expect(whole).toBeVisible()
    await creator.context.close()
  })
}
