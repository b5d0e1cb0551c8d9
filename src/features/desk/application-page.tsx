// @in desk @members
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { type DeskApplication, standingsAfter } from '../../domain/desk/desk'
import type { ApplicationStanding } from '../../domain/enrolment/application-standing'
import { longMoment } from '../../domain/time/calendar'
import { useAuth } from '../../state/auth-store'
import { Alert } from '../../ui/alert'
import { Announced } from '../../ui/announce'
import { Button } from '../../ui/button'
import { EmptyState } from '../../ui/placeholders'
import { Unanswered } from './desk-list'
import { askDesk, useDesk } from './use-desk'
import { useDeskAct, WritingForm, Written } from './writing'

const gone = 'It was taken back, its account was deleted, or it has come to its age.'
const refusals = { PT404: `This application is gone. ${gone}` }
const decisionRefusals = {
  ...refusals,
  PT409: 'Somebody else has decided on it since you opened this page. How it stands now is above.',
}

/** How each standing is called, and the press that gives it; what can't be taken back is asked for twice. */
const standings: Readonly<Record<ApplicationStanding, { name: string; act: string; sure: string | null; done: string }>> = {
  received: { name: 'Received', act: '', sure: null, done: '' },
  invited: { name: 'Invited to the second part', act: 'Invite', sure: null, done: 'Invited' },
  accepted: { name: 'Accepted', act: 'Accept', sure: 'Accept for good', done: 'Accepted' },
  declined: { name: 'Declined', act: 'Decline', sure: 'Decline for good', done: 'Declined' },
}

/** A received application, to decide on and to note on. */
export function ApplicationPage({ id }: { id: string }) {
  const { value, refusal, again, change } = useDesk(`application ${id}`, (remote) => remote.deskApplication(id))
  if (value === undefined && refusal) return <Unanswered again={again} />
  if (value === undefined) return <Announced isShown>Looking for the application</Announced>
  if (value === null) return <EmptyState title="There is no such application">{gone}</EmptyState>
  return <Decisions application={value} onChange={(next) => change(() => next)} again={again} />
}

type DecisionsProps = { application: DeskApplication; onChange: (application: DeskApplication) => void; again: () => void }

function Decisions({ application, onChange, again }: DecisionsProps) {
  const { id, reference, received_at, email, phone_number, full_name, standing, standing_at, notes } = application
  const userId = useAuth(({ user }) => user?.id ?? '')
  const deciding = useDeskAct<DeskApplication, ApplicationStanding>(decisionRefusals, onChange)
  const noting = useDeskAct<DeskApplication, 'note'>(refusals, onChange)
  const [sure, setSure] = useState<ApplicationStanding | null>(null)

  function decide(next: ApplicationStanding): void {
    if (standings[next].sure !== null && sure !== next) return setSure(next)
    setSure(null)
    const asking = async () => {
      const answer = await askDesk((remote) => remote.decideApplication({ userId, id, from: standing, standing: next }))
      if (!answer.ok && answer.code === 'PT409') again()
      return answer
    }
    void deciding.act(next, asking, standings[next].done)
  }

  return (
    <div className="grid max-w-2xl gap-8">
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 wrap-anywhere">
        <dt className="text-muted">Reference</dt>
        <dd translate="no" className="font-bold">
          {reference}
        </dd>
        <dt className="text-muted">Received</dt>
        <dd>
          <time dateTime={received_at}>{longMoment(received_at)}</time>
        </dd>
        {full_name !== null && (
          <>
            <dt className="text-muted">Name</dt>
            <dd>
              <bdi>{full_name}</bdi>
            </dd>
          </>
        )}
        <dt className="text-muted">Email</dt>
        <dd>
          <bdi>{email}</bdi>
        </dd>
        <dt className="text-muted">Phone</dt>
        <dd>
          <bdi>{phone_number}</bdi>
        </dd>
        <dt className="text-muted">Standing</dt>
        <dd>
          <strong>{standings[standing].name}</strong>
          {standing_at !== null && (
            <>
              , <time dateTime={standing_at}>{longMoment(standing_at)}</time>
            </>
          )}
        </dd>
      </dl>
      <section aria-label="Decision" className="grid gap-4">
        {standingsAfter[standing].length > 0 && (
          <>
            <p className="text-sm text-muted">Each goes out as a mail at once. Accepting and declining are final.</p>
            <div className="flex flex-wrap gap-3">
              {standingsAfter[standing].map((next) => (
                <Button
                  key={next}
                  variant={next === 'declined' ? 'danger' : next === 'accepted' ? 'primary' : 'secondary'}
                  busy={deciding.busy === next}
                  onBlur={() => setSure(null)}
                  onClick={() => decide(next)}
                >
                  {(sure === next && standings[next].sure) || standings[next].act}
                </Button>
              ))}
            </div>
          </>
        )}
        {deciding.problem !== undefined && <Alert tone="danger">{deciding.problem}</Alert>}
      </section>
      {notes.length > 0 && (
        <ol className="grid gap-6">
          {notes.map(({ id: key, by, at, text }) => (
            <Written key={key} by={by} did="noted" at={at} text={text} />
          ))}
        </ol>
      )}
      <WritingForm
        label="Note"
        name="note"
        rows={4}
        hint="For the academy’s people. Whoever applied sees it in the copy of their data, if they ask for one."
        longest={2000}
        empty="Write a note first."
        problem={noting.problem}
        onProblem={noting.setProblem}
        send={(text, opId) =>
          noting.act('note', () => askDesk((remote) => remote.noteApplication({ opId, userId, id, text })), 'Noted')
        }
      >
        <Button type="submit" variant="secondary" busy={noting.busy === 'note'}>
          Keep the note
        </Button>
      </WritingForm>
      <Link to="/desk/$" params={{ _splat: 'applications' }} className="link inline-flex min-h-11 items-center">
        To all applications that wait
      </Link>
    </div>
  )
}
