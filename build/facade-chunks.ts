import type { Plugin } from 'vite'
import { fetchedAhead } from './route-chunks.ts'

/** A file that only hands on what lies in another: the bundler writes one for each module that is fetched on demand but shares its file. */
const facade = /^export\{([^{}]+)\}from"(\.\/[^"]+)";?\s*$/

/** `{a as b,c}` of an export list as an object made of the module `m`: `{b:m.a,c:m.c}`. */
const asObject = (list: string) =>
  list
    .split(',')
    .map((each) => each.trim().split(/ as /))
    .map(([from = '', to = from]) => `${to}:m.${from}`)
    .join(',')

/**
 * Has a script fetched from the file that holds it: without the file between, which is a round trip before every first act. The names of
 * files stay true, since each holds the hash of what it imported.
 */
export function withoutFacades(): Plugin {
  return {
    name: 'without-facades',
    apply: 'build',
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((each) => each.type === 'chunk')
        for (const { fileName, code, isEntry, facadeModuleId } of chunks) {
          const [, list, target] = facade.exec(code) ?? []
          if (
            isEntry ||
            fetchedAhead.some((file) => facadeModuleId?.endsWith(file)) ||
            list === undefined ||
            target === undefined
          )
            continue
          const address = `./${fileName.split('/').at(-1)}`
          const fetched = `import(\`${target}\`).then(m=>({${asObject(list)}}))`
          for (const chunk of chunks) chunk.code = chunk.code.replaceAll(`import(\`${address}\`)`, fetched)
          if (!chunks.some((chunk) => chunk.code.includes(address))) delete bundle[fileName]
        }
      },
    },
  }
}
