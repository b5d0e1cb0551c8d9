import type { WeekNumber } from '../../domain/course/course-week'
import type { LessonBlock } from './lesson-block'
import type { SectionId } from './outline'

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
