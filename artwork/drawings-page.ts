import type { Plugin, ViteDevServer } from 'vite'
import type { Drawing } from '../src/content/drawings.ts'
import { themes } from '../src/domain/app/theme.ts'

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const styles = `
  body { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); }
  div { display: contents; }
  h2, p { grid-column: 1 / -1; padding: 1rem 1rem 0; }
  figure { padding: 1rem; background: var(--surface); color: var(--ink); font-family: var(--face-display); font-weight: 700; }
  svg[hidden] { display: none; }`

function row({ section, id = section, height, alt, caption }: Drawing): string {
  const figures = themes.map(
    (theme) =>
      `<figure class="${theme}"><svg role="img" aria-label="${escaped(alt)}" viewBox="0 0 300 ${height}"><use href="#${id}"/></svg></figure>`,
  )
  return `<div id="row-${id}"><h2>${id}</h2>${figures.join('')}<p>${escaped(caption)}</p></div>`
}

async function drawingsIn(server: ViteDevServer): Promise<string> {
  const drawings: readonly Drawing[] = (await server.ssrLoadModule('/src/content/drawings.ts'))['drawings']
  const files: Readonly<Record<string, string>> = (await server.ssrLoadModule('/artwork/lessons.ts'))['lessonFiles']
  const symbols = Object.values(files).join('').replaceAll('<svg ', '<svg hidden ')
  return `<!doctype html><html lang="en"><title>Drawings</title><link rel="stylesheet" href="/src/styles.css"><style>${styles}</style>${symbols}${drawings.map(row).join('')}</html>`
}

/** For who draws, and never built: `/drawings` of the development server shows every drawing in every theme, as the code draws it now. */
export const drawingsPage = (): Plugin => ({
  name: 'drawings-page',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use('/drawings', (_, response) => {
      drawingsIn(server).then(
        (page) => response.setHeader('content-type', 'text/html; charset=utf-8').end(page),
        (error: unknown) => response.writeHead(500).end(String(error)),
      )
    })
  },
})
