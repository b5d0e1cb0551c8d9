import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { afterBuild } from './after-build.ts'

/** The canonical address of a built page, or undefined for one that asks search engines to leave it out. */
function indexableAddress(html: string): string | undefined {
  const head = html.slice(0, html.indexOf('</head>'))
  if (/<meta name="robots" content="[^"]*noindex/.test(head)) return undefined
  return /<link rel="canonical" href="([^"]+)"/.exec(head)?.[1]
}

/** The addresses as they stand in HTML, which escapes what XML must have escaped, too. */
function sitemap(addresses: readonly string[]): string {
  const entries = addresses.map((address) => `  <url><loc>${address}</loc></url>\n`).join('')
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries}</urlset>\n`
}

// Nothing is disallowed: a crawler has to read a page to find its `noindex`.
const robots = (base: string) => `User-agent: *\nAllow: /\n\nSitemap: ${base}sitemap.xml\n`

/** Writes sitemap.xml and robots.txt from the prerendered pages, so that both say what the pages themselves say. */
export const searchFiles = (): Plugin =>
  afterBuild('search-files', async (dist) => {
    const files = (await readdir(dist, { recursive: true })).filter((name) => name.endsWith('.html'))
    const pages = await Promise.all(files.map((name) => readFile(join(dist, name), 'utf8')))
    const addresses = pages.flatMap((html) => indexableAddress(html) ?? []).toSorted()
    const home = addresses[0]
    return home === undefined ? {} : { 'sitemap.xml': sitemap(addresses), 'robots.txt': robots(home) }
  })
