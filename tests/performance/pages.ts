// Measures the built pages beside their script-free floor, interleaved in one run: `npm run bench:pages [-- rounds [path ...]]`.
import { launch } from 'chrome-launcher'
import { findBrowser } from '../setup/browser.ts'
import { chromiumFlags } from '../setup/chromium-flags.ts'
import { lighthouseRun, type PageFigures } from './lighthouse-run.ts'
import { servePages } from './page-server.ts'

const [rounds = '5', ...paths] = process.argv.slice(2)
const pages = paths.length > 0 ? paths : ['/', '/course', '/faq', '/bounty']
const methods = ['simulate', 'devtools'] as const

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
const middle = (runs: PageFigures[], key: Exclude<keyof PageFigures, 'scores'>) => median(runs.map((run) => run[key]))
const ratio = (a: number, b: number) => (a / b).toFixed(2)

const { url, server } = await servePages(process.env['E2E_DIST'] ?? 'dist')
const chrome = await launch({
  chromePath: findBrowser(),
  chromeFlags: ['--headless', '--ignore-certificate-errors', ...chromiumFlags],
})

try {
  for (const method of methods) {
    console.log(`\n${method === 'simulate' ? 'Simulated' : 'Applied'} throttling, medians of ${rounds}\n`)
    console.log(
      '| page | scores | LCP ms (floor) | ratio | blocking ms (floor) | main thread ratio | CLS | hydrated ms | script KiB | requests |',
    )
    console.log('|---|---|---|---|---|---|---|---|---|---|')
    for (const path of pages) {
      const ours: PageFigures[] = []
      const floor: PageFigures[] = []
      for (let round = 0; round < Number(rounds); round++) {
        ours.push(await lighthouseRun(`${url}${path}`, chrome.port, method))
        floor.push(await lighthouseRun(`${url}/floor${path}`, chrome.port, method))
      }
      const paint = [middle(ours, 'paintMs'), middle(floor, 'paintMs')] as const
      const cells = [
        path,
        ours[0]?.scores,
        `${paint[0].toFixed(0)} (${paint[1].toFixed(0)})`,
        ratio(...paint),
        `${middle(ours, 'blockingMs').toFixed(0)} (${middle(floor, 'blockingMs').toFixed(0)})`,
        ratio(middle(ours, 'mainThreadMs'), middle(floor, 'mainThreadMs')),
        middle(ours, 'layoutShift').toFixed(3),
        middle(ours, 'hydratedMs').toFixed(0),
        middle(ours, 'scriptKiB').toFixed(1),
        middle(ours, 'requests').toFixed(0),
      ]
      console.log(`| ${cells.join(' | ')} |`)
    }
  }
} finally {
  chrome.kill()
  server.close()
}
