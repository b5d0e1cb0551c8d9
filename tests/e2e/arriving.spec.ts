import { readFile } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { listen } from '../setup/listen.ts'
import { recordShifts, shiftsOf, twoFrames } from './layout-shifts.ts'
import { indexablePages, sectionSamples } from './public-pages.ts'
import { expect, test } from './test.ts'

const dist = process.env['E2E_DIST'] ?? 'dist'

/** What a slow network brings at once, in bytes. */
const pieceLength = 2048

/** The first screen of each page has come whole with these; what follows them comes at once. */
const pieceCount = 24

/** The handbook is not among them: the columns of its table take their widths from all rows, so they move by some pixels. */
const pages = [...indexablePages.filter((path) => path !== '/documentation'), ...sectionSamples]

/** Its HTML in pieces, each sent when asked for. Nothing else that it asks for comes. */
async function startSlowSite(path: string) {
  const html = await readFile(join(dist, path === '/' ? 'index.html' : `${path}.html`))
  const body = html.indexOf('<body')
  let answer: ServerResponse | undefined
  const server = createServer((request, response) => {
    if (request.url !== path) return
    answer = response
    response.writeHead(200, { 'Content-Type': 'text/html' }).write(html.subarray(0, body))
  })
  const port = await listen(server)
  return {
    address: `http://127.0.0.1:${port}${path}`,
    *pieces() {
      const rest = body + pieceCount * pieceLength
      for (let from = body; from < rest; from += pieceLength) yield html.subarray(from, from + pieceLength)
      yield html.subarray(rest)
    },
    send: (piece: Buffer) => new Promise<void>((done) => answer?.write(piece, () => done())),
    end: () => answer?.end(),
    close: () => server.close().closeAllConnections(),
  }
}

for (const width of [412, 1440]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 } })

    for (const path of pages) {
      test(`${path} keeps in its place what is painted of it while the rest is under way`, async ({ page }) => {
        const site = await startSlowSite(path)
        await page.addInitScript(recordShifts)
        await page.goto(site.address, { waitUntil: 'commit' })
        for (const piece of site.pieces()) {
          await site.send(piece)
          await twoFrames(page)
        }
        site.end()
        await page.locator('.site-footer').waitFor()
        await twoFrames(page)
        expect(await shiftsOf(page)).toEqual([])
        site.close()
      })
    }
  })
}
