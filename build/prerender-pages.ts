import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin, type ResolvedConfig } from 'vite'
import { bootTag } from './boot-script.ts'
import { pageStyles } from './critical-styles.ts'
import { pageChunks } from './route-chunks.ts'
import { scriptManifest } from './script-manifest.ts'

interface Renderer {
  staticPaths(): string[]
  renderPage(path: string): Promise<{ route: string; head: string; body: string }>
  formHead: string
  organizationBlock: () => string
}

/** What a drawing within HTML doesn't need: the parser knows that it is SVG. */
const svgNamespace = ' xmlns="http://www.w3.org/2000/svg"'

/** Builds the server entry into a folder inside node_modules, so that it finds its packages, and hands it over. */
async function withRenderer(root: string, use: (renderer: Renderer) => Promise<void>): Promise<void> {
  const outDir = await mkdtemp(join(root, 'node_modules/.prerender-'))
  try {
    await build({
      root,
      logLevel: 'warn',
      build: { ssr: 'src/prerender.tsx', outDir, emptyOutDir: true, manifest: false, copyPublicDir: false },
    })
    const renderer: Renderer = await import(pathToFileURL(join(outDir, 'prerender.js')).href)
    await use(renderer)
  } finally {
    await rm(outDir, { recursive: true, force: true })
  }
}

/** Takes the entry script out of Vite's page, since the boot script starts it, and finds the style sheet. */
async function template(dist: string): Promise<{ page: string; entry: string; sheet: string }> {
  const html = await readFile(join(dist, 'index.html'), 'utf8')
  const entry = /<script type="module"[^>]* src="([^"]+)"><\/script>/.exec(html)
  const sheet = /<link rel="stylesheet"[^>]* href="([^"]+)">/.exec(html)
  if (!entry?.[1] || !sheet?.[1]) throw new Error('The built index.html names no entry script or no style sheet.')
  const page = html.replace(entry[0], '').replace(/<link rel="modulepreload"[^>]*>\s*/g, '')
  // Lines and indentation of the source, once in each page that is kept for offline use.
  const dense = page.replaceAll(/>\n\s*</g, '><')
  return { page: dense.replace(sheet[0], '<!--styles-->'), entry: entry[1], sheet: sheet[1] }
}

/** One HTML file an address, `404.html` for unknown ones, and for addresses with a parameter `_shell.html`, which is empty, and `_form.html`, which has a head. */
export function prerenderPages(): Plugin {
  let config: ResolvedConfig
  let failed = false
  return {
    name: 'prerender-pages',
    apply: 'build',
    configResolved: (resolved) => {
      config = resolved
    },
    buildEnd: (error) => {
      failed = error !== undefined
    },
    closeBundle: {
      order: 'pre',
      sequential: true,
      async handler() {
        // Rolldown closes a failed bundle too; whatever this would say then hides the real reason.
        if (failed) return
        const dist = resolve(config.root, config.build.outDir)
        const manifest = await scriptManifest(dist)
        const { page, entry, sheet } = await template(dist)
        const drawn = (await readdir(join(dist, 'artwork'))).map((name) => readFile(join(dist, 'artwork', name), 'utf8'))
        const styled = await pageStyles(join(dist, sheet), sheet, (await Promise.all(drawn)).join(''))
        const write = async (file: string, routeId: string, headTags: string, body: string) => {
          const { stages, route } = pageChunks(routeId, manifest)
          const boot = bootTag({ entry, stages, preload: route, sheet: body ? sheet : '' })
          const html = page
            .replace('<!--head-->', () => headTags)
            .replace('<!--app-->', () => body.replaceAll(svgNamespace, ''))
            .replace('</body>', () => `${boot}</body>`)
          const styles = body ? await styled.critical(html) : styled.whole
          await mkdir(dirname(join(dist, file)), { recursive: true })
          await writeFile(
            join(dist, file),
            html.replace('<!--styles-->', () => styles),
          )
        }
        await withRenderer(config.root, async (renderer) => {
          const academy = renderer.organizationBlock()
          for (const path of renderer.staticPaths()) {
            const { route, head, body } = await renderer.renderPage(path)
            await write(path === '/' ? 'index.html' : `${path.slice(1)}.html`, route, head + academy, body)
          }
          const { route, head, body } = await renderer.renderPage('/404')
          await write('404.html', route, head + academy, body)
          await write('_shell.html', '', academy, '')
          await write('_form.html', '', renderer.formHead + academy, '')
        })
      },
    },
  }
}
