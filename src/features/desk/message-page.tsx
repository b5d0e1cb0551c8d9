// @in desk @members
import { Link } from '@tanstack/react-router'
import { type SubmitEvent, useRef, useState } from 'react'
import type { DeskMessage } from '../../domain/desk/desk'
import { countTo } from '../../domain/text/text-length'
import { longMoment } from '../../domain/time/calendar'
import type { Answer } from '../../remote/failure'
import { useAuth } from '../../state/auth-store'
import { showToast } from '../../state/toast-store'
import { noteSaved } from '../../state/unsaved-forms'
import { Announced } from '../../ui/announce'
import { Button } from '../../ui/button'
import { TextArea } from '../../ui/fields'
import { Badge } from '../../ui/marks'
import { focusPageTitle } from '../../ui/page-header'
import { EmptyState } from '../../ui/placeholders'
import { Unanswered } from './desk-list'
import { askDesk, useDesk } from './use-desk'

const longestAnswer = 5000
const gone = 'Whoever wrote it has deleted their account, or it has come to its age.'
const refusals: Readonly<Record<string, string>> = {
  PT401: 'Your session has ended. Sign in and try again; what you wrote stays here.',
  PT403: 'Confirm with your second factor first: Account asks for its code. What you wrote stays here.',
  PT404: `This message is gone. ${gone}`,
}
const unreachable = 'The academy could not be reached. Check your connection and try again; what you wrote stays here.'

/** A message to the academy with its thread, to answer. */
export function MessagePage({ id }: { id: string }) {
  const { value, refusal, again, change } = useDesk(`message ${id}`, (remote) => remote.deskMessage(id))
  if (value === undefined && refusal) return <Unanswered again={again} />
  if (value === undefined) return <Announced isShown>Looking for the message</Announced>
  if (value === null) return <EmptyState title="There is no such message">{gone}</EmptyState>
  return <Thread message={value} onChange={(next) => change(() => next)} />
}

type ThreadProps = { message: DeskMessage; onChange: (message: DeskMessage) => void }

function Thread({ message, onChange }: ThreadProps) {
  const { id, name, email, place, is_owners, created_at, done_at, answers } = message
  const userId = useAuth(({ user }) => user?.id ?? '')
  const [busy, setBusy] = useState<'answer' | 'done' | null>(null)
  const [problem, setProblem] = useState<string>()
  /** A text keeps its key until the academy has answered: pressed again after a lost answer, it goes out once. */
  const key = useRef({ text: '', opId: '' })

  async function act(what: 'answer' | 'done', asking: Promise<Answer<DeskMessage>>, done: string): Promise<boolean> {
    setBusy(what)
    const answer = await asking
    setBusy(null)
    setProblem(answer.ok ? undefined : (refusals[answer.code ?? ''] ?? unreachable))
    if (!answer.ok) return false
    focusPageTitle()
    onChange(answer.value)
    showToast({ title: done, tone: 'success' })
    return true
  }

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const form = event.currentTarget
    const typed = new FormData(form).get('answer')
    const text = typeof typed === 'string' ? typed.trim() : ''
    if (text === '' || text.length > longestAnswer)
      return setProblem(text === '' ? 'Write an answer first.' : `At most ${longestAnswer} characters.`)
    if (key.current.text !== text) key.current = { text, opId: crypto.randomUUID() }
    const { opId } = key.current
    const sent = askDesk((remote) => remote.answerMessage({ opId, userId, messageId: id, text }))
    if (!(await act('answer', sent, 'Answered'))) return
    form.reset()
    noteSaved(form)
  }

  const finish = (isDone: boolean) =>
    void act(
      'done',
      askDesk((remote) => remote.finishMessage(userId, id, isDone)),
      isDone ? 'Taken off what waits' : 'Put back among what waits',
    )

  return (
    <div className="grid max-w-2xl gap-8">
      <ol className="grid gap-6">
        <li className="grid gap-2 border-l-4 border-signal pl-4 wrap-anywhere">
          <p>
            <strong>
              <bdi>{name}</bdi>
            </strong>
            , <bdi>{email}</bdi> {is_owners && <Badge tone="blue">Has a package</Badge>}
          </p>
          <p className="text-sm text-muted">
            <time dateTime={created_at}>{longMoment(created_at)}</time>
            {place !== null && `, asked at: ${place}`}
          </p>
          <p dir="auto" className="whitespace-pre-line">
            {message.message}
          </p>
        </li>
        {answers.map((answer) => (
          <li key={answer.id} className="grid gap-2 border-l-4 border-hairline pl-4 wrap-anywhere">
            <p>
              <strong>
                <bdi>{answer.by ?? 'Somebody who has left'}</bdi>
              </strong>{' '}
              answered
            </p>
            <p className="text-sm text-muted">
              <time dateTime={answer.created_at}>{longMoment(answer.created_at)}</time>
              {answer.mail_sent_at === null ? '. The mail has still to go.' : '. The mail has gone out.'}
            </p>
            <p dir="auto" className="whitespace-pre-line">
              {answer.text}
            </p>
          </li>
        ))}
      </ol>
      <form className="grid gap-4" method="dialog" noValidate onSubmit={(event) => void send(event)}>
        <TextArea
          label="Answer"
          name="answer"
          rows={8}
          hint="Goes out as a mail, with the message below it. Replies to that mail are not read, and it says so."
          count={countTo(longestAnswer)}
          error={problem}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={busy === 'answer'}>
            {answers.length > 0 ? 'Send another answer' : 'Send the answer'}
          </Button>
          <Button variant="secondary" busy={busy === 'done'} onClick={() => finish(done_at === null)}>
            {done_at === null ? 'Done without an answer' : 'Open it again'}
          </Button>
        </div>
      </form>
      <Link to="/desk/$" params={{ _splat: 'messages' }} className="link inline-flex min-h-11 items-center">
        To all messages that wait
      </Link>
    </div>
  )
}
