/** Built pages in one file, where what several share stands once. A page is its parts in order, by their numbers. */
export interface PackedPages {
  readonly parts: readonly string[]
  readonly pages: Readonly<Record<string, readonly number[]>>
}

/** Between these lie the head's own words, the styles, the frame and what the page is for. */
const cuts = /(?=<style>|@layer |@media|<noscript>|<body>|<main|<\/main>|<footer)/

/** `pages`: the HTML by its address. */
export function packPages(pages: ReadonlyMap<string, string>): PackedPages {
  const parts = new Map<string, number>()
  const numberOf = (part: string) => {
    const number = parts.get(part) ?? parts.size
    parts.set(part, number)
    return number
  }
  const numbered = [...pages].map(([address, html]) => [address, html.split(cuts).map(numberOf)] as const)
  return { parts: [...parts.keys()], pages: Object.fromEntries(numbered) }
}

/** The HTML at that address, to the letter; undefined where no page has it. */
export function packedPage({ parts, pages }: PackedPages, address: string): string | undefined {
  return pages[address]?.map((part) => parts[part]).join('')
}
