// @in reader-notes
import { Link } from '@tanstack/react-router'
import { academy } from '../../content/academy'
import { courseStops, weekName } from '../../content/curriculum/outline'
import { course } from '../../content/facts'
import type { QuestionSection } from '../../content/questions/section-questions'
import { courseEndWords, type CourseStop, sectionParams } from '../../domain/course/course-place'
import { weekNumbers } from '../../domain/course/course-week'
import type { QuestionAnswers } from '../../domain/course/questions'
import type { ReadingProgress } from '../../domain/course/reading-progress'
import { longDay } from '../../domain/time/calendar'
import { useAsked } from '../../hooks/use-asked'
import { useLearningSync } from '../../hooks/use-learning-sync'
import { useAuth } from '../../state/auth-store'
import { useQuestionAnswers } from '../../state/question-answers'
import { useReadingProgress } from '../../state/reading-progress'
import { Announced } from '../../ui/announce'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { Icon } from '../../ui/icon'
import { useHydrated } from '../../ui/prerendered'
import { CourseRoute } from './course-route'

/** A section whose questions count, with the ids of these. */
type Questioned = { readonly id: string; readonly questions: readonly { readonly id: string }[] }

/** How far a person is with the whole course, by what this device holds. */
type Completion<Section extends Questioned> = {
  readonly isComplete: boolean
  /** The sections that aren't marked as read. */
  readonly unread: readonly CourseStop[]
  /** The sections with questions that were never answered, each with their number. */
  readonly unanswered: readonly { readonly section: Section; readonly count: number }[]
  readonly questions: { readonly answered: number; readonly total: number }
  /** When the last of the sections was marked as read, in ms; null where the device kept no time of any. */
  readonly lastReadMs: number | null
}

/** The last time that a date can have, in ms. */
const lastMs = 8.64e15

export function courseCompletion<Section extends Questioned>(
  progress: ReadingProgress,
  answers: QuestionAnswers,
  stops: readonly CourseStop[],
  sections: readonly Section[],
): Completion<Section> {
  const unread = stops.filter(({ id }) => !progress.read.includes(id))
  const open = sections.map((section) => ({
    section,
    count: section.questions.filter(({ id }) => !Object.hasOwn(answers, id)).length,
  }))
  const unanswered = open.filter(({ count }) => count > 0)
  const total = sections.reduce((sum, { questions }) => sum + questions.length, 0)
  const left = unanswered.reduce((sum, { count }) => sum + count, 0)
  const times = stops.flatMap(({ id }) => (progress.read.includes(id) ? (progress.readAt[id] ?? []) : []))
  return {
    isComplete: unread.length === 0 && left === 0,
    unread,
    unanswered,
    questions: { answered: total - left, total },
    lastReadMs: times.filter((at) => at <= lastMs).reduce<number | null>((last, at) => Math.max(last ?? at, at), null),
  }
}

/** What an account is called whose member chose no name. */
const nameOfNobody = 'Patriot'

/** The name that a member chose, once the server has told it; null for everybody else. */
function useOwnName(): string | null {
  const userId = useAuth(({ user }) => user?.id ?? null)
  // Without it there is the line to write a name on.
  const { value } = useAsked(userId === null ? null : 'profile')
  return value === undefined || value.displayName === nameOfNobody ? null : value.displayName
}

/** One sheet to print once all is read and answered, and before that what is still open. It stands on what this device holds. */
export function CourseCompletion({ sections }: { sections: readonly QuestionSection[] }) {
  const isHydrated = useHydrated()
  const completion = courseCompletion(useReadingProgress(), useQuestionAnswers(), courseStops, sections)
  const name = useOwnName()
  useLearningSync()
  return (
    <div className="noscript:hidden wrap grid gap-6 pt-5 pb-16 lg:pt-8 print:pb-0">
      {isHydrated && completion.isComplete ? (
        <Sheet name={name} completion={completion} />
      ) : (
        <>
          {isHydrated && completion.unread.length === 0 && <AllRead />}
          <p className="max-w-prose">
            {`Once all ${courseStops.length} sections are read and each of the ${completion.questions.total} questions was answered once, right or not, this page says so on one sheet, to print. It needs no network.`}
          </p>
          {isHydrated && <StillOpen completion={completion} />}
        </>
      )}
    </div>
  )
}

