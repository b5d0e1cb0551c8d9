import type { ParagraphMark } from '../../domain/course/reading-progress'

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
