import { build } from 'vite'
import { isSupported, oldestSupported } from './supported-browsers.ts'

/** The oldest syntax that a page's own scripts may need: what these say must be heard where the app can't run. */
const syntax = 'es2018'

/** A script that needs no other file, minified, without the line's end. */
export async function loneScript(root: string, entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    envFile: false,
    logLevel: 'silent',
    root,
    define: { __IS_SUPPORTED__: isSupported, __OLDEST_SUPPORTED__: JSON.stringify(oldestSupported) },
    build: {
      write: false,
      copyPublicDir: false,
      target: syntax,
      minify: true,
      lib: { entry, formats: ['iife'], name: 'lone' },
    },
  })
  const [bundle] = Array.isArray(result) ? result : 'output' in result ? [result] : []
  const code = bundle?.output[0].code
  if (!code) throw new Error(`${entry} came to no script.`)
  return code.trim()
}
