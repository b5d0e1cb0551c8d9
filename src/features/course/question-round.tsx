import { Link, useRouter } from '@tanstack/react-router'
import { type MouseEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { academyNow } from '../../clock'
import type { QuestionSection } from '../../content/questions/section-questions'
import { localDay } from '../../domain/time/calendar'
import { type ChoiceQuestion, type Question, roundWords } from '../../domain/course/questions'
import { answerQuestion } from '../../state/question-answers'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { ChoiceForm, Mark, Option, OrderForm, RecallForm, there } from './question-forms'
import { shuffled } from './question-order'
import { showOnArrival, showQuote } from './show-found'

/** A question, and the section whose words it asks about. */
export type Asked = { readonly question: Question; readonly section: QuestionSection }

const kindNames: Record<Question['kind'], string> = {
  decide: 'What would you do?',
  mistake: 'What is wrong here?',
  order: 'Put in order',
  recall: 'From memory',
}

type RoundProps = {
  asked: readonly Asked[]
  /** Beside the section itself: without the way to it, and with nothing as loud as the section’s own button. */
  isInSection?: boolean
  /** What stands below each question. */
  below?: ReactNode
  /** What stands below the words at the end. */
  children: ReactNode
}

/** One question after the other. An answer is kept when it is given: a reload loses nothing but the place. */
export function QuestionRound({ asked, isInSection = false, below, children }: RoundProps) {
  const [day] = useState(() => localDay(academyNow()))
  const [results, setResults] = useState<readonly boolean[]>([])
  const [nth, setNth] = useState(0)
  const current = asked[nth]
  if (!current) return <Summary results={results}>{children}</Summary>

  function answer(isRight: boolean) {
    if (!current || results.length > nth) return
    answerQuestion(current.question.id, isRight)
    setResults([...results, isRight])
  }

  return (
    <>
      <QuestionCard
        key={nth}
        asked={current}
        place={`${nth + 1} of ${asked.length}`}
        isLast={nth + 1 === asked.length}
        takesFocus={nth > 0 || !isInSection}
        isInSection={isInSection}
        day={day}
        isRight={results[nth] ?? null}
        onAnswer={answer}
        onNext={() => setNth(nth + 1)}
      />
      {below}
    </>
  )
}

type CardProps = {
  asked: Asked
  place: string
  isLast: boolean
  takesFocus: boolean
  isInSection: boolean
  day: string
  isRight: boolean | null
  onAnswer: (isRight: boolean) => void
  onNext: () => void
}

function QuestionCard({ asked, place, isLast, takesFocus, isInSection, day, isRight, onAnswer, onNext }: CardProps) {
  const { question, section } = asked
  const heading = useRef<HTMLHeadingElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  // The button that was pressed is gone: the next one takes its focus.
  useLayoutEffect(() => {
    if (isRight === null) return
    next.current?.focus({ preventScroll: true })
    next.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [isRight])
  const form = {
    seed: `${question.id} ${day}`,
    isPrimary: !isInSection,
    isRight,
    onAnswer,
    heading: (
      <h3 ref={heading} tabIndex={-1} className="text-2xl text-pretty normal-case">
        {question.prompt}
      </h3>
    ),
  }
  return (
    <Card as="section" aria-label={`Question ${place}`} reference={`Question ${place}`} referenceEnd={kindNames[question.kind]}>
      {question.kind === 'order' && <OrderForm question={question} {...form} />}
      {question.kind === 'recall' && <RecallForm question={question} {...form} />}
      {(question.kind === 'decide' || question.kind === 'mistake') && <ChoiceForm question={question} {...form} />}
      <Explained question={question} isRight={isRight}>
        {isInSection ? <ToParagraph from={question.from} /> : <SectionLink section={section} from={question.from} />}
      </Explained>
      {isRight !== null && (
        <Button
          ref={next}
          variant={isInSection ? 'secondary' : 'primary'}
          className="mt-5"
          onClick={onNext}
          // A key that is held down would pass over the explanation.
          onKeyDown={(event) => event.repeat && event.preventDefault()}
        >
          {isLast ? 'Finish' : 'Next question'}
        </Button>
      )}
    </Card>
  )
}

type ExplainedProps = { question: Question; isRight: boolean | null; children: ReactNode }

/** What an answer was, why, and the words of the section that say so; `children` leads to their paragraph. Nothing before it is given. */
function Explained({ question, isRight, children }: ExplainedProps) {
  return (
    <>
      <output className="block">
        {isRight !== null && (
          <>
            <span className="display mt-5 block text-2xl">
              <Mark isRight={isRight}>{isRight ? 'Right' : 'Not yet'}</Mark>
            </span>
            <span className="mt-1 block">{question.why}</span>
          </>
        )}
      </output>
      {isRight !== null && (
        <figure className="mt-4 border-l-4 border-signal pl-4">
          <blockquote>
            <p className="text-pretty">{`“${question.from}”`}</p>
          </blockquote>
          <figcaption className="text-sm text-muted">{children}</figcaption>
        </figure>
      )}
    </>
  )
}

function ToParagraph({ from }: { from: string }) {
  return (
    <button type="button" className="link min-h-11" onClick={() => showQuote(from)}>
      To the paragraph
    </button>
  )
}

/** Leads to the paragraph that holds the sentence, and marks that. */
function SectionLink({ section: { id, title, week, weekTitle }, from }: { section: QuestionSection; from: string }) {
  const router = useRouter()
  const shared = {
    hash: id,
    className: 'link inline-flex min-h-11 items-center',
    onClick: (event: MouseEvent) => void showOnArrival(router, event, () => showQuote(from)),
  }
  if (week === null) {
    return (
      <Link to="/week1-content" {...shared}>
        {`${weekTitle}, ${title}`}
      </Link>
    )
  }
  if (week.startsWith('level-')) {
    return (
      <Link to="/training/$text" params={{ text: id }} {...shared}>
        {`${weekTitle}, ${title}`}
      </Link>
    )
  }
  return (
    <Link to="/course/$week/$section" params={{ week, section: id }} {...shared}>
      {title}
    </Link>
  )
}

type EndQuestionProps = { question: ChoiceQuestion; onPass: () => void }

/** The question before the end of its section: one press answers it, or passes it. */
export function EndQuestion({ question, onPass }: EndQuestionProps) {
  const [chosen, setChosen] = useState<string>()
  const [right] = question.options
  const isRight = chosen === undefined ? null : chosen === right

  function answer(option: string) {
    if (chosen !== undefined) return
    answerQuestion(question.id, option === right)
    setChosen(option)
  }

  return (
    <section aria-labelledby="end-question" className="end-question">
      <p className="eyebrow text-signal">One question before you go on</p>
      <h2 id="end-question">{question.prompt}</h2>
      {/* In one order for good: the page is made before anybody opens it. */}
      {shuffled(there(question.options), question.id).map((option) => (
        <button key={option} type="button" aria-disabled={isRight !== null || undefined} onClick={() => answer(option)}>
          <Option isRight={isRight} isItRight={option === right} isChosen={option === chosen}>
            {option}
          </Option>
        </button>
      ))}
      <Explained question={question} isRight={isRight}>
        <ToParagraph from={question.from} />
      </Explained>
      {isRight === null && (
        <button type="button" className="link" onClick={onPass}>
          Pass this question
        </button>
      )}
    </section>
  )
}

function Summary({ results, children }: { results: readonly boolean[]; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => heading.current?.focus(), [])
  return (
    <div className="grid justify-items-start gap-4">
      <h3 ref={heading} tabIndex={-1} className="text-2xl text-pretty normal-case">
        {roundWords(results.filter(Boolean).length, results.length)}
      </h3>
      {children}
    </div>
  )
}
