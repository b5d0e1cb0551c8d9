import { readdirSync } from 'node:fs'
import { parseHTML } from 'linkedom'
import { expect, test } from 'vitest'
import { dist, readBuilt } from './built-page.ts'

const ofEach = [
  'title',
  'meta[name=description]',
  'meta[name=keywords]',
  'meta[property="og:title"]',
  'meta[property="og:description"]',
]
const ofAddress = ['link[rel=canonical]', 'meta[property="og:url"]']
const academy = /^\{"@context":"https:\/\/schema.org","@type":"EducationalOrganization"/

/** What of the app is served, but the rescue page, which is none of it. */
const served = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.html') && file !== 'rescue.html' && !file.startsWith('assets/'),
)

/** How often each tag stands in the head of a file. */
function countsOf(file: string) {
  const { document } = parseHTML(readBuilt(file))
  const count = (selector: string) => document.querySelectorAll(selector).length
  const blocks = [...document.querySelectorAll('script[type="application/ld+json"]')]
  return {
    each: ofEach.map(count),
    address: ofAddress.map(count),
    robots: count('meta[name=robots]'),
    academy: blocks.filter(({ textContent }) => academy.test(textContent)).length,
  }
}

const once = { each: [1, 1, 1, 1, 1], address: [1, 1], academy: 1 }

test.each(served.filter((file) => !/^(_|404)/.test(file)))('%s says each thing of itself once', (file) => {
  const { robots, ...said } = countsOf(file)
  expect(said).toEqual(once)
  expect(robots).toBeLessThanOrEqual(1)
})

test.each([
  // The server puts a bounty’s own words in, and the address of a form is known to it alone.
  ['_shell.html', { each: [0, 0, 0, 0, 0], address: [0, 0], robots: 0, academy: 1 }],
  ['_form.html', { each: once.each, address: [0, 0], robots: 1, academy: 1 }],
  ['404.html', { each: [1, 1, 0, 0, 0], address: [0, 0], robots: 1, academy: 1 }],
])('%s, which stands for many addresses, says what is true of all', (file, said) => {
  expect(served).toContain(file)
  expect(countsOf(file)).toEqual(said)
})
