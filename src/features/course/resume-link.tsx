import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { academyNow } from '../../clock'
import { courseStops, weekName } from '../../content/curriculum/outline'
import { coursePlace, sectionParams } from '../../domain/course/course-place'
import { weekFrom, type WeekNumber } from '../../domain/course/course-week'
import { dueQuestions, dueWords } from '../../domain/course/questions'
import { progressIn } from '../../domain/course/reading-progress'
import { questionAnswers } from '../../state/question-answers'
import { readingProgress } from '../../state/reading-progress'
import { useOnDevice } from '../../ui/prerendered'
import { useRootMark } from '../../ui/use-root-mark'

/** Opens the week that the person left, once, when the address asks for none. The position on the page stays. */
function useResume(week: WeekNumber | undefined): void {
  const navigate = useNavigate()
  const isDecided = useRef(false)
  useEffect(() => {
    if (isDecided.current) return
    isDecided.current = true
    const left = weekFrom(readingProgress().place?.week)
    if (week !== undefined || left === undefined || left === 1 || location.hash !== '') return
    void navigate({ to: '/course', search: { week: left }, replace: true, resetScroll: false })
  }, [week, navigate])
}

const placeToGoOn = () => coursePlace(readingProgress(), courseStops)
const beginning = coursePlace(progressIn({}), courseStops)

const words = { begin: 'Begin with', left: 'You left off in', 'go-on': 'Go on with' }

/**
 * The section to begin or to go on with: the one that was left, or once it is read the next that isn't. The week that was left opens by itself. It is
 * prerendered as for a newcomer, so that nothing moves where it says another section.
 */
export function ResumeLink({ week }: { week: WeekNumber | undefined }) {
  useResume(week)
  const known = useOnDevice(placeToGoOn)
  const place = known ?? beginning
  if (place.kind === 'finished') return <Finished />
  const { stop, kind } = place
  const isLeft = known !== null && readingProgress().place?.section === stop.id
  return (
    <Link
      to="/course/$week/$section"
      params={sectionParams(stop)}
      className={`grid min-h-18 content-center border-l-4 border-signal bg-raised px-4 py-2 text-ink no-underline ${known ? '' : 'for-newcomers'}`}
    >
      <span className="eyebrow text-muted">
        {`${words[isLeft ? 'left' : kind]} week ${stop.week}`}
        <span className="max-md:hidden">{`, ${weekName(stop.week)}`}</span>
      </span>
      <span className="font-bold underline underline-offset-4">{stop.title}</span>
    </Link>
  )
}

const countDue = () => dueQuestions(questionAnswers(), academyNow()).length

/** The word at the end of the course, and the way to what is due of its questions. */
function Finished() {
  const due = useOnDevice(countDue) ?? 0
  useRootMark('read')
  return (
    <div className="min-h-18 border-l-4 border-signal bg-raised px-4 py-2 max-md:pb-0">
      <p className="eyebrow text-muted">{`You have read all ${courseStops.length} sections`}</p>
      <p className="max-md:hidden">Well done. What you know now is yours, and each page stays open to look things up.</p>
      <div className="flex flex-wrap gap-x-6">
        {due > 0 && (
          <Link to="/course/questions" className="link inline-flex min-h-11 items-center">
            {`Questions: ${dueWords(due)}`}
          </Link>
        )}
        <Link to="/course/completion" className="link inline-flex min-h-11 items-center">
          Your page of completion
        </Link>
      </div>
    </div>
  )
}
