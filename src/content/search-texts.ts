import { weekNumbers, type WeekNumber } from '../domain/course/course-week'
import { type SearchBlock, type SearchSource, searchTexts, type SearchTexts } from '../domain/course/course-search'
import type { LessonBlock } from './curriculum/lesson-block'
import { courseOutline, type SectionOutline, weekName, weekSections } from './curriculum/outline'
import type { SectionText } from './curriculum/week-text'
import { type HandbookSection, handbookSections } from './documentation/outline'
import type { FaqCategory } from './faq'
import { type CadetWeek1Section, cadetWeek1Sections } from './week1/outline'

type Block = Omit<SearchBlock, 'place'>

const text = (words: string): Block => ({ kind: 'text', text: words })
const title = (words: string): Block => ({ kind: 'title', text: words })

/** A block of a lesson in the parts that a page shows as paragraphs, items and rows. */
function blocksOf(block: LessonBlock): Block[] {
  if (typeof block === 'string') return [text(block)]
  if ('heading' in block) return [{ kind: 'heading', text: block.heading }]
  if ('list' in block) return block.list.map(text)
  if ('steps' in block) return block.steps.map(text)
  if ('creed' in block) return block.creed.map(text)
  if ('table' in block) return [text(block.table.caption), ...block.table.rows.map((row) => text(row.join(' ')))]
  return [text(block.text)]
}

function sectionBlocks({ content, subsections, practice, mistake, reading }: SectionText): Block[] {
  const sources = reading.map((each) => `${each.title}, ${each.by}`)
  return [...content.flatMap(blocksOf), ...[...subsections, ...practice, mistake, ...sources].map(text)]
}

type Sections = { readonly sections: Readonly<Record<string, SectionText>> }

/** What is searched: each part is in a script of its own. */
export type CourseWords = {
  /** In their order. */
  readonly weeks: readonly Sections[]
  readonly cadetWeek1: Readonly<Record<CadetWeek1Section, readonly LessonBlock[]>>
  readonly handbook: Readonly<Record<HandbookSection, readonly LessonBlock[]>>
  readonly faq: readonly FaqCategory[]
}

const longRead = (
  page: 'week1-content' | 'documentation',
  group: string,
  section: SectionOutline,
  blocks: readonly LessonBlock[],
): SearchSource => ({
  page,
  id: section.id,
  week: null,
  group,
  title: section.title,
  blocks: [title(section.title), ...blocks.flatMap(blocksOf)],
})

function courseSection(week: WeekNumber, { id, title: name }: SectionOutline, words: SectionText | undefined): SearchSource {
  const group: Block = { kind: 'group', text: `Week ${week}, ${weekName(week)}, ${courseOutline[week].title}` }
  return {
    page: 'course',
    id,
    week,
    group: `Week ${week}, ${weekName(week)}`,
    title: name,
    blocks: [title(name), group, ...(words ? sectionBlocks(words) : [])],
  }
}

/** Everything that the search of the course finds, in the order of its pages. */
export function courseTexts({ weeks, cadetWeek1, handbook, faq }: CourseWords): SearchTexts {
  return searchTexts([
    ...weekNumbers.flatMap((week, index) =>
      weekSections(week).map((section) => courseSection(week, section, weeks[index]?.sections[section.id])),
    ),
    ...cadetWeek1Sections.map((section) => longRead('week1-content', 'Cadet Week 1', section, cadetWeek1[section.id])),
    ...handbookSections.map((section) => longRead('documentation', 'Handbook', section, handbook[section.id])),
    ...faq.flatMap(({ id, entries }) =>
      entries.map(({ question, answer }): SearchSource => ({
        page: 'faq',
        id,
        week: null,
        group: 'FAQ',
        title: question,
        blocks: [title(question), text(answer)],
      })),
    ),
  ])
}
