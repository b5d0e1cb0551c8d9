import type { APIRequestContext } from '@playwright/test'
import { indexablePages, privatePages, sectionPages, sectionSamples } from './public-pages.ts'
import { schemaFaults } from './schema-vocabulary.ts'
import { expect, test } from './test.ts'

const htmlOf = async (request: APIRequestContext, path: string) => (await request.get(path)).text()
const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? ''

type Block = {
  '@type': string
  logo?: string
  address?: { addressCountry: string }
  makesOffer?: { itemOffered: { name: string } }
  mainEntity?: { name: string; acceptedAnswer: { text: string } }[]
  itemListElement?: { position: number; item: string }[]
}

/** Every JSON-LD block of a page. A block that a text had ended early would not parse. */
function structuredData(html: string): Block[] {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
  return blocks.map(([, json]) => JSON.parse(json ?? ''))
}

/** What a page says of itself beside the organization. */
const types: Record<string, readonly string[]> = {
  '/course': ['Course', 'BreadcrumbList'],
  '/whole-course': ['BreadcrumbList'],
  '/faq': ['FAQPage', 'BreadcrumbList'],
  '/pricing': ['FAQPage', 'BreadcrumbList'],
  '/contact': ['FAQPage', 'BreadcrumbList'],
  '/upgrades': ['FAQPage', 'BreadcrumbList'],
  '/training-details': ['FAQPage', 'BreadcrumbList'],
  '/week1-content': ['BreadcrumbList'],
  '/instructors': ['BreadcrumbList'],
  '/documentation': ['BreadcrumbList'],
  '/enforcement-career': ['BreadcrumbList'],
  ...Object.fromEntries(sectionSamples.map((path) => [path, ['LearningResource', 'BreadcrumbList']])),
}

for (const path of [...indexablePages, ...sectionSamples, ...privatePages]) {
  test(`${path} carries structured data that schema.org and search engines accept`, async ({ request }) => {
    const data = structuredData(await htmlOf(request, path))
    expect(data.flatMap((block) => schemaFaults(block))).toEqual([])
    expect(new Set(data.map((block) => block['@type']))).toEqual(new Set(['EducationalOrganization', ...(types[path] ?? [])]))
    expect(data).toHaveLength(1 + (types[path]?.length ?? 0))
    const academy = data.find((block) => block['@type'] === 'EducationalOrganization')
    expect(academy?.address?.addressCountry).toBe('US')
    expect(academy?.makesOffer?.itemOffered.name).toBe('Security Training')
    expect(academy?.logo).toMatch(/^https:.*\.png$/)
    expect(JSON.stringify(data)).not.toMatch(/aggregateRating|"review"|ratingValue/i)
  })
}

for (const [path, names] of Object.entries(types)) {
  if (names.includes('FAQPage')) {
    test(`${path} shows each question and answer of its structured data`, async ({ request }) => {
      const html = await htmlOf(request, path)
      const words = html
        .slice(html.indexOf('<main'))
        .replaceAll(/<[^>]+>/g, '')
        .replaceAll('&#x27;', "'")
        .replaceAll('&quot;', '"')
      const faq = structuredData(html).find((block) => block['@type'] === 'FAQPage')
      const entries = faq?.mainEntity ?? []
      expect(entries.length).toBeGreaterThanOrEqual(3)
      for (const { name, acceptedAnswer } of entries) {
        expect(words).toContain(name.replaceAll('&', '&amp;'))
        expect(words).toContain(acceptedAnswer.text.replaceAll('&', '&amp;'))
      }
    })
  }
  test(`${path} knows its way home`, async ({ request, baseURL }) => {
    const html = await htmlOf(request, path)
    const trail = structuredData(html).find((block) => block['@type'] === 'BreadcrumbList')
    const steps = trail?.itemListElement ?? []
    expect(steps.length).toBeGreaterThan(1)
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1))
    expect(steps.at(-1)?.item).toBe(canonicalOf(html))
    for (const { item } of steps) {
      const answer = await request.get(new URL(new URL(item).pathname, baseURL).href)
      expect(answer.status(), item).toBe(200)
    }
  })
}

test('the sitemap lists every page that may be found, and no other', async ({ request }) => {
  const answer = await request.get('/sitemap.xml')
  expect(answer.headers()['content-type']).toMatch(/xml/)
  const listed = [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)
  const canonical = await Promise.all(
    [...indexablePages, ...sectionPages].map(async (path) => canonicalOf(await htmlOf(request, path))),
  )
  expect(new Set(listed)).toEqual(new Set(canonical))
  expect(listed).toHaveLength(canonical.length)
  for (const address of listed) expect(new URL(address ?? '').protocol).toBe('https:')
})

test('robots.txt lets everybody in and names the sitemap by its full address', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toMatch(/^User-agent: \*$/m)
  expect(robots).not.toMatch(/^Disallow: \S/m)
  expect(robots).toContain(`Sitemap: ${canonicalOf(await htmlOf(request, '/'))}sitemap.xml`)
})

test('the page for unknown addresses is titled, kept out of search and names no canonical address', async ({ request }) => {
  const html = await htmlOf(request, '/no/such/page')
  expect(html).toMatch(/<title>Page not found \|/)
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(canonicalOf(html)).toBe('')
})

for (const path of [...indexablePages, ...sectionSamples]) {
  test(`${path} is shared with a picture that exists, and says the same to every reader`, async ({ request, baseURL }) => {
    const html = await htmlOf(request, path)
    const tag = (name: string) => new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? ''
    const title = /<title>(.*?)<\/title>/.exec(html)?.[1]
    expect(tag('og:title')).toBe(title)
    expect(tag('og:description')).toBe(tag('description'))
    expect(tag('description').length).toBeGreaterThan(50)
    expect(tag('description').length).toBeLessThanOrEqual(170)
    expect(tag('keywords').split(', ').length).toBeGreaterThanOrEqual(3)
    expect(tag('og:url')).toBe(canonicalOf(html))
    expect(tag('og:type')).toBe('website')
    expect(tag('twitter:card')).toBe('summary_large_image')
    const picture = await request.get(new URL(new URL(tag('og:image')).pathname, baseURL).href)
    expect(picture.headers()['content-type']).toBe('image/png')
    // X takes the picture and the words from the tags above where there are none of its own.
    expect(html).not.toContain('twitter:image')
  })
}
