import { Link, useLocation } from '@tanstack/react-router'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { endQuestion, type QuestionSection, questionSections } from '../../content/questions/section-questions'
import {
  askedADay,
  dayWords,
  dueQuestions,
  dueWords,
  intervalDays,
  nextDay,
  type QuestionAnswers,
} from '../../domain/course/questions'
import { useClock } from '../../hooks/use-clock'
import { useLearningSync } from '../../hooks/use-learning-sync'
import { putOffUnknown, useQuestionAnswers } from '../../state/question-answers'
import { Button, buttonClass } from '../../ui/button'
import { Icon } from '../../ui/icon'
import { useHydrated, useWasPrerendered } from '../../ui/prerendered'
import { type Asked, EndQuestion, QuestionRound } from './question-round'
import { useHeldModules } from '../../hooks/use-held-modules'
import { moduleQuestions } from './module-questions'

// For the page that counts all of them: their words are in this script.
export { questionSections }

const askedIn = (section: QuestionSection): Asked[] => section.questions.map((question) => ({ question, section }))

/** By their ids all questions of these sections. */
const allOf = (sections: readonly QuestionSection[]) =>
  new Map(sections.flatMap(askedIn).map((asked) => [asked.question.id, asked]))

/** The answers to questions that are there. */
const askable = (answers: QuestionAnswers, known: ReadonlyMap<string, Asked>): QuestionAnswers =>
  Object.fromEntries(Object.entries(answers).filter(([id]) => known.has(id)))

const sectionOf = (id: string) => questionSections.find((section) => section.id === id)

/** `own`: a module's questions; those of the course are found by the section's id. */
type OfSection = { id: string; own: QuestionSection | undefined }

/** Before the end of a section. */
export function SectionQuestion({ id, own, onPass }: OfSection & { onPass: () => void }) {
  const section = own ?? sectionOf(id)
  const question = section && endQuestion(section)
  return question && <EndQuestion question={question} onPass={onPass} />
}

/** Below that end: the others of the section. */
export function SectionQuestions({ id, own }: OfSection) {
  const section = own ?? sectionOf(id)
  if (!section) return <p className="text-muted">There are none yet.</p>
  const first = endQuestion(section)
  return (
    <QuestionRound asked={askedIn(section).filter(({ question }) => question !== first)} isInSection>
      <Link to="/course/questions" className={buttonClass({ variant: 'secondary' })}>
        All questions
      </Link>
    </QuestionRound>
  )
}

type Round = { readonly title: string; readonly asked: readonly Asked[] }

const roundOf = (section: QuestionSection): Round => ({ title: section.title, asked: askedIn(section) })

/** What is due today, and the questions of each section. It stands on what this device holds. */
export function QuestionsPage() {
  const isHydrated = useHydrated()
  const wasPrerendered = useWasPrerendered()
  const all = useQuestionAnswers()
  useLearningSync()
  const modules = useHeldModules()
  const sections = useMemo(() => [...questionSections, ...(modules ?? []).map(moduleQuestions)], [modules])
  const known = useMemo(() => allOf(sections), [sections])
  const answers = useMemo(() => askable(all, known), [all, known])
  const { nowMs } = useClock()
  const ids = isHydrated ? dueQuestions(answers, nowMs) : []
  const hasUnknown = modules !== undefined && Object.keys(answers).length < Object.keys(all).length
  useEffect(() => {
    if (hasUnknown) putOffUnknown((id) => known.has(id))
  }, [hasUnknown, known])
  const due = { title: 'Due today', asked: ids.flatMap((id) => known.get(id) ?? []) }
  const wanted = useLocation({ select: ({ hash }) => sections.find(({ id }) => id === hash) })
  // Who is led here by the app came for a section's, or for what is due.
  const [round, setRound] = useState<Round | null>(() => (wasPrerendered || due.asked.length === 0 ? null : due))
  // The page's HTML knows no address: what it names is asked once that stands.
  const [led, setLed] = useState<string>()
  if (isHydrated && wanted && led !== wanted.id) {
    setLed(wanted.id)
    setRound(roundOf(wanted))
  }
  const [wasLeft, setLeft] = useState(false)

  function leave() {
    setRound(null)
    setLeft(true)
  }

  return (
    <div className="noscript:hidden wrap grid gap-x-16 gap-y-6 pt-5 pb-16 lg:grid-cols-[minmax(0,20rem)_minmax(0,1fr)] lg:pt-8">
      {round ? (
        <section aria-labelledby="round" className="col-span-full grid w-full max-w-2xl gap-4">
          <h2 id="round" className="text-2xl normal-case">
            {round.title}
          </h2>
          <QuestionRound
            asked={round.asked}
            below={
              <button type="button" className="link min-h-11 justify-self-start" onClick={leave}>
                Leave these questions
              </button>
            }
          >
            <Button onClick={leave}>All questions</Button>
          </QuestionRound>
        </section>
      ) : (
        <>
          <DueToday due={due} known={known} answers={answers} nowMs={nowMs} takesFocus={wasLeft} onBegin={() => setRound(due)} />
          <SectionList sections={sections} answers={answers} onChoose={(section) => setRound(roundOf(section))} />
        </>
      )}
    </div>
  )
}

