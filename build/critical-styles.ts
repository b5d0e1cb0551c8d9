import { readFile, writeFile } from 'node:fs/promises'
import Beasties from 'beasties'

/** Rules that a page's HTML doesn't show the need of (which theme is on, what is open), or that Beasties can't read (`[&>.tabs]:...`, `:has(>...)`). */
const always = [/data-theme|\.(?:legacy|patriot|tactical)\b/, /\[open\]|:popover-open|::backdrop/, /\\\[\\&/, /:has\(>/]

/** What stands on a member's `/` until Today does: the boot script asks for it, of the page that holds the home. */
const untilToday = /data-today/

/** Faces and registered properties: if the whole sheet declared them again, the browser would lay out the whole page again. */
const declaredOnce = /@font-face\{[^}]*\}|@property [^{]*\{[^}]*\}/g

/** How a press, a printed sheet and a sentence that is read aloud look, and what a system's own colours need: it comes with the whole sheet, right after the first paint. */
const notAtFirst =
  /@page[^{]*\{[^{}]*(?:@[^{]*\{[^{}]*\}[^{}]*)*\}|@media (?:print|screen|\(forced-colors:active\))\{(?:[^{}]*\{[^{}]*\})*\}|[^{}]*:active[^{}]*\{[^{}]*\}/g

/** Rules for a page that holds some class, which Beasties keeps for all of them. */
const asksForClass = /[^{}]*:has\(\.([\w-]+)[^{}]*\{[^{}]*\}/g

const withoutForeign = (rules: string, html: string) =>
  rules.replace(asksForClass, (rule, name: string) => (html.includes(name) || rule.includes(':not(:has') ? rule : ''))

const reducer = (allowRules: RegExp[]) => new Beasties({ logLevel: 'silent', fonts: false, allowRules })

interface PageStyles {
  /** For a page with content: the rules that its own HTML needs, so that the first paint waits for nothing. */
  critical(html: string): Promise<string>
  /** For a page that a script fills. */
  whole: string
}

/**
 * Reduces the style sheet, page by page, to the rules that the page's own HTML needs: they're inlined. The whole sheet
 * follows with the app, and without scripts by the `noscript` link.
 */
export async function pageStyles(file: string, href: string): Promise<PageStyles> {
  const sheet = (await readFile(file, 'utf8')).trim()
  const once = sheet.match(declaredOnce)?.join('') ?? ''
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
      return `<style>${once}${styles}</style><noscript><link rel="stylesheet" href="${href}"></noscript>`
    },
    whole: `<style>${once}</style><link rel="stylesheet" href="${href}">`,
  }
}
