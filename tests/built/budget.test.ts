import { describe, expect, test } from 'vitest'
import { indexablePages, sectionPages } from '../e2e/public-pages.ts'
import { all, fileAt, first, pageAt } from './built-page.ts'
import { builtScripts, namedScripts, scriptAt, scriptsBeforeTouch, withImports } from './built-scripts.ts'
import { compressed, KiB, sizeOf } from './compressed.ts'

/**
 * What a page may weigh before the first touch, compressed, and how many requests it may take until it can be read: those
 * that begin before the app's first script. The app starts after the first paint.
 */
const budget = { scripts: 95 * KiB, html: 14 * KiB, styles: 8 * KiB, requests: 12 }

/** They carry their whole text; what stands above the fold comes first in it. */
const longReads = new Set(['/course', '/whole-course', '/week1-content'])

/** Names that only appear in the code of these libraries. A content page must not load them before a touch. */
const heavy = { 'supabase-js': 'GoTrueClient', Dexie: 'DexieError', Radix: 'ToastViewport' }

const pages = [...indexablePages, ...sectionPages]

const inlinedStyles = (path: string) =>
  all(pageAt(path), 'style')
    .map(({ textContent }) => textContent)
    .join('')

const byLink = 'link[rel~=icon], link[rel=apple-touch-icon], link[rel=manifest], link[rel=preload], use'

/** The files that a browser may fetch of a page before its scripts: the page, its icons, its drawings, the faces and pictures of its styles, and the sheet. */
function filesBeforeScripts(path: string): string[] {
  const page = pageAt(path)
  const inStyles = [...inlinedStyles(path).matchAll(/url\(["']?([^"')]+)/g)].map(([, address]) => address)
  const named = [
    path,
    first(page, 'script[data-entry]').getAttribute('data-sheet'),
    ...all(page, byLink).map((each) => each.getAttribute('href')),
    ...all(page, '[src]').map((each) => each.getAttribute('src')),
    ...inStyles,
  ]
  const files = named.flatMap((address) => address?.split('#')[0] || [])
  return [...new Set(files)].filter((file) => !file.startsWith('data:'))
}

describe.each(pages)('%s', (path) => {
  test('stays within its budget of scripts', () => {
    const weight = [...scriptsBeforeTouch(path)].reduce((sum, script) => sum + sizeOf(script.slice(1)), 0)
    expect(weight).toBeLessThanOrEqual(budget.scripts)
  })

  test('names every script that its scripts import: none comes a round trip later', () => {
    const named = namedScripts(path)
    expect([...withImports(named)].filter((script) => !named.has(script))).toEqual([])
  })

  test('loads none of the heavy libraries before a touch', () => {
    const texts = [...scriptsBeforeTouch(path)].map((script) => scriptAt(script).text)
    const isLoaded = ([, mark]: [string, string]) => texts.some((text) => text.includes(mark))
    expect(Object.entries(heavy).filter(isLoaded)).toEqual([])
  })

  test('stays within its budget of styles and requests', () => {
    expect(compressed(inlinedStyles(path))).toBeLessThanOrEqual(budget.styles)
    expect(filesBeforeScripts(path).slice(budget.requests)).toEqual([])
  })
})

test.each(pages.filter((path) => !longReads.has(path)))('%s stays within its budget of html', (path) => {
  expect(sizeOf(fileAt(path) ?? '')).toBeLessThanOrEqual(budget.html)
})

test.each(Object.entries(heavy))('the code of %s still holds the name by which it is known here', (_, mark) => {
  expect(builtScripts().some((script) => scriptAt(script).text.includes(mark))).toBe(true)
})
