import { courseOutline, weekSections } from '../../content/curriculum/outline'
import type { SectionText } from '../../content/curriculum/week-text'
import type { WeekNumber } from '../../domain/course-week'
import { readCount, type ReadingProgress } from '../../domain/reading-progress'
import { Alert } from '../../ui/alert'
import { Button } from '../../ui/button'

import { CourseSection } from './course-section'
import { weekTexts } from './course-texts'
import { useLazyText } from '../../ui/lazy-text'
import { StaticText } from '../../ui/static-text'
import { useOpenSection } from './use-open-section'
import { WeekMap } from './week-map'
import { WeekMargin } from './week-margin'
import { WeekQuote } from './week-quote'
import { WeekScale } from './week-scale'

/** One week as a map sheet: collar, lessons, margin notes, and a map that fills what the text leaves of the sheet. */
export function WeekPanel({ week, progress }: { week: WeekNumber; progress: ReadingProgress }) {
  const { text, isFailed, retry } = useLazyText(weekTexts[week])
  useOpenSection(week)
  const { title, subtitle } = courseOutline[week]
  const sections = weekSections(week)
  const texts: Readonly<Record<string, SectionText>> | undefined = text?.sections
  const count = readCount(
    progress,
    sections.map(({ id }) => id),
  )
  return (
    <div className="flex grow flex-col border border-t-0 border-ink bg-surface">
      <div className="eyebrow flex justify-between gap-4 border-b border-line px-4 py-2 text-muted md:px-8">
        <span>{`Sheet ${week} of 5`}</span>
        <span>{`${sections.length} sections`}</span>
      </div>
      <div className="grid grow gap-10 px-4 pt-8 md:px-8 lg:grid-cols-[minmax(0,1fr)_19rem] lg:gap-14">
        <div className="flex min-w-0 flex-col">
          <h2>{`Week ${week}: ${title}`}</h2>
          <p className="mt-1 mb-6 font-display text-xl font-bold text-signal">{subtitle}</p>
          {isFailed && (
            <Alert tone="danger" title="This week could not be loaded" action={<Button onClick={retry}>Try again</Button>}>
              Check your connection. The weeks you have opened before are on this device.
            </Alert>
          )}
          <StaticText name={`week-${week}`} className="prose text-lg">
            {text?.intro.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </StaticText>
          <div className="mt-8">
            {sections.map((section, index) => (
              <CourseSection
                key={section.id}
                week={week}
                section={section}
                text={texts?.[section.id]}
                isRead={progress.read.includes(section.id)}
                startsOpen={index === 0}
              />
            ))}
          </div>
        </div>
        <WeekMargin week={week} count={count}>
          <StaticText>{text && <WeekQuote quote={text.quote} />}</StaticText>
        </WeekMargin>
      </div>
      <WeekMap week={week} />
      <WeekScale week={week} />
    </div>
  )
}