/** The course as it was walked: each of its controls is filled. */
const Walked = () => (
  <div className="relative isolate border-y border-line py-6">
    <div className="absolute inset-0 no-print -z-1 bg-hairline mask-[url('/art/contours.svg')] mask-cover mask-center" />
    <CourseRoute stateOf={() => 'done'} className="mx-auto w-full max-w-2xl print:max-w-md" />
  </div>
)

/** The end of the course, where questions are still open. */
function AllRead() {
  return (
    <div className="grid gap-4">
      <Walked />
      <p className="display text-2xl">
        <Announced isShown>{courseEndWords(courseStops)}</Announced>
      </p>
    </div>
  )
}

type PartProps = { completion: Completion<QuestionSection> }

function Sheet({ name, completion: { questions, lastReadMs } }: PartProps & { name: string | null }) {
  return (
    <>
      <Card
        as="section"
        aria-labelledby="completed-by"
        reference={academy.name}
        referenceEnd={course.name}
        className="grid content-between gap-6 break-inside-avoid lg:px-12 lg:pb-8 print:min-h-[210mm]"
      >
        <Walked />
        <div>
          <h2 id="completed-by" className="text-4xl wrap-anywhere normal-case">
            {name ?? (
              <span className="flex items-end gap-3">
                Name <span className="h-[1.2em] grow border-b-2 border-ink" />
              </span>
            )}
          </h2>
          <p className="mt-3 max-w-prose text-xl">
            {`has read all ${courseStops.length} sections of the ${course.name}, and answered each of the ${questions.total} questions on it and on Cadet Week 1 at least once.`}
          </p>
        </div>
        <dl className="flex flex-wrap gap-x-16 gap-y-5">
          <div>
            <dt className="eyebrow text-muted">Weeks covered</dt>
            {weekNumbers.map((week) => (
              <dd key={week}>{`Week ${week}: ${weekName(week)}`}</dd>
            ))}
          </div>
          {lastReadMs !== null && (
            <div>
              <dt className="eyebrow text-muted">Last section read</dt>
              <dd>{longDay(new Date(lastReadMs).toISOString())}</dd>
            </div>
          )}
        </dl>
        <p className="border-t border-line pt-3 text-sm">
          Page of completion; not an accredited or official certification. It tells what was marked as read and answered in the
          course. It gives no license and no powers, and nobody has to accept it.
        </p>
      </Card>
      <div className="no-print grid justify-items-start gap-3">
        <Button size="lg" onClick={() => print()}>
          Print this sheet
        </Button>
        <p className="text-sm text-muted">
          {name === null ? 'The line is for your name.' : 'The name is the display name of your account.'} A browser can save the
          sheet as a PDF where it prints.
        </p>
      </div>
    </>
  )
}

function StillOpen({ completion: { unread, unanswered, questions } }: PartProps) {
  const read = courseStops.length - unread.length
  return (
    <>
      <p className="max-w-prose">
        {`So far ${read} of ${courseStops.length} sections are read and ${questions.answered} of ${questions.total} questions answered. What you have stays, and nothing runs out: take the time that you need.`}
      </p>
      <div className="grid gap-x-16 gap-y-6 lg:grid-cols-2">
        {unread.length > 0 && (
          <section aria-labelledby="to-read">
            <h2 id="to-read" className="border-b border-ink pb-1.5 text-2xl normal-case">
              To read
            </h2>
            <ul className="today-rows">
              {unread.map((stop) => (
                <li key={stop.id}>
                  <Link to="/course/$week/$section" params={sectionParams(stop)} className="today-row flex-wrap gap-y-0">
                    <Row title={stop.title} end={`Week ${stop.week}, ${stop.minutes} min`} />
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )}
        {unanswered.length > 0 && (
          <section aria-labelledby="to-answer">
            <h2 id="to-answer" className="border-b border-ink pb-1.5 text-2xl normal-case">
              To answer
            </h2>
            <ul className="today-rows">
              {unanswered.map(({ section, count }) => (
                <li key={section.id}>
                  <Link to="/course/questions" hash={section.id} className="today-row flex-wrap gap-y-0">
                    <Row title={section.title} end={count === 1 ? '1 question' : `${count} questions`} />
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </>
  )
}

function Row({ title, end }: { title: string; end: string }) {
  return (
    <>
      <span className="min-w-0 flex-[1_1_8rem] font-bold wrap-anywhere">{title}</span>
      <span className="flex-none text-sm text-muted">{end}</span>
      <Icon name="chevron" className="no-print size-5 flex-none -rotate-90 text-muted" />
    </>
  )
}
