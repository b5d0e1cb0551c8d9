import { openHydrated, toast } from './people.ts'
import { core, expect, test } from './test.ts'

const sample = 'f0621f0d-2590-49a7-9a92-1c6efbbedbff'
const title = 'Walk the ground of a local landmark | Wayfinder Cadet Academy'

test('a shared bounty shows its own title, words and picture to who reads no script', core, async ({ request, baseURL }) => {
  const answer = await request.get(`/bounty/${sample}`)
  expect(answer.status()).toBe(200)
  expect(answer.headers()['content-type']).toMatch(/^text\/html/)
  expect(answer.headers()['content-security-policy']).toContain("default-src 'self'")
  const html = await answer.text()
  const content = (name: string) => new RegExp(`(?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1]
  expect(/<title[^>]*>([^<]*)</.exec(html)?.[1]).toBe(title)
  expect(content('og:title')).toBe(title)
  expect(content('og:description')).toMatch(/^Choose one registered historic place .*…$/)
  expect(content('og:url')).toBe(`${baseURL}/bounty/${sample}`)
  expect(html).not.toContain('noindex')
  const picture = await request.get(content('og:image') ?? '')
  expect(picture.headers()['content-type']).toBe('image/png')
})

test('an address that is no bounty of the public holds nothing for a search engine', async ({ request }) => {
  const html = await (await request.get('/bounty/00000000-0000-4000-8000-000000000000')).text()
  expect(html).toContain('name="robots" content="noindex"')
  const fund = await (await request.get(`/bounty/${sample}/fund`)).text()
  expect(fund).toContain('name="robots" content="noindex"')
})

test('in the browser the page has one title, its own, and the next page has its own', async ({ page }) => {
  await openHydrated(page, `/bounty/${sample}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Walk the ground of a local landmark')
  await expect(page).toHaveTitle(title)
  for (const tag of ['title', 'meta[property="og:title"]', 'link[rel="canonical"]', 'meta[name="description"]'])
    await expect(page.locator(`head ${tag}`), tag).toHaveCount(1)
  await page.getByRole('main').getByRole('link', { name: 'Back to Bounties' }).click()
  await expect(page).toHaveTitle('Bounties | Wayfinder Cadet Academy')
})

test(
  'a bounty is shared by the phone’s own sheet; where there is none, its link is copied',
  core,
  async ({ page, context, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openHydrated(page, `/bounty/${sample}`)
    await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
    await page.getByRole('button', { name: 'Share' }).click()
    await expect(toast(page, 'Link copied')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/bounty/${sample}`)

    const shared = page.evaluate(
      () =>
        new Promise((resolve) => {
          navigator.share = async (data) => resolve(data)
        }),
    )
    await page.getByRole('button', { name: 'Share' }).click()
    expect(await shared).toEqual({ title: 'Walk the ground of a local landmark', url: `${baseURL}/bounty/${sample}` })
  },
)

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the challenge itself stands in the page', async ({ page }) => {
    await page.goto(`/bounty/${sample}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Walk the ground of a local landmark')
    await expect(page.locator('noscript p').first()).toBeVisible()
  })
})
