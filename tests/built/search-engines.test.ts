import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { indexablePages, privatePages, sectionPages } from '../e2e/public-pages.ts'
import { dist, htmlAt, readBuilt } from './built-page.ts'
import { canonicalOf, pathOf, tagOf, titleOf } from './page-head.ts'

const found = [...indexablePages, ...sectionPages]

test('every page has its own title, description and canonical address', () => {
  const pages = [...found, ...privatePages]
  for (const valueOf of [titleOf, canonicalOf, (path: string) => tagOf(path, 'description')]) {
    const values = new Set(pages.map(valueOf))
    expect(values.size).toBe(pages.length)
    expect(values.has('')).toBe(false)
  }
})

test.each([...found, ...privatePages])('%s says in its head what search engines and other sites show of it', (path) => {
  const shown = ['keywords', 'og:title', 'og:image', 'twitter:card']
  expect(shown.filter((name) => tagOf(path, name) === '')).toEqual([])
  expect(tagOf(path, 'robots')).toBe(privatePages.includes(path) ? 'noindex' : '')
})

test('the sitemap lists every page that may be found, and no other', () => {
  const listed = [...readBuilt('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
  expect(new Set(listed)).toEqual(new Set(found.map(canonicalOf)))
  expect(listed).toHaveLength(found.length)
  for (const address of listed) expect(new URL(address).protocol).toBe('https:')
})

test('robots.txt lets everybody in and names the sitemap by its full address', () => {
  const robots = readBuilt('robots.txt')
  expect(robots).toMatch(/^User-agent: \*$/m)
  expect(robots).not.toMatch(/^Disallow: \S/m)
  expect(robots).toContain(`Sitemap: ${canonicalOf('/')}sitemap.xml`)
})

test('the page for unknown addresses is titled, kept out of search and names no canonical address', () => {
  expect(titleOf('/no/such/page')).toMatch(/^Page not found \|/)
  expect(tagOf('/no/such/page', 'robots')).toBe('noindex')
  expect(canonicalOf('/no/such/page')).toBe('')
})

const pngBegins = Buffer.from('\u0089PNG\r\n\u001A\n', 'latin1')

test.each(found)('%s is shared with a picture that exists, and says the same to every reader', (path) => {
  expect(tagOf(path, 'og:title')).toBe(titleOf(path))
  expect(tagOf(path, 'og:description')).toBe(tagOf(path, 'description'))
  expect(tagOf(path, 'description').length).toBeGreaterThan(50)
  expect(tagOf(path, 'description').length).toBeLessThanOrEqual(170)
  expect(tagOf(path, 'keywords').split(', ').length).toBeGreaterThanOrEqual(3)
  expect(tagOf(path, 'og:url')).toBe(canonicalOf(path))
  expect(tagOf(path, 'og:type')).toBe('website')
  expect(tagOf(path, 'twitter:card')).toBe('summary_large_image')
  const picture = readFileSync(join(dist, pathOf(tagOf(path, 'og:image'))))
  expect(picture.subarray(0, pngBegins.length)).toEqual(pngBegins)
  // X takes the picture and the words from the tags above where there are none of its own.
  expect(htmlAt(path)).not.toContain('twitter:image')
})
