import { expect, test } from 'vitest'
import { all, first, mainOf, pageAt, textOf, wordsOf } from './built-page.ts'

test.each([
  ['/privacy', 'Privacy Policy', ['IndexedDB', 'no analytics', 'outbox', 'Completion photos', 'ledger']],
  ['/terms', 'Terms of Service', ['within 24 hours', '90%', '75%', 'prorated', 'State of Texas', 'satirical']],
  ['/disclaimer', 'Disclaimer', ['not affiliated', 'We offer no certification', 'satirical', 'simulated']],
])('%s is complete, dated and leads to each of its sections', (path, title, words) => {
  expect(textOf(first(mainOf(path), 'h1'))).toBe(title)
  const said = wordsOf(mainOf(path))
  for (const word of ['Last updated May 1, 2025', ...words]) expect(said).toContain(word)
  const targets = all(mainOf(path), 'nav[aria-label="Contents"] a').map((link) => link.getAttribute('href') ?? '')
  expect(targets.length).toBeGreaterThan(6)
  expect(targets.filter((target) => all(pageAt(path), target).length !== 1)).toEqual([])
})
