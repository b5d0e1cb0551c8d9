import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { packedPage, type PackedPages } from '../../src/domain/app/packed-pages.ts'
import { weekNumbers } from '../../src/domain/course/course-week.ts'
import { indexablePages, sectionPages } from '../e2e/public-pages.ts'
import { dist, fileAt, htmlAt, readBuilt } from './built-page.ts'
import { namedScripts, scriptCalled, withImports } from './built-scripts.ts'
import { bytesOf, compressed, KiB, sizeOf } from './compressed.ts'

/**
 * Everything that is kept for offline use, compressed: course with the pages of its sections, week 1, questions, legal texts, artwork and the whole app.
 * A section brings its words, its questions, its drawing, its page and what the search knows of it.
 */
const offlineLimit = (700 + sectionPages.length * 6) * KiB
/** The worker, compressed, with the hash of every file, which no compression makes smaller. It is fetched after the page, and anew for a new version. */
const workerLimit = 58 * KiB
/** Fewer than half of the 335 that there once were: each is a request of the first visit and of each new version, and its hash is in the worker. */
const fileLimit = 155
/** The pages of all sections: less than two of them weigh each by itself. */
const courseLimit = sectionPages.length * 2 * KiB

const readByCadets = [
  'index',
  '_shell',
  'course',
  'week1-content',
  'faq',
  'privacy',
  'terms',
  'disclaimer',
  'bounty',
  'outbox',
  'share-photo',
]

/** What a device that saves data takes in at the first look, compressed. */
const firstLimit = { files: 90, bytes: 570 * KiB }
const readWithSavedData = ['/', '/_shell', '/course', '/week1-content', '/faq', '/privacy', '/terms', '/disclaimer', '/outbox']

const hashOf = (file: string) => createHash('sha256').update(bytesOf(file)).digest('base64')

interface Listed {
  isDeferred: boolean
  integrity: string
  address: string
  file: string
  holdsSections: boolean
  /** The pages that are kept in it. */
  pages: string[]
  whenUsed: boolean
}

const listed = (): Listed[] =>
  [
    ...readBuilt('service-worker.js').matchAll(
      /("deferred":true,)?(?:"extra":true,)?("holdsSections":true,)?"integrity":"([^"]*)",(?:"pages":(\[[^\]]*\]),)?"revision":null,"url":"([^"]+)"(,"whenUsed":(?:true|"owned"))?/g,
    ),
  ].map(([, deferred, holdsSections, integrity = '', pages = '[]', address = '', whenUsed]): Listed => ({
    isDeferred: Boolean(deferred),
    integrity,
    address,
    file: fileAt(address) ?? '',
    holdsSections: Boolean(holdsSections),
    pages: JSON.parse(pages),
    whenUsed: Boolean(whenUsed),
  }))
/** A file, and the pages that are kept in it. */
const filesIn = ({ file, pages }: Listed) => [file, ...pages.map((path) => fileAt(path) ?? '')]

const precached = () => listed().filter(({ whenUsed }) => !whenUsed)
const sectionsFile = () => listed().find(({ holdsSections }) => holdsSections)?.file ?? ''
const sectionsSize = () => compressed(readBuilt(sectionsFile()))

