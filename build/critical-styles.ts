import { readFile, writeFile } from 'node:fs/promises'
import Beasties from 'beasties'
import { themes } from '../src/domain/app/theme.ts'

/** Rules that a page's HTML doesn't show the need of (which theme is on, whether a member is here, what is open), or that Beasties can't read (`[&>.tabs]:...`, `:has(>...)`). */
const always = [
  /data-theme|data-member|\.(?:legacy|patriot|tactical)\b/,
  /\[open\]|:popover-open|::backdrop/,
  /\\\[\\&/,
  /:has\(>/,
]

/** What stands on a member's `/` until Today does: the boot script asks for it, of the page that holds the home. */
const untilToday = /data-today/

/** Faces and registered properties: if the whole sheet declared them again, the browser would lay out the whole page again. */
const declaredOnce = /@font-face\{[^}]*\}|@property ([^{]*)\{[^}]*\}/g

/** How a press, a printed sheet and a sentence that is read aloud look, and what a system's own colours need: it comes with the whole sheet, right after the first paint. */
const notAtFirst =
  /@page[^{]*\{[^{}]*(?:@[^{]*\{[^{}]*\}[^{}]*)*\}|@media (?:print|screen|\(forced-colors:active\))\{(?:[^{}]*\{[^{}]*\})*\}|[^{}]*:active[^{}]*\{[^{}]*\}/g

/** What a rule leaves open: a page that has no class of these may meet it all the same. */
const leftOpen = /:(?:not|is|where)\((?:[^()]|\([^()]*\))*\)/g

/** Signs of class names, as React writes them. */
const signs: Readonly<Record<string, string>> = { '&gt;': '>', '&#x27;': "'", '&amp;': '&' }

function classesOf(html: string): Set<string> {
  const names = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, list = '']) => list.split(' '))
  return new Set([...themes, ...names.map((name) => name.replace(/&[#\w]+;/g, (written) => signs[written] ?? written))])
}

const askedBy = (selector: string) =>
  Array.from(selector.matchAll(/\.((?:\\.|[\w-])+)/g), ([, name = '']) => name.replaceAll('\\', ''))

/** Rules of classes that stand nowhere in the page, which Beasties keeps where they are to be kept `always`. */
function withoutForeign(rules: string, html: string): string {
  const known = classesOf(html)
  return rules.replace(/([^{};]+)\{[^{}]*\}/g, (rule, selectors: string) => {
    const each = selectors.replace(leftOpen, '').split(',')
    return each.some((selector) => askedBy(selector).every((name) => known.has(name))) ? rule : ''
  })
}

const readIn = (text: string) => new Set(Array.from(text.matchAll(/var\((--[\w-]+)/g), ([, name = '']) => name))

/** A theme's colors that nothing here reads, and what the tools of the build tell each other. */
function withoutUnread(rules: string, readers: string): string {
  const read = readIn(rules + readers)
  const left = rules
    .replace(/(?<=[{;])(--[\w-]+):[^;{}]*(?:;|(?=\}))/g, (declared, name: string) => (read.has(name) ? declared : ''))
    .replace(/[^{};]+\{\}/g, '')
  return left === rules ? rules : withoutUnread(left, readers)
}

const reducer = (allowRules: RegExp[]) => new Beasties({ logLevel: 'silent', fonts: false, allowRules })

interface PageStyles {
  /** For a page with content: the rules that its own HTML needs, so that the first paint waits for nothing. */
  critical(html: string): Promise<string>
  /** For a page that a script fills. */
  whole: string
}

/**
 * Reduces the style sheet, page by page, to the rules that the page's own HTML needs: they're inlined. The whole sheet
 * follows with the app, and without scripts by the `noscript` link. The `drawings` that pages show take their colors from the page.
 */
export async function pageStyles(file: string, href: string, drawings: string): Promise<PageStyles> {
  const sheet = (await readFile(file, 'utf8')).trim()
  const read = readIn(sheet)
  const once = Array.from(sheet.matchAll(declaredOnce), ([text, name]) => (name && !read.has(name) ? '' : text)).join('')
  const whole = sheet.replace(declaredOnce, '')
  await writeFile(file, whole)
  const rules = whole.replace(notAtFirst, '')
  const [front, others] = [reducer([...always, untilToday]), reducer(always)]
  return {
    async critical(html) {
      const beasties = html.includes('data-later="home"') ? front : others
      const reduced = await beasties.process(html.replace('<!--styles-->', () => `<style>${withoutForeign(rules, html)}</style>`))
      const styles = /<style>(.*?)<\/style>/s.exec(reduced)?.[1]
      if (!styles) throw new Error('A page was left without styles.')
      const needed = withoutUnread(styles, html + (html.includes('/artwork/') ? drawings : ''))
      return `<style>${once}${needed}</style><noscript><link rel="stylesheet" href="${href}"></noscript>`
    },
    whole: `<style>${once}</style><link rel="stylesheet" href="${href}">`,
  }
}
