import type { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'

/** The name of the mark in the styles, and the class of the one block whose elements may show it: a page's styles ask no other for it. */
const mark = 'found'
const blockClass = 'has-found'

/** What a page shows of one block of its words. */
const shown = 'main :is(h1, h2, h3, h4, p, li, caption, tbody tr, summary, cite)'

/** So many letters tell the blocks of a page apart. */
const comparedLetters = 40

const letters = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '').slice(0, comparedLetters)

/** The words of a block; of a row those of its cells, which name their columns on a phone. */
const wordsOf = (block: Element) =>
  block instanceof HTMLTableRowElement ? [...block.cells].map((cell) => cell.lastChild?.textContent).join(' ') : block.textContent

/** What to mark in a text: from and to, in letters. */
type SpansOf = (text: string) => readonly { readonly from: number; readonly to: number }[]

function rangesIn(block: Element, spansOf: SpansOf): Range[] {
  const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT)
  const ranges: Range[] = []
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    for (const { from, to } of spansOf(text.textContent ?? '')) {
      const range = document.createRange()
      range.setStart(text, from)
      range.setEnd(text, to)
      if (!range.collapsed) ranges.push(range)
    }
  }
  return ranges
}

/** Brings the first block of that kind into view and the focus on it, and marks what to mark in it until the next press, where the browser can. */
function showBlock(isWanted: (block: HTMLElement) => boolean, spansOf: SpansOf): void {
  const block = [...document.querySelectorAll<HTMLElement>(shown)].find(isWanted)
  if (!block) return
  const closed = block.closest('details')
  if (closed) closed.open = true
  if (block.tagName !== 'SUMMARY') block.tabIndex = -1
  block.focus({ preventScroll: true })
  block.scrollIntoView({ block: 'center', behavior: 'instant' })
  if ('highlights' in CSS) {
    CSS.highlights.set(mark, new Highlight(...rangesIn(block, spansOf)))
    block.classList.add(blockClass)
    const unmark = () => {
      CSS.highlights.delete(mark)
      block.classList.remove(blockClass)
    }
    document.addEventListener('click', unmark, { once: true, capture: true })
  }
}

/** Shows the block that begins with these words. */
export function showFound(words: string, spansOf: SpansOf): void {
  const wanted = letters(words)
  showBlock((block) => letters(wordsOf(block)) === wanted && !block.closest('nav'), spansOf)
}

/** Shows the block of a text of the course that holds this sentence word for word. */
export function showQuote(quote: string): void {
  const spanOf = (text: string) => {
    const from = text.indexOf(quote)
    return from === -1 ? [] : [{ from, to: from + quote.length }]
  }
  showBlock((block) => block.closest('[data-text]') !== null && rangesIn(block, spanOf).length > 0, spanOf)
}

/**
 * Shows a place of the page that a press leads to, once that stands: it is put to its top first, and its heading has the focus. False for
 * a press that opens it beside, and nothing is shown here.
 */
export function showOnArrival(router: ReturnType<typeof useRouter>, event: MouseEvent, show: () => void): boolean {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return false
  const stop = router.subscribe('onRendered', () => {
    stop()
    requestAnimationFrame(() => requestAnimationFrame(show))
  })
  return true
}
