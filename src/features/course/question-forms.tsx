import { type FormEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import type { ChoiceQuestion, OrderQuestion, RecallQuestion } from '../../domain/course/questions'
import { moved, shuffled, shuffledSteps } from './question-order'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'

type FormProps<Kind> = {
  question: Kind
  /** Gives the same order for as long as the question is shown. */
  seed: string
  /** The words of the question, as its heading. */
  heading: ReactNode
  isPrimary: boolean
  /** Null until it is answered. */
  isRight: boolean | null
  onAnswer: (isRight: boolean) => void
}

/** What of a list with holes is there. */
export const there = <Item,>(items: readonly (Item | undefined)[]) => items.filter((item) => item !== undefined)
const tick = 'M4 12.5l5.5 5.5L20 6.5'
const cross = 'M5 5l14 14M19 5L5 19'

/** What an option was, once it is known: never by colour alone. */
export function Mark({ isRight, children }: { isRight: boolean; children: ReactNode }) {
  return (
    <span className={`inline-flex items-center gap-2 font-bold ${isRight ? 'text-success' : 'text-danger'}`}>
      <Icon path={isRight ? tick : cross} className="size-5 flex-none" />
      {children}
    </span>
  )
}

type OptionProps = { isRight: boolean | null; isItRight: boolean; isChosen: boolean; children: string }

/** An answer to choose, and once one was given what this one is. */
export function Option({ isRight, isItRight, isChosen, children }: OptionProps) {
  return (
    <span className="grid">
      {children}
      {isRight !== null && isItRight && <Mark isRight>Right answer</Mark>}
      {isRight === false && isChosen && <Mark isRight={false}>Your answer</Mark>}
    </span>
  )
}

/** What is missing, said when it is asked for; the focus goes there. */
function Refusal({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div id={id} role="alert">
      {children && <p className="field-error mt-3">{children}</p>}
    </div>
  )
}

function Check({ isPrimary }: { isPrimary: boolean }) {
  return (
    <Button type="submit" variant={isPrimary ? 'primary' : 'secondary'} className="mt-5">
      Check
    </Button>
  )
}

export function ChoiceForm({ question, seed, heading, isPrimary, isRight, onAnswer }: FormProps<ChoiceQuestion>) {
  const name = useId()
  const refusal = useId()
  const [right] = question.options
  const [options] = useState(() => shuffled(there(question.options), seed))
  const [chosen, setChosen] = useState<string>()
  const [isRefused, setRefused] = useState(false)
  const first = useRef<HTMLInputElement>(null)

  function check(event: FormEvent) {
    event.preventDefault()
    if (chosen !== undefined) return onAnswer(chosen === right)
    setRefused(true)
    first.current?.focus()
  }

  return (
    <form onSubmit={check}>
      <fieldset disabled={isRight !== null} aria-describedby={refusal} className="min-w-0">
        <legend>{heading}</legend>
        <div className="mt-3 border-t border-hairline">
          {options.map((option, index) => (
            <label key={option} className="check border-b border-hairline">
              <input
                ref={index === 0 ? first : undefined}
                type="radio"
                name={name}
                checked={option === chosen}
                onChange={() => {
                  setChosen(option)
                  setRefused(false)
                }}
              />
              <Option isRight={isRight} isItRight={option === right} isChosen={option === chosen}>
                {option}
              </Option>
            </label>
          ))}
        </div>
      </fieldset>
      <Refusal id={refusal}>{isRefused && 'Choose one of the answers, then press Check.'}</Refusal>
      {isRight === null && <Check isPrimary={isPrimary} />}
    </form>
  )
}

export function OrderForm({ question, seed, heading, isPrimary, isRight, onAnswer }: FormProps<OrderQuestion>) {
  const refusal = useId()
  const rightOrder = there(question.steps)
  const [steps, setSteps] = useState<readonly string[]>(() => shuffledSteps(rightOrder, seed))
  const [said, setSaid] = useState('')
  const [isRefused, setRefused] = useState(false)
  const list = useRef<HTMLOListElement>(null)

  function move(from: number, by: 1 | -1) {
    const next = moved(steps, from, by)
    if (next === steps) return
    setSteps(next)
    setRefused(false)
    setSaid(`${steps[from]}: now ${from + by + 1} of ${steps.length}`)
  }

  function check(event: FormEvent) {
    event.preventDefault()
    if (said !== '') return onAnswer(steps.every((step, index) => step === rightOrder[index]))
    setRefused(true)
    list.current?.querySelector<HTMLElement>('button:not([aria-disabled])')?.focus()
  }

  return (
    <form onSubmit={check}>
      {heading}
      <ol ref={list} className="mt-3 border-t border-hairline">
        {steps.map((step, index) => (
          <li key={step} className="flex items-center gap-3 border-b border-hairline py-1.5">
            <Place nth={index + 1} />
            <span className="min-w-0 flex-1 wrap-anywhere">
              {step}
              {isRight === false && (
                <span className="block">
                  <Mark isRight={rightOrder[index] === step}>
                    {rightOrder[index] === step ? 'In its place' : `Place ${rightOrder.indexOf(step) + 1}`}
                  </Mark>
                </span>
              )}
            </span>
            {isRight === null && (
              <span className="flex flex-none max-[22rem]:flex-col">
                <Mover by={-1} step={step} isLast={index === 0} onMove={() => move(index, -1)} />
                <Mover by={1} step={step} isLast={index === steps.length - 1} onMove={() => move(index, 1)} />
              </span>
            )}
          </li>
        ))}
      </ol>
      <output className="sr-only">{said}</output>
      <Refusal id={refusal}>{isRefused && 'Move the steps into their order with the arrows, then press Check.'}</Refusal>
      {isRight === null && <Check isPrimary={isPrimary} />}
    </form>
  )
}

/** A control in its ring, as on an orienteering map; the list itself tells its number. */
function Place({ nth }: { nth: number }) {
  return (
    <svg viewBox="0 0 36 36" aria-hidden="true" className="leg-control block! size-8 flex-none">
      <circle cx="18" cy="18" r="16" />
      <text x="18" y="24.5">
        {nth}
      </text>
    </svg>
  )
}

type MoverProps = { by: 1 | -1; step: string; isLast: boolean; onMove: () => void }

/** At its end it can still have the focus. React gives it back to a button whose row was moved. */
function Mover({ by, step, isLast, onMove }: MoverProps) {
  return (
    <button
      type="button"
      className="icon-btn aria-disabled:text-line"
      aria-label={`Move ${by === 1 ? 'down' : 'up'}: ${step}`}
      aria-disabled={isLast || undefined}
      onClick={onMove}
    >
      <Icon name="chevron" className={by === 1 ? '' : 'rotate-180'} />
    </button>
  )
}

export function RecallForm({ question, heading, isPrimary, isRight, onAnswer }: Omit<FormProps<RecallQuestion>, 'seed'>) {
  const [isShown, setShown] = useState(false)
  const answer = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (isShown) answer.current?.focus()
  }, [isShown])

  return (
    <>
      {heading}
      {!isShown && (
        <>
          <p className="mt-3 text-muted">Say it to yourself, then look.</p>
          <Button variant={isPrimary ? 'primary' : 'secondary'} className="mt-5" onClick={() => setShown(true)}>
            Show the answer
          </Button>
        </>
      )}
      {isShown && (
        <div ref={answer} tabIndex={-1} className="mt-3 border-y border-hairline py-3">
          <p className="eyebrow text-muted">The answer</p>
          <p className="mt-1 text-lg">{question.answer}</p>
        </div>
      )}
      {isShown && isRight === null && (
        <div className="mt-5 flex flex-wrap gap-3">
          <Button variant={isPrimary ? 'primary' : 'secondary'} onClick={() => onAnswer(true)}>
            I knew it
          </Button>
          <Button variant="secondary" onClick={() => onAnswer(false)}>
            Not yet
          </Button>
        </div>
      )}
    </>
  )
}
