import { blockText } from '../../content/curriculum/lesson-block'
import { courseOutline, weekSections } from '../../content/curriculum/outline'
import type { SectionText } from '../../content/curriculum/week-text'
import { type WeekNumber, weekNumbers } from '../../domain/course-week'
import type { SearchDocument } from '../../domain/text-search'
import { weekTexts } from './course-texts'
import { lazyText } from '../../ui/lazy-text'

/** Something to find: a section of a week, or an answer, whose place on its page is the id. */
export type FinderDocument = SearchDocument & { readonly week: WeekNumber | null }

export const finderDocuments = lazyText('finder', async () => {
  const [{ faq }, ...weeks] = await Promise.all([import('../../content/faq'), ...weekNumbers.map(weekDocuments)])
  const answers = faq.flatMap(({ id, entries }) =>
    entries.map(({ question, answer }): FinderDocument => ({ id, week: null, group: 'FAQ', title: question, text: answer })),
  )
  return [...weeks.flat(), ...answers]
})

async function weekDocuments(week: WeekNumber): Promise<FinderDocument[]> {
  const texts: Readonly<Record<string, SectionText>> = (await weekTexts[week].load()).sections
  return weekSections(week).map(({ id, title }) => ({
    id,
    week,
    group: `Week ${week}, ${courseOutline[week].title}`,
    title,
    text: sectionWords(texts[id]),
  }))
}

function sectionWords(section: SectionText | undefined): string {
  if (section === undefined) return ''
  const { content, subsections, practice, mistake, reading } = section
  const sources = reading.map(({ title, by }) => `${title}, ${by}.`)
  return [...content.map(blockText), ...subsections, ...practice, mistake, ...sources].join(' ')
}
