import { readFile, writeFile } from 'node:fs/promises'
import Beasties from 'beasties'

/** Rules that a page's HTML doesn't show the need of (which theme is on, what is open), or that Beasties can't read (`[&>.tabs]:...`). */
const always = [/data-theme|\.(?:legacy|patriot|tactical)\b/, /\[open\]|:popover-open|::backdrop/, /\\\[\\&/]

/** Faces and registered properties: if the whole sheet declared them again, the browser would lay out the whole page again. */
const declaredOnce = /@font-face\{[^}]*\}|@property [^{]*\{[^}]*\}/g

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
  const rules = sheet.replace(declaredOnce, '')
  await writeFile(file, rules)
  const beasties = new Beasties({ logLevel: 'silent', fonts: false, allowRules: always })
  return {
    async critical(html) {
      const reduced = await beasties.process(html.replace('<!--styles-->', () => `<style>${rules}</style>`))
      const styles = /<style>(.*?)<\/style>/s.exec(reduced)?.[1]
      if (!styles) throw new Error('A page was left without styles.')
      return `<style>${once}${styles}</style><noscript><link rel="stylesheet" href="${href}"></noscript>`
    },
    whole: `<style>${once}</style><link rel="stylesheet" href="${href}">`,
  }
}
