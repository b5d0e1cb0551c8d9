import { createBounty, newMember } from './bounty.ts'
import { swiping } from './fingers.ts'
import { openHydrated } from './people.ts'
import { expect, test } from './test.ts'

test('a pull at the top of a list asks it anew; one that is short, or begins further down, asks nothing', async ({
  page,
  browser,
}) => {
  await openHydrated(page, '/bounty?tab=marketplace')
  const list = page.getByRole('list', { name: 'Marketplace bounties' })
  await expect(list.getByRole('article').first()).toBeVisible()
  const swipe = await swiping(page)
  // The notices, which bring the pull, come at the first touch.
  await swipe([195, 300], [195, 320])
  await expect(page.locator('.pull')).toBeAttached()

  const author = await newMember(browser)
  const title = `Pulled down ${Date.now()}`
  await createBounty(author.page.request, author, { title })
  let asked = 0
  page.on('request', (request) => (asked += Number(/rpc\/marketplace/.test(request.url()))))
  await swipe([195, 300], [195, 380])
  await page.evaluate(() => scrollTo(0, 400))
  await swipe([195, 300], [195, 600])
  await page.evaluate(() => scrollTo(0, 0))
  await swipe([195, 300], [40, 330])
  expect(asked).toBe(0)

  expect((await page.locator('.pull').boundingBox())?.y).toBeLessThan(100)
  await swipe([195, 300], [195, 600])
  await expect(list.getByRole('heading', { name: title })).toBeVisible()
  await expect(page.locator('.pull')).toHaveAttribute('data-state', 'still')
  await author.context.close()
})
