import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Plugin, ResolvedConfig } from 'vite'

/** The canonical address of a built page, or undefined for one that asks search engines to leave it out. */
export function indexableAddress(html: string): string | undefined {
  const head = html.slice(0, html.indexOf('</head>'))
  if (/<meta name="robots" content="[^"]*noindex/.test(head)) return undefined
  return /<link rel="canonical" href="([^"]+)"/.exec(head)?.[1]
}

/** The addresses as they stand in HTML, which escapes what XML must have escaped, too. */
export function sitemap(addresses: readonly string[]): string {
  const entries = addresses.map((address) => `  <url><loc>${address}</loc></url>\n`).join('')
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries}</urlset>\n`
}

// Nothing is disallowed: a crawler has to read a page to find its `noindex`.
const robots = (base: string) => `User-agent: *\nAllow: /\n\nSitemap: ${base}sitemap.xml\n`

/** Writes sitemap.xml and robots.txt from the prerendered pages, so that both say what the pages themselves say. */
export function searchFiles(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'search-files',
    apply: 'build',
    configResolved: (resolved) => {
      config = resolved
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const dist = resolve(config.root, config.build.outDir)
        const files = (await readdir(dist, { recursive: true })).filter((name) => name.endsWith('.html'))
        const pages = await Promise.all(files.map((name) => readFile(join(dist, name), 'utf8')))
        const addresses = pages.flatMap((html) => indexableAddress(html) ?? []).toSorted()
        const home = addresses[0]
        if (home === undefined) return
        await writeFile(join(dist, 'sitemap.xml'), sitemap(addresses))
        await writeFile(join(dist, 'robots.txt'), robots(home))
      },
    },
  }
}