type DueTodayProps = {
  due: Round
  known: ReadonlyMap<string, Asked>
  answers: QuestionAnswers
  nowMs: number
  takesFocus: boolean
  onBegin: () => void
}

function DueToday({ due, known, answers, nowMs, takesFocus, onBegin }: DueTodayProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  const isAllAnswered = [...known.keys()].every((id) => Object.hasOwn(answers, id))
  const count = due.asked.length
  const next = count === 0 ? nextDay(answers, nowMs) : null
  return (
    <section aria-labelledby="due" className="grid min-h-26 content-start justify-items-start gap-3">
      <h2 id="due" ref={heading} tabIndex={-1} className="text-2xl normal-case">
        {count > 0 ? dueWords(count) : 'Nothing is due today'}
      </h2>
      {count > 0 && (
        <Button size="lg" onClick={onBegin}>
          Begin
        </Button>
      )}
      {next !== null && <p>{`More come ${dayWords(next, nowMs)}.`}</p>}
      {isAllAnswered && (
        <Link to="/course/completion" className="link inline-flex min-h-11 items-center">
          You have answered each question once: your page of completion
        </Link>
      )}
    </section>
  )
}

const days = `${intervalDays.slice(0, -1).join(', ')} and ${intervalDays.at(-1)}`

const rule = `A question that you can’t answer yet comes again after ${days} days, no more than ${askedADay} questions a day.`

type SectionListProps = {
  sections: readonly QuestionSection[]
  answers: QuestionAnswers
  onChoose: (section: QuestionSection) => void
}

function SectionList({ sections, answers, onChoose }: SectionListProps) {
  const isHydrated = useHydrated()
  const weeks = [...new Set(sections.map(({ weekTitle }) => weekTitle))]
  return (
    <section aria-labelledby="by-section">
      <h2 id="by-section" className="text-2xl normal-case">
        Section by section
      </h2>
      <div className="mt-4 grid gap-6">
        {weeks.map((week) => (
          <div key={week}>
            <h3 className="eyebrow border-b border-ink pb-1.5">{week}</h3>
            <ul className="today-rows">
              {sections
                .filter(({ weekTitle }) => weekTitle === week)
                .map((section) => (
                  <li key={section.id} id={section.id} className="scroll-mt-20">
                    <button
                      type="button"
                      className="today-row w-full flex-wrap gap-y-0 text-left"
                      onClick={() => onChoose(section)}
                    >
                      <span className="min-w-0 flex-[1_1_8rem] font-bold wrap-anywhere">{section.title}</span>
                      <span className="flex-none text-sm text-muted">{isHydrated && answeredWords(section, answers)}</span>
                      <Icon name="chevron" className="size-5 flex-none -rotate-90 text-muted" />
                    </button>
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </div>
      <p className="mt-6 max-w-prose text-muted">{rule}</p>
    </section>
  )
}

function answeredWords({ questions }: QuestionSection, answers: QuestionAnswers): string {
  const answered = questions.filter(({ id }) => Object.hasOwn(answers, id)).length
  return `${answered} of ${questions.length} answered`
}
