import { join } from 'node:path'
import { type Plugin, runnerImport } from 'vite'

const name = 'virtual:search-index'
const resolved = `\0${name}`

type Source = typeof import('./course-index.ts')

/** `virtual:search-index`: the index by which the search of the course looks through its texts, made once at build and fetched at the first touch of its field. */
export function searchIndex(): Plugin {
  let root = ''
  return {
    name: 'search-index',
    configResolved: (config) => {
      root = config.root
    },
    resolveId: { filter: { id: /^virtual:search-index$/ }, handler: () => resolved },
    load: {
      filter: { id: /^\0virtual:search-index$/ },
      async handler() {
        const { module, dependencies } = await runnerImport<Source>(join(root, 'build/course-index.ts'))
        for (const file of dependencies) this.addWatchFile(file)
        return `export const searchIndex = ${JSON.stringify(module.courseIndex)}`
      },
    },
  }
}
