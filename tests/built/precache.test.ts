import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { coursePage, type CoursePages } from '../../src/domain/course-pages.ts'
import { indexablePages, sectionPages } from '../e2e/public-pages.ts'
import { dist, fileAt, htmlAt, readBuilt } from './built-page.ts'
import { namedScripts } from './built-scripts.ts'
import { bytesOf, compressed, KiB, sizeOf } from './compressed.ts'

/** Everything that is kept for offline use, compressed: course with the pages of its sections, week 1, questions, legal texts, artwork and the whole app. */
const offlineLimit = 940 * KiB
/** The worker, compressed, with the hash of every file, which no compression makes smaller. It is fetched after the page, and anew for a new version. */
const workerLimit = 58 * KiB
/** Half of the 335 that there once were: each is a request of the first visit and of each new version, and its hash is in the worker. */
const fileLimit = 167
/** The pages of the sections: less than two of them weigh each by itself. */
const courseLimit = 40 * KiB

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

const hashOf = (file: string) => createHash('sha256').update(bytesOf(file)).digest('base64')

const listed = () =>
  [...readBuilt('service-worker.js').matchAll(/"integrity":"([^"]*)","revision":null,"url":"([^"]+)"(,"whenRead":true)?/g)].map(
    ([, integrity = '', address = '', whenRead]) => ({
      integrity,
      address,
      file: fileAt(address) ?? '',
      whenRead: Boolean(whenRead),
    }),
  )
const precached = () => listed().filter(({ whenRead }) => !whenRead)
const sectionsFile = () => listed().find(({ whenRead }) => whenRead)?.file ?? ''
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
  const sum = sizes.reduce((total, { size }) => total + size, sectionsSize())
  expect(sum, `the heaviest: ${JSON.stringify(heaviest)}`).toBeLessThanOrEqual(offlineLimit)
  expect(sizeOf('service-worker.js')).toBeLessThanOrEqual(workerLimit)
})

test('the pages of all sections come as one small file once the course is read, each to the letter', () => {
  expect(listed().filter(({ whenRead }) => whenRead)).toHaveLength(1)
  const pages: CoursePages = JSON.parse(readBuilt(sectionsFile()))
  expect(sectionPages.filter((path) => coursePage(pages, path) !== htmlAt(path))).toEqual([])
  expect(sectionsSize()).toBeLessThanOrEqual(courseLimit)
})

test('what is kept for offline use holds every script that a page names', () => {
  const files = new Set(listed().map(({ file }) => `/${file}`))
  const scripts = [...indexablePages, ...sectionPages].flatMap((path) => [...namedScripts(path)])
  expect(scripts.length).toBeGreaterThan(100)
  expect([...new Set(scripts)].filter((script) => !files.has(script))).toEqual([])
})

test('what is kept for offline use holds what a cadet reads, and no picture that only others show', () => {
  const files = listed().map(({ file }) => file)
  expect(files).toEqual(expect.arrayContaining(readByCadets.map((page) => `${page}.html`)))
  expect(files.filter((file) => /^(social|icons)\/|\.(?:png|jpg)$/.test(file))).toEqual([])
})

test('no script, style sheet, picture or list has a name that an ad blocker’s list could hold: a hash alone', () => {
  const names = readdirSync(join(dist, 'assets'))
  expect(names.length).toBeGreaterThan(100)
  expect(names.filter((name) => !/^[a-z\d]{8}\.(?:js|css|txt|png|jpg)$/.test(name))).toEqual([])
})
