import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { loneScript } from './lone-script.ts'

const MODULE = 'virtual:rescue-page'

const sourceHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The page as one text, and the policy that allows nothing but what stands in it. */
async function rescuePage(root: string): Promise<{ html: string; policy: string }> {
  const template = await readFile(join(root, 'src/rescue/page.html'), 'utf8')
  const code = (await loneScript(root, 'src/rescue/rescue.ts')).replaceAll('</', String.raw`<\/`)
  const html = template.replace(/\s*\/\*script\*\/\s*/, () => code).replace(/\n\s*/g, '\n')
  const style = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? ''
  const policy = `default-src 'none'; connect-src 'self'; script-src ${sourceHash(code)}; style-src ${sourceHash(style)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
  return { html, policy }
}

let made: ReturnType<typeof rescuePage> | undefined

/** Writes `rescue.html` for the server to answer with, and hands the same page to the service worker as a module. */
export function rescuePagePlugin(root: string): Plugin {
  return {
    name: 'rescue-page',
    apply: 'build',
    resolveId: { filter: { id: new RegExp(`^${MODULE}$`) }, handler: () => `\0${MODULE}` },
    load: {
      filter: { id: new RegExp(`^\0${MODULE}$`) },
      async handler() {
        made ??= rescuePage(root)
        return `export const rescuePage = ${JSON.stringify(await made)}`
      },
    },
    async generateBundle() {
      made ??= rescuePage(root)
      this.emitFile({ type: 'asset', fileName: 'rescue.html', source: (await made).html })
    },
  }
}
