import type { Plugin } from 'vite'

/** A file that only hands on what lies in another: the bundler writes one for each module that is fetched on demand but shares its file. */
const facade = /^export\{([^{}]+)\}from"(\.\/[^"]+)";?\s*$/

/** An import on demand, with the names that are taken of it where they stand before it: `let{a:e}=await import(`./a.js`)`. */
const onDemand = /(let\{([^{}.]*)\}=await )?import\(`([^`]+)`\)/g

const namesOf = (list: string) => list.split(',').map((one) => one.trim())

/** `{a as b,c}` of an export list as an object made of the module `m`: `{b:m.a,c:m.c}`. Of a list of `taken` names only those. */
function asObject(list: string, taken: string | undefined): string {
  const names = taken === undefined ? null : new Set(namesOf(taken).map((one) => one.split(':')[0]))
  return namesOf(list)
    .map((one) => one.split(' as '))
    .flatMap(([from = '', to = from]) => (names && !names.has(to) ? [] : [`${to}:m.${from}`]))
    .join(',')
}

/** `async()=>{let{a:e}=await import(`./a.js`);return{a:e}}`, as Vite writes a fetch of which only `a` is taken. */
const wrapped = /async\(\)=>\{let\{([^{}]*)\}=await (import\(`[^`]*`\)(?:\.then\(m=>\(\{[^{}]*\}\)\))?);return\{([^{}]*)\}\}/g

/** Which names are taken was for the bundler; the fetch itself says as much in fewer bytes. */
const plain = (code: string) =>
  code.replaceAll(wrapped, (found, taken: string, fetch: string, given: string) => (taken === given ? `()=>${fetch}` : found))

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
        for (const { fileName, code, isEntry } of chunks) {
          const [, list, target] = facade.exec(code) ?? []
          if (isEntry || list === undefined || target === undefined) continue
          const address = `./${fileName.split('/').at(-1)}`
          for (const chunk of chunks)
            chunk.code = chunk.code.replaceAll(onDemand, (found, binding = '', taken?: string, from?: string) =>
              from === address ? `${binding}import(\`${target}\`).then(m=>({${asObject(list, taken)}}))` : found,
            )
          if (!chunks.some((chunk) => chunk.code.includes(address))) delete bundle[fileName]
        }
        for (const chunk of chunks) chunk.code = plain(chunk.code)
      },
    },
  }
}
