import { courseOutline, weekSections } from '../../content/curriculum/outline'
import type { SectionText, WeekText } from '../../content/curriculum/week-text'
import type { WeekNumber } from '../../domain/course-week'
import { readCount } from '../../domain/reading-progress'

import { CourseSection } from './course-section'
import { useOpenSection } from './use-open-section'
import { useReadingProgress } from '../../state/reading-progress'
import { WeekMap } from './week-map'
import { WeekMargin } from './week-margin'
import { WeekQuote } from './week-quote'
import { WeekScale } from './week-scale'

/** One week as a map sheet: collar, lessons, margin notes, and a map that fills what the text leaves of the sheet. */
export function WeekPanel({ week, text }: { week: WeekNumber; text: WeekText }) {
  const progress = useReadingProgress()
  const { title, subtitle } = courseOutline[week]
  const sections = weekSections(week)
  useOpenSection(week, sections[0]?.id ?? '')
  const texts: Readonly<Record<string, SectionText>> = text.sections
  const count = readCount(
    progress,
    sections.map(({ id }) => id),
  )
  return (
    <div data-text={`week-${week}`} className="flex grow flex-col border border-t-0 border-ink bg-surface">
      <div className="eyebrow flex justify-between gap-4 border-b border-line px-4 py-2 text-muted md:px-8">
        <span>{`Sheet ${week} of 5`}</span>
        <span>{`${sections.length} sections`}</span>
      </div>
      <div className="grid grow gap-10 px-4 pt-8 md:px-8 lg:grid-cols-[minmax(0,1fr)_19rem] lg:gap-14">
        <div className="flex min-w-0 flex-col">
          <h2>{`Week ${week}: ${title}`}</h2>
          <p className="mt-1 mb-6 font-display text-xl font-bold text-signal">{subtitle}</p>
          <div className="prose text-lg">
            {text.intro.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <div className="mt-8">
            {sections.map((section, index) => {
              const words = texts[section.id]
              return (
                words && (
                  <CourseSection
                    key={section.id}
                    week={week}
                    section={section}
                    text={words}
                    isRead={progress.read.includes(section.id)}
                    startsOpen={index === 0}
                  />
                )
              )
            })}
          </div>
        </div>
        <WeekMargin week={week} count={count}>
          <WeekQuote quote={text.quote} />
        </WeekMargin>
      </div>
      <WeekMap week={week} />
      <WeekScale week={week} />
    </div>
  )
}
