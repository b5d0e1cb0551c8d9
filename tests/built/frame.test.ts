import { statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { academy } from '../../src/content/academy.ts'
import { indexablePages, sectionPages } from '../e2e/public-pages.ts'
import { all, dist, fileAt, first, hrefsOf, mainOf, notOnce, pageAt, textOf, wordsOf } from './built-page.ts'

const siteHeader = (path: string) => first(pageAt(path), '.site-header')
const siteFooter = (path: string) => first(pageAt(path), '.site-footer')

const quickLinks = ['/', '/about', '/course', '/pricing', '/apply', '/next-steps', '/upgrades']
const resources = ['/faq', '/testimonials', '/instructors', '/privacy', '/terms', '/disclaimer']

test.each([...indexablePages, ...sectionPages])('%s has one heading of its own, its content and the frame', (path) => {
  expect(all(pageAt(path), 'h1')).toHaveLength(1)
  expect(textOf(first(mainOf(path), 'h1'))).not.toBe('')
  expect(wordsOf(mainOf(path)).length).toBeGreaterThan(300)
  expect(all(pageAt(path), 'header.site-header, footer.site-footer')).toHaveLength(2)
})

test.each([...indexablePages, ...sectionPages])('on %s a polite and an assertive region stand before any words come', (path) => {
  expect(all(pageAt(path), '#said[role=status], #said-at-once[aria-live=assertive]').map(textOf)).toEqual(['', ''])
})

test('the toast area is a landmark of the prerendered page', () => {
  expect(all(pageAt('/about'), 'section[aria-label="Notifications (F8)"]')).toHaveLength(1)
})

describe('the header', () => {
  test.each([
    ['Home', '/'],
    ['Training', '/course'],
    ['Bounties', '/bounty'],
    ['About', '/about'],
    ['Testimonials', '/testimonials'],
    ['Pricing', '/pricing'],
    ['Contact', '/contact'],
    ['Urban Navigation Course', '/course'],
    ['Training Details', '/training-details'],
    ['Instructors', '/instructors'],
  ])('names %s among its pages, which is %s', (name, href) => {
    expect(hrefsOf(first(siteHeader('/'), 'nav[aria-label="Main"]'), name)).toEqual([href])
  })

  test('offers to log in and to apply', () => {
    const actions = first(siteHeader('/'), '.site-actions')
    expect(hrefsOf(actions, 'Log In')).toEqual(['/auth'])
    expect(hrefsOf(actions, 'Apply Now')).toEqual(['/apply'])
  })

  test('of a member has two lines from the first paint on: the places come into the first', () => {
    const styles = all(pageAt('/about'), 'style').map(textOf).join('')
    expect(styles).toMatch(/\(width>=74rem\)\{html:not\(\[data-member\]\) \.site-header-row\{flex-wrap:nowrap/)
    expect(styles).not.toMatch(/[},]\.site-header-row\{flex-wrap:nowrap/)
  })

  test.each([
    ['/course', 1],
    ['/week1-content', 1],
    ['/training-details', 1],
    ['/instructors', 0],
  ])('on %s has Training highlighted %i times', (path, times) => {
    const lit = all(siteHeader(path), '.site-nav li[data-current]').filter((item) => textOf(item).includes('Training'))
    expect(lit).toHaveLength(times)
  })
})

test('the footer has its columns, its links, the year of the build and the notice of no affiliation', () => {
  const footer = siteFooter('/')
  expect(notOnce(footer, 'h2', ['Quick Links', 'Resources', 'Contact Us'])).toEqual([])
  expect(all(footer, 'a').map((link) => link.getAttribute('href'))).toEqual([...quickLinks, ...resources, '/contact'])
  expect(hrefsOf(footer, 'Get in touch')).toEqual(['/contact'])
  const year = statSync(join(dist, fileAt('/') ?? '')).mtime.getFullYear()
  for (const words of [academy.tagline, `© ${year} ${academy.name}`, academy.notAffiliated])
    expect(textOf(footer)).toContain(words)
})
