import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parseHTML } from 'linkedom'

/** The folder of the build that is asked. */
export const dist = process.env['E2E_DIST'] ?? 'dist'

/** The built file that stands for an address of the site; undefined where there is none. */
export function fileAt(address: string): string | undefined {
  const name = address === '/' ? 'index' : address.slice(1)
  return [`${name}.html`, name].find((file) => statSync(join(dist, file), { throwIfNoEntry: false })?.isFile())
}

export const readBuilt = (file: string) => readFileSync(join(dist, file), 'utf8')

/** The text of a page's file: for an address without one that of the page for unknown addresses. */
export const htmlAt = (address: string) => readBuilt(fileAt(address) ?? '404.html')

const parsed = new Map<string, Document>()

/** The page of an address. It is parsed once and asked by many tests, so no test may change it. */
export function pageAt(address: string): Document {
  const page = parsed.get(address) ?? parseHTML(htmlAt(address)).document
  parsed.set(address, page)
  return page
}

export const all = (root: ParentNode, selector: string): Element[] => [...root.querySelectorAll(selector)]

/** The first of these elements. A page without one fails the test that asks for it. */
export function first(root: ParentNode, selector: string): Element {
  const found = root.querySelector(selector)
  if (!found) throw new Error(`The page has no ${selector}.`)
  return found
}

export const mainOf = (address: string) => first(pageAt(address), 'main')

/** The text of an element on one line. */
export const textOf = (element: Element) => (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim()

/** What a person can read in a part of a page: no script, no data for search engines, and no `omitted` element. */
export function wordsOf(part: Element, omitted?: string): string {
  const copy = first(parseHTML(`<body>${part.outerHTML}</body>`).document, 'body')
  for (const each of all(copy, ['script', 'style', 'template', ...(omitted ? [omitted] : [])].join())) each.remove()
  return textOf(copy)
}

/** Those of these elements whose whole text is `text`. */
export const withText = (root: ParentNode, selector: string, text: string) =>
  all(root, selector).filter((element) => textOf(element) === text)

/** Those of the texts that don't stand there exactly once, as the whole text of such an element. */
export const notOnce = (root: ParentNode, selector: string, texts: readonly string[]) =>
  texts.filter((text) => withText(root, selector, text).length !== 1)

/** Where the links of that text lead, each address once. */
export const hrefsOf = (root: ParentNode, text: string) => [
  ...new Set(withText(root, 'a', text).map((link) => link.getAttribute('href'))),
]

/** What stands below the question of that text, when it is opened. */
export function answerTo(root: ParentNode, question: string): string {
  const [summary] = withText(root, 'details > summary', question)
  if (!summary?.parentElement) throw new Error(`The page has no question "${question}".`)
  return textOf(summary.parentElement).slice(textOf(summary).length)
}
