import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { drawings } from '../../src/content/drawings.ts'
import { questionSections } from '../../src/content/questions/section-questions.ts'
import { sampleBounties } from '../../src/content/sample-bounties.ts'
import { indexablePages, sectionPages } from '../e2e/public-pages.ts'
import { all, fileAt, first, pageAt } from './built-page.ts'
import { builtScripts, namedScripts, scriptAt, scriptCalled, scriptsBeforeTouch, withImports } from './built-scripts.ts'
import { compressed, KiB, sizeOf } from './compressed.ts'

/**
 * What a page may weigh before the first touch, compressed, and how many requests it may take until it can be read: those
 * that begin before the app's first script. The app starts after the first paint. `own`: the scripts that it asks for when one comes to it from
 * another page, before those of its parts.
 */
const budget = { scripts: 95 * KiB, html: 14 * KiB, styles: 8 * KiB, requests: 12, own: 4 }

/** What the first touch may bring of one part of a page, compressed, besides the scripts of all pages: it is evaluated while somebody waits. */
const touched = 50 * KiB
/** The page of the questions holds those of all sections. */
const touchedQuestions = touched + questionSections.length * 0.56 * KiB

/** They carry their whole text; what stands above the fold comes first in it. */
const longReads = new Set(['/course', '/whole-course', '/week1-content'])

/** Names that only appear in the code of these libraries. A content page must not load them before a touch, nor at the first. */
const heavy = { 'supabase-js': 'GoTrueClient', Dexie: 'DexieError', Radix: 'ToastViewport' }

const root = resolve(import.meta.dirname, '../..')

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

function heavyIn(scripts: Iterable<string>): string[] {
  const texts = Array.from(scripts, (script) => scriptAt(script).text)
  return Object.entries(heavy).flatMap(([library, mark]) => (texts.some((text) => text.includes(mark)) ? [library] : []))
}

describe.each(pages)('%s', (path) => {
  test('stays within its budget of scripts', () => {
    const weight = [...scriptsBeforeTouch(path)].reduce((sum, script) => sum + sizeOf(script.slice(1)), 0)
    expect(weight).toBeLessThanOrEqual(budget.scripts)
  })

  test('asks for few scripts that other pages have not brought', () => {
    const common = withImports([scriptCalled('index')])
    expect([...namedScripts(path)].filter((script) => !common.has(script)).slice(budget.own)).toEqual([])
  })

  test('names every script that its scripts import: none comes a round trip later', () => {
    const named = namedScripts(path)
    expect([...withImports(named)].filter((script) => !named.has(script))).toEqual([])
  })

  test('loads none of the heavy libraries before a touch', () => {
    expect(heavyIn(scriptsBeforeTouch(path))).toEqual([])
  })

  test('stays within its budget of styles and requests', () => {
    expect(compressed(inlinedStyles(path))).toBeLessThanOrEqual(budget.styles)
    expect(filesBeforeScripts(path).slice(budget.requests)).toEqual([])
  })
})

test.each(pages.filter((path) => !longReads.has(path)))('%s stays within its budget of html', (path) => {
  expect(sizeOf(fileAt(path) ?? '')).toBeLessThanOrEqual(budget.html)
})

/** The parts of pages that come with the first touch, but for the board, which reads this device's cache. */
const parts = readdirSync(join(root, 'src/features'), { recursive: true, encoding: 'utf8' }).flatMap((file) => {
  const [, name] = /^(?:enrolment|course|marketing|support)\/((?!notes).*-page|course-weeks|route-map)\.tsx$/.exec(file) ?? []
  return name ?? []
})

/** The scripts that come with a part of a page, besides those of all pages. */
function broughtBy(name: string): string[] {
  const common = withImports([scriptCalled('index')])
  return [...withImports([scriptCalled(name)])].filter((script) => !common.has(script))
}

test.each([...parts, 'notices'])('the first touch stays within its budget where it brings the %s', (name) => {
  const brought = broughtBy(name)
  expect(heavyIn(brought)).toEqual([])
  expect(brought.reduce((sum, script) => sum + sizeOf(script.slice(1)), 0)).toBeLessThanOrEqual(
    name === 'questions-page' ? touchedQuestions : touched,
  )
})

/** What few pages show, by a text of it, and the parts that may bring it. */
const rare: [string, string, string[]][] = [
  ['the sample bounties', sampleBounties[0]?.title ?? '', []],
  ['the drawings', drawings[0]?.alt ?? '', ['section-page', 'whole-course-page']],
]

test.each(rare)('only a page that shows %s brings them with its first touch', (_, text, bringing) => {
  expect(text).not.toBe('')
  expect(builtScripts().some((script) => scriptAt(script).text.includes(text))).toBe(true)
  const found = parts.filter((name) => broughtBy(name).some((script) => scriptAt(script).text.includes(text)))
  expect(found.filter((name) => !bringing.includes(name))).toEqual([])
})

test.each(Object.entries(heavy))('the code of %s still holds the name by which it is known here', (_, mark) => {
  expect(builtScripts().some((script) => scriptAt(script).text.includes(mark))).toBe(true)
})

test('no rule has the browser ask anew, at each press and each change of the page, what the whole page holds', () => {
  const sheets = readdirSync(join(root, 'dist/assets')).filter((name) => name.endsWith('.css'))
  const rules = sheets.flatMap((name) => readFileSync(join(root, 'dist/assets', name), 'utf8').match(/[^{}]+(?=\{)/g) ?? [])
  const asking = rules.filter((rule) => /(?:^|[\s,])(?:html|body|:root|\*)?(?:\[[^\]]*\])*:has\(/.test(rule))
  // The reader's bar is in the page before any script is, and changes with nothing but the page.
  expect(rules.length).toBeGreaterThan(500)
  expect(asking.filter((rule) => !rule.startsWith('html:has(.reader-bar)'))).toEqual([])
})
