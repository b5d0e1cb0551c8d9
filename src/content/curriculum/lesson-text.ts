import type { WeekNumber } from '../../domain/course/course-week'
import type { SectionId } from './outline'

export type Table = {
  readonly caption: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
  /** Where a cell of exactly these words leads. */
  readonly links?: Readonly<Record<string, string>>
}

/** One block of a lesson. A bare string is a paragraph. */
export type LessonBlock =
  | string
  | { readonly heading: string }
  | { readonly list: readonly string[] }
  | { readonly steps: readonly string[] }
  | { readonly table: Table }
  /** Lines to learn by heart. */
  | { readonly creed: readonly string[] }
  | { readonly note: string; readonly text: string }

/** All words of a block, to search and to count. */
export function blockText(block: LessonBlock): string {
  if (typeof block === 'string') return block
  if ('heading' in block) return block.heading
  if ('list' in block) return block.list.join(' ')
  if ('steps' in block) return block.steps.join(' ')
  if ('creed' in block) return block.creed.join(' ')
  if ('table' in block) return [block.table.caption, ...block.table.head, ...block.table.rows.flat()].join(' ')
  return `${block.note} ${block.text}`
}

/** A book or a publication to look up by its title; `by` names its author or publisher. */
export type Reading = { readonly title: string; readonly by: string }

/** Line drawings that stand beside a quote. */
export type QuoteImage = 'flask' | 'crossroads' | 'summit' | 'lens' | 'bucket'

export type Quote = { readonly text: string; readonly author: string; readonly source: string; readonly image: QuoteImage }

/** What a section teaches (`content`), the points to remember (`subsections`), how to practice it and what to avoid. */
export type SectionText = {
  readonly content: readonly LessonBlock[]
  readonly subsections: readonly string[]
  readonly practice: readonly string[]
  readonly mistake: string
  readonly reading: readonly Reading[]
}

/** The words of one week. Titles stand in the outline; every section of the outline must have its text here. */
export type WeekText<Week extends WeekNumber = WeekNumber> = {
  readonly intro: readonly string[]
  readonly quote: Quote
  readonly sections: Readonly<Record<SectionId<Week>, SectionText>>
}
