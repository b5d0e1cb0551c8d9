import { useEffect, useState } from 'react'
import type { ParagraphMark } from '../../domain/course/reading-progress'
import { readingProgress, rememberParagraph, rememberPlace } from '../../state/reading-progress'

/** So many letters tell the paragraphs of a section apart. */
const markedLetters = 40

/** What is remembered of the paragraph where somebody reads; null for the first one and for none of them. */
export function paragraphMark(paragraphs: readonly string[], nth: number): ParagraphMark | null {
  const words = paragraphs[nth]?.slice(0, markedLetters)
  return nth === 0 || words === undefined ? null : { nth, words }
}

/**
 * The number of the paragraph to go on with: the one that begins like the marked one, nearest to its number; where none does, the one of its
 * number. Null where that is the first one, or none.
 */
export function paragraphLeft(paragraphs: readonly string[], mark: ParagraphMark | undefined): number | null {
  if (mark === undefined) return null
  const alike = paragraphs.flatMap((text, nth) => (text.startsWith(mark.words) ? [nth] : []))
  const [found = mark.nth] = alike.toSorted((a, b) => Math.abs(a - mark.nth) - Math.abs(b - mark.nth))
  return found > 0 && found < paragraphs.length ? found : null
}

/** What can be gone on with, and noted. */
export const paragraphsIn = (words: Element) => [...words.querySelectorAll<HTMLElement>('p, li, h2, tr')]
const textOf = (paragraph: HTMLElement) => paragraph.textContent

const isRead = (id: string) => readingProgress().read.includes(id)

/** Whoever has gone on in the page already, or came for a place in it, stays there. */
const isAtTop = () => scrollY === 0 && location.hash === ''

const showAtTop = (paragraph: HTMLElement) => paragraph.scrollIntoView({ block: 'start', behavior: 'instant' })

/** Puts the paragraph where the section was left below the bar, and the focus on it; false where it begins at its beginning. */
function goOn(section: string, paragraphs: readonly HTMLElement[]): boolean {
  const nth = isAtTop() && !isRead(section) ? paragraphLeft(paragraphs.map(textOf), readingProgress().left[section]) : null
  const paragraph = nth === null ? undefined : paragraphs[nth]
  if (!paragraph) return false
  paragraph.tabIndex = -1
  paragraph.focus({ preventScroll: true })
  showAtTop(paragraph)
  return true
}

/**
 * Remembers the first paragraph below the bar, as long as the section isn't read, and keeps it there when the words are broken into other lines:
 * the device was turned, or they are larger. Returns the end of the watch.
 */
function watch(section: string, words: Element, paragraphs: readonly HTMLElement[]): () => void {
  const inView = new Set<Element>()
  let last = -1
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inView.add(target)
        else inView.delete(target)
      }
      const nth = paragraphs.findIndex((paragraph) => inView.has(paragraph))
      if (nth === -1 || nth === last) return
      last = nth
      if (!isRead(section)) rememberParagraph(section, paragraphMark(paragraphs.map(textOf), nth))
    },
    { rootMargin: '-48px 0px 0px' },
  )
  for (const paragraph of paragraphs) observer.observe(paragraph)
  const keeper = new ResizeObserver(() => {
    const paragraph = paragraphs[last]
    if (paragraph && last > 0) showAtTop(paragraph)
  })
  keeper.observe(words)
  return () => {
    observer.disconnect()
    keeper.disconnect()
  }
}

/**
 * Goes on at the paragraph where this section was left, once its words are there, and remembers from then on where it is read. Answers
 * whether it went on, and how to take that back. `week`: of a section of the course, which the course is gone on with.
 */
export function useParagraph(
  { week, id }: { week?: number; id: string },
  textName: string,
  isThere: boolean,
): [boolean, () => void] {
  const [isGoingOn, setGoingOn] = useState(false)
  useEffect(() => {
    const words = document.querySelector(`[data-text="${textName}"]`)
    let end: (() => void) | undefined
    let frame = 0
    if (isThere && words) {
      const paragraphs = paragraphsIn(words)
      if (week !== undefined) rememberPlace({ week, section: id })
      // After a change of route the page is put to its top first.
      frame = requestAnimationFrame(() => {
        setGoingOn(goOn(id, paragraphs))
        end = watch(id, words, paragraphs)
      })
    }
    return () => {
      cancelAnimationFrame(frame)
      end?.()
    }
  }, [week, id, textName, isThere])
  return [isGoingOn, () => setGoingOn(false)]
}
