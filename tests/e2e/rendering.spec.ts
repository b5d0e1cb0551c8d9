import { indexablePages, privatePages, sectionPages, sectionSamples } from './public-pages.ts'
import { expect, test } from './test.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const path of [...indexablePages, ...sectionSamples]) {
    test(`${path} shows its heading, its content and the frame`, async ({ page }) => {
      await page.goto(path)
      await expect(page.locator('h1')).toHaveCount(1)
      await expect(page.locator('h1')).toBeVisible()
      expect((await page.locator('main').innerText()).length).toBeGreaterThan(300)
      await expect(page.getByRole('banner')).toBeVisible()
      await expect(page.getByRole('contentinfo')).toBeVisible()
    })
  }
})

test('every page has its own title, description and canonical address', async ({ request, baseURL }) => {
  const seen = { title: new Set<string>(), description: new Set<string>(), canonical: new Set<string>() }
  const pages = [...indexablePages, ...sectionPages, ...privatePages]
  for (const path of pages) {
    const html = await (await request.get(`${baseURL}${path}`)).text()
    const head = html.slice(0, html.indexOf('</head>'))
    seen.title.add(/<title>(.+?)<\/title>/.exec(head)?.[1] ?? '')
    seen.description.add(/<meta name="description" content="(.+?)"/.exec(head)?.[1] ?? '')
    seen.canonical.add(/<link rel="canonical" href="(.+?)"/.exec(head)?.[1] ?? '')
    for (const tag of ['name="keywords"', 'property="og:title"', 'property="og:image"', 'name="twitter:card"'])
      expect(head, path).toContain(tag)
    expect(/<meta name="robots" content="noindex"/.test(head), path).toBe(privatePages.includes(path))
    expect(html, path).toContain('"@type":"EducationalOrganization"')
    expect(html, path).toContain('Security Training')
  }
  for (const values of Object.values(seen)) {
    expect(values.size).toBe(pages.length)
    expect(values.has('')).toBe(false)
  }
})

const silent = [
  ...indexablePages,
  ...sectionSamples,
  ...privatePages.filter((page) => !['/account', '/auth/update-password'].includes(page)),
]

for (const path of silent) {
  test(`${path} hydrates in silence`, async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
    await expect(page.locator('h1')).toBeVisible()
  })
}
