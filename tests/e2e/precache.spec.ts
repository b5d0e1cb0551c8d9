import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from './test.ts'

test.use({ worker: true })

const KiB = 1024
/** Everything that the first visit puts on the phone, compressed: course, week 1, questions, legal texts, artwork and the whole app. */
const precacheLimit = 900 * KiB
/** The worker, compressed. It is fetched again at every look for a new version. */
const workerLimit = 56 * KiB

const dist = process.env['E2E_DIST'] ?? 'dist'
const isText = (file: string) => /\.(html|js|css|svg|webmanifest)$/.test(file)
const weigh = (file: string) =>
  isText(file) ? brotliCompressSync(readFileSync(join(dist, file))).length : statSync(join(dist, file)).size

test('what is kept for offline use is small, all there, and holds what a cadet reads', () => {
  const worker = readFileSync(join(dist, 'service-worker.js'), 'utf8')
  const files = [...worker.matchAll(/"?url"?:\s*"([^"]+)"/g)].map(([, file = '']) => file)
  expect(new Set(files).size).toBe(files.length)
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
