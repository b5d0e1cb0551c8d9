import { readFile } from 'node:fs/promises'
import Beasties from 'beasties'

/** Rules that a page's HTML doesn't show the need of (which theme is on, what is open), or that Beasties can't read (`[&>.tabs]:...`). */
const always = [/data-theme|\.(?:legacy|patriot|tactical)\b/, /\[open\]|:popover-open|::backdrop/, /\\\[\\&/]

/**
 * Reduces the style sheet, page by page, to the rules that the page's own HTML needs: they're inlined, so that the first
 * paint waits for nothing. The whole sheet follows with the app, and without scripts by the `noscript` link.
 */
export async function criticalStyles(file: string, href: string): Promise<(html: string) => Promise<string>> {
  const sheet = (await readFile(file, 'utf8')).trim()
  // Faces are named in custom properties, where Beasties doesn't look: without them the page would be laid out twice.
  const faces = sheet.match(/@font-face\{[^}]*\}/g)?.join('') ?? ''
  const beasties = new Beasties({ logLevel: 'silent', fonts: false, allowRules: always })
  return async (html) => {
    const reduced = await beasties.process(html.replace('<!--styles-->', () => `<style>${sheet}</style>`))
    const styles = /<style>(.*?)<\/style>/s.exec(reduced)?.[1]
    if (!styles) throw new Error('A page was left without styles.')
    return `<style>${faces}${styles}</style><noscript><link rel="stylesheet" href="${href}"></noscript>`
  }
}
