import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { askedFor, isSupported, oldestSupported } from '../build/supported-browsers.ts'
import { filesIn } from './imports.ts'

const root = resolve(import.meta.dirname, '..')

const words = (text: string) => text.trim().split(/\s+/)

/** What the browsers' own objects have only had since 2022, or not in all browsers. ECMAScript's own is read from TypeScript; later than ES2023 the types refuse. */
const newerOfBrowsers = words(`
  timeout any canParse parse randomUUID structuredClone reportError OffscreenCanvas checkVisibility requestSubmit showModal
  showPopover hidePopover togglePopover requestIdleCallback scheduler Segmenter locks BroadcastChannel wakeLock
  startViewTransition Highlight CompressionStream DecompressionStream
`)

/** What each user looks for before it calls it, or goes without. */
const lookedForFirst = words(`
  hidePopover togglePopover requestIdleCallback Segmenter locks BroadcastChannel wakeLock startViewTransition Highlight
`)

/** They came with Chrome 92, Firefox 98 and Safari 15.4 at the latest. An unsafe address has no `randomUUID` in any browser: to ask for it would blame the browser. */
const impliedByOthers = ['randomUUID', 'showModal']

/** Methods of other things that are called so: `v.union`, `JSON.parse`, `Promise.any`. */
const owners: Readonly<Record<string, string>> = { any: 'AbortSignal', parse: 'URL', timeout: 'AbortSignal', canParse: 'URL' }

/** The names of the methods that ECMAScript got in 2022 and 2023. */
function newerOfLanguage(): string[] {
  const compiler = createRequire(createRequire(import.meta.url).resolve('typescript/package.json'))
  const lib = join(dirname(compiler.resolve(`@typescript/typescript-${process.platform}-${process.arch}/package.json`)), 'lib')
  const files = ['es2022.array', 'es2022.object', 'es2022.string', 'es2023.array'].map((name) => join(lib, `lib.${name}.d.ts`))
  const names = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^ {4}(\w+)(?:<[^(]*>)?\(/gm)].flatMap(([, name]) => name ?? []),
  )
  return [...new Set(names)]
}

const newer = [...new Set([...newerOfBrowsers, ...newerOfLanguage()])]
const usedIn = (text: string) =>
  newer.filter((name) =>
    (owners[name]
      ? new RegExp(`\\b${owners[name]}\\.${name}\\(`)
      : new RegExp(`\\.${name}(?=[(?.])|\\bnew ${name}\\(|\\b${name}\\(`)
    ).test(text),
  )

test('what is newer is read from TypeScript', () => {
  expect(newerOfLanguage()).toEqual(expect.arrayContaining(['at', 'hasOwn', 'findLast', 'toSorted', 'with']))
})

test('each newer function that the app calls is asked for before it starts, or looked for first', () => {
  const files = filesIn(join(root, 'src')).filter((file) => !file.includes('.test.'))
  const known = new Set([...Object.keys(askedFor), ...lookedForFirst, ...impliedByOthers])
  const unasked = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*/gm, '')
    return usedIn(text).flatMap((name) => (known.has(name) ? [] : `${relative(root, file)}: ${name}`))
  })
  expect(unasked).toEqual([])
})

/** A browser that has all but one of what is asked for: as its own code finds it. */
function browserWithout(name: string | null): unknown {
  const CSS = { supports: () => name !== ':has()' }
  const browser = { AbortSignal: { timeout: () => undefined }, OffscreenCanvas: () => undefined, CSS, self: {} }
  browser.self = browser
  const away = `for (const owner of [Array.prototype, Object, AbortSignal, self]) delete owner[${JSON.stringify(name)}];`
  return runInNewContext(`${away}Boolean(${isSupported})`, browser)
}

test('a browser that has all of it is supported', () => {
  expect(browserWithout(null)).toBe(true)
})

test.each(Object.keys(askedFor))('a browser without %s is not', (name) => {
  expect(browserWithout(name)).toBe(false)
})

test('README names the browsers', () => {
  expect(readFileSync(join(root, 'README.md'), 'utf8').replaceAll(/\s+/g, ' ')).toContain(oldestSupported)
})
