import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { themes } from '../../src/domain/app/theme.ts'
import { indexablePages, sectionPages } from '../e2e/public-pages.ts'
import { all, dist, htmlAt, pageAt, readBuilt } from './built-page.ts'

const inlined = (path: string) =>
  all(pageAt(path), 'style')
    .map(({ textContent }) => textContent)
    .join('')
const without = (html: string) => html.replace(/<style>.*?<\/style>/gs, '')

const names = (text: string, pattern: RegExp) => new Set(Array.from(text.matchAll(pattern), ([, name = '']) => name))
const declaredIn = (styles: string) => names(styles, /[{;](--[\w-]+):/g)
const readIn = (text: string) => names(text, /var\((--[\w-]+)/g)
/** Without another value for where it isn't told. */
const needIn = (text: string) => names(text, /var\((--[\w-]+)\)/g)

const sheet = readdirSync(join(dist, 'assets'))
  .filter((name) => name.endsWith('.css'))
  .map((name) => readBuilt(`assets/${name}`))
  .join('')
const inSheet = declaredIn(sheet)

const artwork = readdirSync(join(dist, 'artwork'))
  .map((name) => readBuilt(`artwork/${name}`))
  .join('')

describe.each([...indexablePages, ...sectionPages])('the styles of %s', (path) => {
  const html = without(htmlAt(path))
  const readers = html + (html.includes('/artwork/') ? artwork : '')

  test('tell every value of the whole sheet that the page or a drawing in it reads, and no other', () => {
    const styles = inlined(path)
    const [declared, read] = [declaredIn(styles), readIn(styles + readers)]
    expect([...needIn(styles + readers)].filter((name) => inSheet.has(name) && !declared.has(name))).toEqual([])
    expect([...declared].filter((name) => !read.has(name))).toEqual([])
  })

  test('ask for no class that the page doesn’t hold', () => {
    const held = new Set([...themes, ...all(pageAt(path), '[class]').flatMap((each) => [...each.classList])])
    const plain = [...inlined(path).matchAll(/(?<=[},{])\.([a-z][a-z-]*)(?=[{ >.:[])/g)].map(([, name = '']) => name)
    expect(plain.length).toBeGreaterThan(20)
    expect(plain.filter((name) => !held.has(name))).toEqual([])
  })
})

test('no page registers a property that no rule sets: a word of the code that reads like a class would bring dozens', () => {
  const registered = [...inlined('/').matchAll(/@property (--tw-[\w-]+)\{([^}]*)\}/g)]
  const set = declaredIn(sheet.replace(/@layer properties\{.*?\}\}\}/s, ''))
  expect(registered.length).toBeGreaterThan(0)
  expect(registered.flatMap(([, name = '', rule = '']) => (set.has(name) || rule.includes('initial-value') ? [] : name))).toEqual(
    [],
  )
})

/** A selector's compounds, from left to right: what stands in brackets belongs to its own. */
const compounds = (selector: string) =>
  selector.match(/(?:[^\s>+~()[\]]|\[[^\]]*\]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+/g) ?? []
const alternatives = (selectors: string) => selectors.match(/(?:[^,()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+/g) ?? []
const narrows = (compound: string) => compound.replace(/:(?:not|has)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)|\*/g, '') !== ''

test('no rule of :has() ends in any element whatever: each change of the page would have all of it styled anew', () => {
  const selectors = Array.from(sheet.matchAll(/(?<=[{};])([^{};@]+)\{/g), ([, list = '']) => alternatives(list)).flat()
  const asking = selectors.filter((selector) => selector.includes(':has('))
  expect(asking.length).toBeGreaterThan(10)
  expect(asking.filter((selector) => !narrows(compounds(selector).at(-1) ?? ''))).toEqual([])
})
