import lighthouse, { type Flags } from 'lighthouse'

export interface PageFigures {
  scores: string
  paintMs: number
  blockingMs: number
  layoutShift: number
  mainThreadMs: number
  scriptKiB: number
  requests: number
  /** When React had hydrated, from navigation; NaN on a page without scripts. */
  hydratedMs: number
}

interface Item {
  resourceType?: string
  transferSize?: number
  name?: string
  startTime?: number
}

/** One Lighthouse run of one address in the mobile profile: 150 ms round trip, 1.6 Mbit/s, processor four times slowed. */
export async function lighthouseRun(url: string, port: number, throttlingMethod: 'simulate' | 'devtools'): Promise<PageFigures> {
  const flags: Flags = { port, throttlingMethod, logLevel: 'error', output: 'json', disableStorageReset: false }
  const result = await lighthouse(url, flags)
  if (!result) throw new Error(`Lighthouse gave no result for ${url}.`)
  const { audits, categories } = result.lhr
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN
  const items = (id: string): Item[] => {
    const details = audits[id]?.details
    return details && 'items' in details ? details.items : []
  }
  const requests = items('network-requests')
  const scripts = requests.filter((item) => item.resourceType === 'Script')
  return {
    scores: ['performance', 'accessibility', 'best-practices', 'seo']
      .map((id) => Math.round((categories[id]?.score ?? 0) * 100))
      .join(' / '),
    paintMs: value('largest-contentful-paint'),
    blockingMs: value('total-blocking-time'),
    layoutShift: value('cumulative-layout-shift'),
    mainThreadMs: value('mainthread-work-breakdown'),
    scriptKiB: scripts.reduce((sum, item) => sum + (item.transferSize ?? 0), 0) / 1024,
    requests: requests.length,
    hydratedMs: items('user-timings').find((item) => item.name === 'hydrated')?.startTime ?? Number.NaN,
  }
}
