// @in desk @members
import { Link } from '@tanstack/react-router'
import type { DeskMessage } from '../../domain/desk/desk'
import { longMoment } from '../../domain/time/calendar'
import { useAuth } from '../../state/auth-store'
import { Announced } from '../../ui/announce'
import { Button } from '../../ui/button'
import { Badge } from '../../ui/marks'
import { EmptyState } from '../../ui/placeholders'
import { Unanswered } from './desk-list'
import { askDesk, useDesk } from './use-desk'
import { useDeskAct, WritingForm, Written } from './writing'

const gone = 'Whoever wrote it has deleted their account, or it has come to its age.'
const refusals = { PT404: `This message is gone. ${gone}` }

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
  const { busy, problem, setProblem, act } = useDeskAct<DeskMessage, 'answer' | 'done'>(refusals, onChange)

  const finish = (isDone: boolean) =>
    void act(
      'done',
      () => askDesk((remote) => remote.finishMessage(userId, id, isDone)),
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
          <Written
            key={answer.id}
            by={answer.by}
            did="answered"
            at={answer.created_at}
            more={answer.mail_sent_at === null ? '. The mail has still to go.' : '. The mail has gone out.'}
            text={answer.text}
          />
        ))}
      </ol>
      <WritingForm
        label="Answer"
        name="answer"
        rows={8}
        hint="Goes out as a mail, with the message below it. Replies to that mail are not read, and it says so."
        longest={5000}
        empty="Write an answer first."
        problem={problem}
        onProblem={setProblem}
        send={(text, opId) =>
          act('answer', () => askDesk((remote) => remote.answerMessage({ opId, userId, messageId: id, text })), 'Answered')
        }
      >
        <Button type="submit" busy={busy === 'answer'}>
          {answers.length > 0 ? 'Send another answer' : 'Send the answer'}
        </Button>
        <Button variant="secondary" busy={busy === 'done'} onClick={() => finish(done_at === null)}>
          {done_at === null ? 'Done without an answer' : 'Open it again'}
        </Button>
      </WritingForm>
      <Link to="/desk/$" params={{ _splat: 'messages' }} className="link inline-flex min-h-11 items-center">
        To all messages that wait
      </Link>
    </div>
  )
}
