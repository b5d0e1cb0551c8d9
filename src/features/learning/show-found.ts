import { termRanges } from '../../domain/search-words'

/** The name of the mark in the styles. */
const mark = 'found'

/** What a page shows of one block of its words. */
const shown = 'main :is(h1, h2, h3, h4, p, li, caption, tbody tr, summary, cite)'

/** So many letters tell the blocks of a page apart. */
const comparedLetters = 40

const letters = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '').slice(0, comparedLetters)

/** The words of a block; of a row those of its cells, which name their columns on a phone. */
const wordsOf = (block: Element) =>
  block instanceof HTMLTableRowElement ? [...block.cells].map((cell) => cell.lastChild?.textContent).join(' ') : block.textContent

function rangesIn(block: Element, terms: ReadonlySet<string>): Range[] {
  const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT)
  const ranges: Range[] = []
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    for (const { from, to } of termRanges(text.textContent ?? '', terms)) {
      const range = document.createRange()
      range.setStart(text, from)
      range.setEnd(text, to)
      if (!range.collapsed) ranges.push(range)
    }
  }
  return ranges
}

/**
 * Brings the block that begins with these words into view and the focus on it, and marks what was found in it until the next press, where the
 * browser can; false where the page has no such block.
 */
export function showFound(words: string, terms: ReadonlySet<string>): boolean {
  const wanted = letters(words)
  const block = [...document.querySelectorAll<HTMLElement>(shown)].find(
    (each) => letters(wordsOf(each)) === wanted && !each.closest('nav'),
  )
  if (!block) return false
  const closed = block.closest('details')
  if (closed) closed.open = true
  if (block.tagName !== 'SUMMARY') block.tabIndex = -1
  block.focus({ preventScroll: true })
  block.scrollIntoView({ block: 'center', behavior: 'instant' })
  if ('highlights' in CSS) {
    CSS.highlights.set(mark, new Highlight(...rangesIn(block, terms)))
    document.addEventListener('click', () => CSS.highlights.delete(mark), { once: true, capture: true })
  }
  return true
}
