import type { Plugin } from 'vite'

/** `a as b,c` as pairs of what is taken and what it is called. */
const pairsOf = (list: string) =>
  list
    .split(',')
    .map((one) => one.trim().split(' as '))
    .map(([from = '', to = from]) => ({ from, to }))

const nameOf = (file: string) => file.slice(file.lastIndexOf('/') + 1)

const importOf = (file: string) => new RegExp(`import\\{([^{}]*)\\}from"\\./${nameOf(file).replaceAll('.', '\\.')}";?`)

/**
 * The bundler's few helpers in the file of React, which every page loads and for which most of them are: by themselves they are a file, a
 * request, and the greater part of their bytes.
 */
export function runtimeWithReact(): Plugin {
  return {
    name: 'runtime-with-react',
    apply: 'build',
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((each) => each.type === 'chunk')
        const runtime = chunks.find(({ name }) => name === 'rolldown-runtime')
        if (!runtime) return
        const react = chunks.find(({ name }) => name === 'dom')
        const taking = importOf(runtime.fileName)
        const [, body, given] = /^(.*?);?export\{([^{}]*)\};?\s*$/s.exec(runtime.code) ?? []
        const taken = taking.exec(react?.code ?? '')?.[1]
        if (!react || !body || !given || !taken) throw new Error('The bundler’s helpers can’t be put into the file of React.')

        const helpers = pairsOf(given)
        const own = new Map(pairsOf(taken).map(({ from, to }) => [from, to]))
        const localOf = (name: string) => own.get(name) ?? `$$${name}`
        const object = helpers.map(({ from, to }) => (from === to ? from : `${to}:${from}`)).join(',')
        const locals = helpers.map(({ to }) => (localOf(to) === to ? to : `${to}:${localOf(to)}`)).join(',')
        const handedOn = helpers.map(({ to }) => `${localOf(to)} as $${to}`).join(',')
        react.code = react.code
          .replace(taking, () => `var{${locals}}=(()=>{${body};return{${object}}})();`)
          .replace(/export\{(?=[^{}]*\};?\s*$)/, () => `export{${handedOn},`)
        react.imports = react.imports.filter((file) => file !== runtime.fileName)

        const ofReact = importOf(react.fileName)
        for (const chunk of chunks) {
          const names = chunk === react ? undefined : taking.exec(chunk.code)?.[1]
          if (names === undefined) continue
          const wanted = pairsOf(names).map(({ from, to }) => `$${from} as ${to}`)
          const more = ofReact.exec(chunk.code)?.[1]
          const all = [...wanted, ...(more === undefined ? [] : [more])].join(',')
          const line = `import{${all}}from"./${nameOf(react.fileName)}";`
          chunk.code =
            more === undefined
              ? chunk.code.replace(taking, () => line)
              : chunk.code.replace(taking, '').replace(ofReact, () => line)
          chunk.imports = [...new Set(chunk.imports.map((file) => (file === runtime.fileName ? react.fileName : file)))]
        }
        delete bundle[runtime.fileName]
      },
    },
  }
}
