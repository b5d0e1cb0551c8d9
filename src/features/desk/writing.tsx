// @in desk @members
import { type ReactNode, type SubmitEvent, useRef, useState } from 'react'
import { countTo } from '../../domain/text/text-length'
import { longMoment } from '../../domain/time/calendar'
import type { Answer } from '../../remote/failure'
import { showToast } from '../../state/toast-store'
import { noteSaved } from '../../state/unsaved-forms'
import { TextArea } from '../../ui/fields'
import { focusPageTitle } from '../../ui/page-header'

const refusals: Readonly<Record<string, string>> = {
  PT401: 'Your session has ended. Sign in and try again; what you wrote stays here.',
  PT403: 'Confirm with your second factor first: Account asks for its code. What you wrote stays here.',
}
const unreachable = 'The academy could not be reached. Check your connection and try again; what you wrote stays here.'

/** An act at the desk: which one is under way, and why the last was refused. `own`: what a code means here. */
export function useDeskAct<T, Name extends string>(own: Readonly<Record<string, string>>, onChange: (value: T) => void) {
  const [busy, setBusy] = useState<Name | null>(null)
  const [problem, setProblem] = useState<string>()

  async function act(name: Name, asking: () => Promise<Answer<T>>, done: string): Promise<boolean> {
    if (busy) return false
    setBusy(name)
    const answer = await asking()
    setBusy(null)
    setProblem(answer.ok ? undefined : (own[answer.code ?? ''] ?? refusals[answer.code ?? ''] ?? unreachable))
    if (!answer.ok) return false
    focusPageTitle()
    onChange(answer.value)
    showToast({ title: done, tone: 'success' })
    return true
  }

  return { busy, problem, setProblem, act }
}

type WritingFormProps = {
  label: string
  name: string
  rows: number
  hint: string
  longest: number
  /** What is said where nothing was written. */
  empty: string
  problem: string | undefined
  onProblem: (problem: string) => void
  /** Sends the text under a key, and answers whether it was taken. */
  send: (text: string, opId: string) => Promise<boolean>
  children: ReactNode
}

/** A form with one text to send: what was typed stays until the academy has it. `children` are its buttons. */
export function WritingForm({ label, name, rows, hint, longest, empty, problem, onProblem, send, children }: WritingFormProps) {
  /** A text keeps its key until the academy has answered: pressed again after a lost answer, it counts once. */
  const key = useRef({ text: '', opId: '' })

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const typed = new FormData(form).get(name)
    const text = typeof typed === 'string' ? typed.trim() : ''
    if (text === '' || text.length > longest) return onProblem(text === '' ? empty : `At most ${longest} characters.`)
    if (key.current.text !== text) key.current = { text, opId: crypto.randomUUID() }
    if (!(await send(text, key.current.opId))) return
    key.current = { text: '', opId: '' }
    form.reset()
    noteSaved(form)
  }

  return (
    <form className="grid gap-4" method="dialog" noValidate onSubmit={(event) => void submit(event)}>
      <TextArea label={label} name={name} rows={rows} hint={hint} count={countTo(longest)} error={problem} />
      <div className="flex flex-wrap gap-3">{children}</div>
    </form>
  )
}

type WrittenProps = { by: string | null; did: string; at: string; more?: string; text: string }

/** What somebody of the academy wrote, and when. */
export function Written({ by, did, at, more, text }: WrittenProps) {
  return (
    <li className="grid gap-2 border-l-4 border-hairline pl-4 wrap-anywhere">
      <p>
        <strong>
          <bdi>{by ?? 'Somebody who has left'}</bdi>
        </strong>{' '}
        {did}
      </p>
      <p className="text-sm text-muted">
        <time dateTime={at}>{longMoment(at)}</time>
        {more}
      </p>
      <p dir="auto" className="whitespace-pre-line">
        {text}
      </p>
    </li>
  )
}
