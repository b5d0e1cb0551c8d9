import { indexablePages } from './public-pages.ts'
import { expect, test } from './test.ts'

test.use({ allowedMessages: [/ERR_INTERNET_DISCONNECTED/] })

test('after the first visit every public page opens cold with the network pulled', async ({ page, context }) => {
  await page.goto('/')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  await context.setOffline(true)
  for (const path of indexablePages) {
    const tab = await context.newPage()
    await tab.goto(path)
    await expect(tab.locator('h1'), path).toBeVisible()
    await tab.close()
  }
})