test('what is kept for offline use is held to its hash, each file once', () => {
  expect(listed()).toHaveLength(readBuilt('service-worker.js').match(/"url":"/g)?.length ?? 0)
  const wrong = listed().filter(({ file, integrity }) => file === '' || integrity !== `sha256-${hashOf(file)}`)
  expect(wrong).toEqual([])
  expect(new Set(listed().map(({ file }) => file)).size).toBe(listed().length)
})

test('what is kept for offline use is small', () => {
  expect(precached().length).toBeLessThanOrEqual(fileLimit)
  const sizes = precached().map(({ file }) => ({ file, size: sizeOf(file) }))
  const heaviest = sizes.toSorted((a, b) => b.size - a.size).slice(0, 10)
  const sum = sizes.reduce((total, { size }) => total + size, 0)
  expect(sum, `the heaviest: ${JSON.stringify(heaviest)}`).toBeLessThanOrEqual(offlineLimit)
  expect(sizeOf('service-worker.js')).toBeLessThanOrEqual(workerLimit)
})

/** Those of these pages that the file holds otherwise than they were built. */
function unlike(file: string, paths: readonly string[]): string[] {
  const held: PackedPages = JSON.parse(readBuilt(file))
  return paths.filter((path) => packedPage(held, path) !== htmlAt(path))
}

test('the pages of all sections come as one small file, each to the letter', () => {
  expect(precached().filter(({ holdsSections }) => holdsSections)).toHaveLength(1)
  expect(unlike(sectionsFile(), sectionPages)).toEqual([])
  expect(sectionsSize()).toBeLessThanOrEqual(courseLimit)
})

test('where several other pages are one file, each is there to the letter, at some two fifths of what they weigh by themselves', () => {
  const packs = precached().filter(({ pages }) => pages.length > 0)
  expect(packs.map(({ isDeferred }) => isDeferred)).toEqual([false, true])
  for (const { file, pages } of packs) {
    expect(unlike(file, pages)).toEqual([])
    expect(sizeOf(file)).toBeLessThan(pages.reduce((sum, path) => sum + sizeOf(fileAt(path) ?? ''), 0) * 0.41)
  }
})

test('what is kept for offline use holds every script that a page names', () => {
  const files = new Set(listed().map(({ file }) => `/${file}`))
  const scripts = [...indexablePages, ...sectionPages].flatMap((path) => [...namedScripts(path)])
  expect(scripts.length).toBeGreaterThan(100)
  expect([...new Set(scripts)].filter((script) => !files.has(script))).toEqual([])
})

test('what is kept for offline use holds what a cadet reads, and no picture that only others show', () => {
  const files = listed().flatMap(filesIn)
  expect(files).toEqual(expect.arrayContaining(readByCadets.map((page) => `${page}.html`)))
  expect(files.filter((file) => /^(social|icons)\/|\.(?:png|jpg)$/.test(file))).toEqual([])
})

const first = () => precached().filter(({ isDeferred }) => !isDeferred)

describe('what comes to a device that saves data', () => {
  test('is little more than half of all', () => {
    expect(first().length).toBeLessThanOrEqual(firstLimit.files)
    expect(first().reduce((sum, { file }) => sum + sizeOf(file), 0)).toBeLessThanOrEqual(firstLimit.bytes)
  })

  test.each(readWithSavedData)('holds %s with every script, drawing and face that it names', (path) => {
    const files = new Set(
      first()
        .flatMap(filesIn)
        .map((file) => `/${file}`),
    )
    const page = fileAt(path) ?? ''
    const named = [...readBuilt(page).matchAll(/\/(?:art|artwork|fonts)\/[\w-]+\.\w+/g)].map(([file]) => file)
    const needed = [`/${page}`, ...named, ...withImports(namedScripts(path))]
    expect(needed.filter((file) => !files.has(file))).toEqual([])
  })

  test('holds no other page: the rest comes when it is opened', () => {
    const pages = first()
      .flatMap(filesIn)
      .filter((file) => file.endsWith('.html'))
    expect(pages.toSorted()).toEqual(readWithSavedData.map((path) => fileAt(path) ?? path).toSorted())
  })

  test('holds the words and parts that these pages fetch once they are touched', () => {
    const files = new Set(first().map(({ file }) => `/${file}`))
    const parts = [
      'course-weeks',
      'section-page',
      'week1-page',
      'faq-page',
      'terms-page',
      `week-${weekNumbers.length}`,
      'cadet-week1',
      'act-commands',
    ]
    expect(parts.filter((name) => !files.has(scriptCalled(name)))).toEqual([])
    const later = ['pricing-page', 'newsletter-link', 'turnstile']
    expect(later.filter((name) => files.has(scriptCalled(name)))).toEqual([])
  })
})

test('no script, style sheet, picture or list has a name that an ad blocker’s list could hold: a hash alone', () => {
  const names = readdirSync(join(dist, 'assets'))
  expect(names.length).toBeGreaterThan(100)
  expect(names.filter((name) => !/^[a-z\d]{8}\.(?:js|css|txt|png|jpg)$/.test(name))).toEqual([])
})
