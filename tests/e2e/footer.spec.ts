import { academy } from '../../src/content/academy.ts'
import { openHydrated, signUp } from './people.ts'
import { expect, test } from './test.ts'

const paths = [
  '/',
  '/about',
  '/course',
  '/pricing',
  '/apply',
  '/next-steps',
  '/upgrades',
  '/faq',
  '/testimonials',
  '/instructors',
  '/privacy',
  '/terms',
  '/disclaimer',
  '/contact',
]

test('the footer has its four columns, its links, the year and the notice of no affiliation', async ({ page }) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  for (const title of ['Quick Links', 'Resources', 'Contact Us'])
    await expect(footer.getByRole('heading', { name: title })).toBeVisible()
  await expect(footer).toContainText(academy.tagline)
  const hrefs = await footer.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(hrefs).toHaveLength(paths.length)
  expect(new Set(hrefs)).toEqual(new Set(paths))
  await expect(footer.getByRole('link', { name: 'Get in touch' })).toHaveAttribute('href', '/contact')
  await expect(footer).toContainText(`© ${new Date().getFullYear()} ${academy.name}`)
  await expect(footer).toContainText(academy.notAffiliated)
})

test(
  'every footer link ends at the top of its page, also the link to the page that is open',
  { tag: '@core' },
  async ({ page }) => {
    await openHydrated(page, '/about')
    for (const path of ['/about', '/faq', '/terms', '/contact']) {
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      await page.getByRole('contentinfo').locator(`a[href="${path}"]`).first().click()
      await expect(page).toHaveURL(path)
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    }
  },
)

test('inside the app the footer is a row of links and the two notes', async ({ page }) => {
  await signUp(page)
  await openHydrated(page, '/faq')
  const footer = page.getByRole('contentinfo')
  await expect(page.getByRole('navigation', { name: 'Places' })).toBeVisible()
  await expect(footer.getByRole('link')).toHaveText([
    'FAQ',
    'Testimonials',
    'Instructors',
    'Privacy Policy',
    'Terms of Service',
    'Disclaimer',
    'Get in touch',
  ])
  await expect(footer).toContainText(academy.notAffiliated)
  await expect(footer.getByRole('heading')).toHaveCount(0)
})
