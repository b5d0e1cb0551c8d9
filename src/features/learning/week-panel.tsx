import { Link } from '@tanstack/react-router'
import { courseOutline, weekSections } from '../../content/curriculum/outline'
import type { SectionText } from '../../content/curriculum/week-text'
import type { WeekNumber } from '../../domain/course-week'
import { readCount } from '../../domain/reading-progress'
import { Alert } from '../../ui/alert'
import { Button, buttonClass } from '../../ui/button'
import { ProgressBar } from '../../ui/progress-bar'
import { CourseSection } from './course-section'
import { weekTexts } from './course-texts'
import { useLazyText } from './lazy-text'
import { useHydrated } from './prerendered'
import { StaticText } from './static-text'
import { useReadingProgress } from './use-reading-progress'
import { WeekQuote } from './week-quote'

/** One week as a map sheet: title, lessons, quote and the way on. */
export function WeekPanel({ week }: { week: WeekNumber }) {
  const { text, isFailed, retry } = useLazyText(weekTexts[week])
  const progress = useReadingProgress()
  const isHydrated = useHydrated()
  const { title, subtitle } = courseOutline[week]
  const sections = weekSections(week)
  const count = readCount(
    progress,
    sections.map(({ id }) => id),
  )
  const texts: Readonly<Record<string, SectionText>> | undefined = text?.sections
  const place = progress.place?.week === week ? progress.place.section : sections[0]?.id
  return (
    <>
      <h2>{`Week ${week}: ${title}`}</h2>
      <p className="text-xl text-muted">{subtitle}</p>
      {isHydrated && <ProgressBar value={count.percent} label={`Week ${week}: ${count.read} of ${count.total} sections read`} />}
      {isFailed && (
        <Alert tone="danger" title="This week could not be loaded" action={<Button onClick={retry}>Try again</Button>}>
          Check your connection. What you have read before stays on this device.
        </Alert>
      )}
      <StaticText name={`week-${week}`} className="prose text-lg">
        {text?.intro.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </StaticText>
      <div>
        {sections.map((section) => (
          <CourseSection
            key={section.id}
            week={week}
            section={section}
            text={texts?.[section.id]}
            isRead={progress.read.includes(section.id)}
            startsOpen={section.id === place}
          />
        ))}
      </div>
      <StaticText>{text && <WeekQuote quote={text.quote} />}</StaticText>
      <Link to="/apply" state={{ scrollToForm: true }} className={buttonClass({ size: 'lg' })}>
        Apply Now
      </Link>
    </>
  )
}
