import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from './test.ts'

test.use({ worker: true })

const KiB = 1024
/** Everything that the first visit puts on the phone, compressed: course, week 1, questions, legal texts, artwork and the whole app. */
const precacheLimit = 900 * KiB
/** The worker, compressed, with the hash of every file, which no compression makes smaller. It is fetched after the page, and anew for a new version. */
const workerLimit = 58 * KiB

/** Half of the 335 that there once were: each is a request of the first visit and of each new version, and its hash is in the worker. */
const fileLimit = 167

const dist = process.env['E2E_DIST'] ?? 'dist'
const isText = (file: string) => /\.(html|js|css|svg|webmanifest)$/.test(file)
/** The built file that an address is answered with. */
const fileAt = (address: string) => {
  const name = address === '/' ? 'index.html' : address.slice(1)
  return existsSync(join(dist, `${name}.html`)) ? `${name}.html` : name
}
const weigh = (file: string) =>
  isText(file) ? brotliCompressSync(readFileSync(join(dist, file))).length : statSync(join(dist, file)).size

test('what is kept for offline use is small, held to its hash, and holds what a cadet reads', () => {
  const worker = readFileSync(join(dist, 'service-worker.js'), 'utf8')
  const entries = [...worker.matchAll(/"integrity":"([^"]*)","revision":null,"url":"([^"]+)"/g)]
  expect(entries.length).toBe(worker.match(/"url":"/g)?.length)
  const files = entries.map(([, , address = '']) => fileAt(address))
  const hashOf = (file: string) =>
    createHash('sha256')
      .update(readFileSync(join(dist, file)))
      .digest('base64')
  expect(entries.filter(([, integrity], index) => integrity !== `sha256-${hashOf(files[index] ?? '')}`)).toEqual([])
  expect(new Set(files).size).toBe(files.length)
  expect(files.length).toBeLessThanOrEqual(fileLimit)
  const sizes = files.map((file) => [file, weigh(file)] as const)
  const sum = sizes.reduce((total, [, size]) => total + size, 0)
  test.info().annotations.push({
    type: 'precache',
    description: `${files.length} files, ${sum} B; worker ${brotliCompressSync(worker).length} B`,
  })
  const heaviest = sizes.toSorted(([, a], [, b]) => b - a).slice(0, 10)
  expect(sum, `the heaviest: ${JSON.stringify(heaviest)}`).toBeLessThanOrEqual(precacheLimit)
  expect(brotliCompressSync(worker).length).toBeLessThanOrEqual(workerLimit)
  for (const page of [
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
  ])
    expect(files).toContain(`${page}.html`)
  expect(files.filter((file) => /^(social|screenshots|icons)\//.test(file))).toEqual([])
})
