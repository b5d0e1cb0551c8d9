import { useEffect } from 'react'

/**
 * Of the parts of a section, by the names of their elements: the heading that the `nth` one stands under, and the drawing that shows it, which is
 * the next one or else the last. Each -1 where there is none.
 */
export function partsBeside(parts: readonly string[], nth: number): { heading: number; drawing: number } {
  const next = parts.findIndex((part, index) => index >= nth && part === 'FIGURE')
  return {
    heading: parts.findLastIndex((part, index) => index <= nth && part === 'H2'),
    drawing: next === -1 ? parts.lastIndexOf('FIGURE') : next,
  }
}

/** Tells which part is the last that begins above a line in the window, -1 for none; `below` is how much of the window lies below that line. */
function watchLine(parts: readonly Element[], below: string, tell: (nth: number) => void): () => void {
  const above = new Set<Element>()
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) above.add(target)
        else above.delete(target)
      }
      tell(parts.findLastIndex((part) => above.has(part)))
    },
    // However far above the window a part is, it counts.
    { rootMargin: `99999px 0px -${below}` },
  )
  // A drawing stands elsewhere on a wide window than its words do.
  for (const part of parts) if (part.tagName !== 'FIGURE') observer.observe(part)
  return () => observer.disconnect()
}

/**
 * What stands beside the words in a wide window goes along with them: the heading one is at is marked, and of several drawings a copy of the one that shows
 * what is read stands there. The drawings themselves stay where the words name them, for who doesn't see the copy.
 */
function followWords(words: Element): () => void {
  const parts = [...words.children].map((part) => part.querySelector(':scope > figure') ?? part)
  const names = parts.map(({ tagName }) => tagName)
  const contents = words.querySelector('.reader-aside > nav')
  let copy: Element | undefined

  function mark(nth: number) {
    const id = parts[partsBeside(names, nth).heading]?.id
    for (const link of contents?.querySelectorAll('a') ?? []) {
      if (link.hash === `#${id}`) link.setAttribute('aria-current', 'location')
      else link.removeAttribute('aria-current')
    }
  }

  function show(nth: number) {
    const drawing = parts[partsBeside(names, nth).drawing]?.cloneNode(true)
    if (!(drawing instanceof Element) || copy?.textContent === drawing.textContent) return
    drawing.classList.add('reader-copy')
    drawing.setAttribute('aria-hidden', 'true')
    copy?.remove()
    contents?.after(drawing)
    copy = drawing
  }

  const ends = [watchLine(parts, '88%', mark)]
  if (names.filter((name) => name === 'FIGURE').length > 1) ends.push(watchLine(parts, '60%', show))
  return () => {
    for (const end of ends) end()
    mark(-1)
    copy?.remove()
  }
}

/** Follows the words of a section once they are there. */
export function useBeside(textName: string, isThere: boolean): void {
  useEffect(() => {
    const words = document.querySelector(`[data-text="${textName}"]`)
    return isThere && words ? followWords(words) : undefined
  }, [textName, isThere])
}
