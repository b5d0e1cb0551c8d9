// @in training @members
import { Link } from '@tanstack/react-router'
import { type FormEvent, type ReactNode, useState } from 'react'
import { academy } from '../../content/academy'
import { course } from '../../content/facts'
import { type Certificate, type CertificateStanding, readStanding, shownNumber } from '../../domain/course/certificate'
import { countTo } from '../../domain/text/text-length'
import { longDay } from '../../domain/time/calendar'
import { changeAnswer, useAsked } from '../../hooks/use-asked'
import { siteUrl } from '../../site-url'
import { useAuth } from '../../state/auth-store'
import { showToast } from '../../state/toast-store'
import { noteSaved } from '../../state/unsaved-forms'
import { Alert } from '../../ui/alert'
import { Announced } from '../../ui/announce'
import { Button, buttonClass } from '../../ui/button'
import { Card } from '../../ui/card'
import { ControlMarker } from '../../ui/drawings'
import { TextField } from '../../ui/fields'
import { Icon } from '../../ui/icon'
import { focusPageTitle } from '../../ui/page-header'

const what = `Elite Corps ends with a sheet to print. It says that you have read the ${course.name}, answered every question of the guided modules and logged practice in twelve different weeks. It is not an accredited or official certification, and gives no license and no powers.`

/** How far a member is with the certificate of completion, then the sheet itself, to print. */
export function CertificateScreen() {
  const isSignedOut = useAuth(({ status }) => status === 'signed-out')
  const asked = useAsked(isSignedOut ? null : 'certificate')
  const standing = readStanding(asked.value)
  return (
    <div className="wrap certificate section grid justify-items-start gap-6 max-lg:pt-6 print:p-0">
      {!standing?.certificate && <p className="max-w-prose text-lg">{what}</p>}
      {isSignedOut ? (
        <Link to="/auth" search={{ redirect: '/training/certificate' }} className={buttonClass()}>
          Sign in
        </Link>
      ) : (
        <Unanswered {...asked} value={standing} what="Your certificate" />
      )}
      {standing?.in_force === false && (
        <>
          <p>Your account has no Elite Corps today. What you have read, answered and logged before counts too.</p>
          <Link to="/pricing" className={buttonClass()}>
            See the packages
          </Link>
        </>
      )}
      {standing?.certificate ? <Issued {...standing.certificate} /> : standing?.in_force && <Ahead {...standing} />}
    </div>
  )
}

function Ahead({ sections, questions, weeks }: CertificateStanding) {
  const parts = [
    { title: 'Sections of the course that you have read', way: { to: '/course' }, ...sections },
    { title: 'Questions of the modules that you have answered', way: { to: '/course/questions' }, ...questions },
    { title: 'Weeks with practice in your log', way: { to: '/training/$text', params: { text: 'log' } }, ...weeks },
  ] as const
  return (
    <>
      <ul className="today-rows w-full max-w-prose border-t border-ink">
        {parts.map(({ title, way, done, of }) => (
          <li key={title}>
            <Link {...way} className="today-row">
              <strong>{title}</strong>
              <span className="ml-auto flex-none">{`${done} of ${of}`}</span>
              <Icon name="chevron" className="size-5 flex-none -rotate-90 text-muted" />
            </Link>
          </li>
        ))}
      </ul>
      {parts.every(({ done, of }) => done === of && of > 0) && <Act button="Issue my certificate" />}
    </>
  )
}

function Issued(certificate: Certificate) {
  const number = shownNumber(certificate.number)
  return (
    <>
      <Sheet {...certificate} />
      <Button size="lg" onClick={() => print()}>
        Print the certificate
      </Button>
      <Act button="Save">
        <TextField
          label="Say my name at the public address"
          hint="It then stands on the certificate, and whoever checks the number sees it. Left empty, the certificate has a line to write on."
          name="name"
          autoComplete="name"
          defaultValue={certificate.name ?? ''}
          count={countTo(60)}
        />
      </Act>
      <Link
        to="/training/$text"
        params={{ text: `certificate-${number}` }}
        className="link no-print inline-flex min-h-11 items-center"
      >
        See the public address
      </Link>
    </>
  )
}

const unreachable = 'The academy could not be reached. Check your connection and try again.'
const refusals: Readonly<Record<string, string>> = {
  PT400: 'This name can’t stand there: it is too long, has signs that can’t be seen, or reads as the academy’s own.',
  PT403: 'The academy does not count all of it as done yet. Reload this page to see what it counts.',
}

/** Issues the certificate or, with a field, says the name in it. */
function Act({ button, children }: { button: string; children?: ReactNode }) {
  const member = useAuth(({ user }) => user?.id ?? '')
  const [isBusy, setBusy] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const form = event.currentTarget
    const name = new FormData(form).get('name')
    setBusy(true)
    const answer = await import('../../remote/certificate')
      .then((remote) =>
        typeof name === 'string' ? remote.nameCertificate(member, name.trim() || null) : remote.issueCertificate(member),
      )
      .catch(() => null)
    setBusy(false)
    const problem = answer?.ok ? null : (refusals[answer?.code ?? ''] ?? unreachable)
    if (problem !== null) return showToast({ title: 'Not saved', description: problem, tone: 'danger' })
    noteSaved(form)
    if (name === null) focusPageTitle()
    if (answer?.ok) changeAnswer('certificate', [], (known) => ({ ...readStanding(known), certificate: answer.value }))
    showToast({ title: 'Saved', description: 'This page shows your certificate as it stands now.', tone: 'success' })
  }

  return (
    <form className="grid w-full max-w-prose gap-4" method="dialog" noValidate onSubmit={(event) => void submit(event)}>
      {children}
      <Button type="submit" variant={children ? 'secondary' : 'primary'} busy={isBusy} className="justify-self-start">
        {button}
      </Button>
    </form>
  )
}

type UnansweredProps = Pick<ReturnType<typeof useAsked>, 'state' | 'again'> & { value: unknown; what: string }

/** That an answer is still to come, can't be had, or is the one that the device had stored. */
export function Unanswered({ value, state, again, what: sought }: UnansweredProps) {
  const isMissing = value === undefined
  const tryAgain = () => {
    focusPageTitle()
    again()
  }
  if (state === 'failed') {
    const title = isMissing ? `${sought} could not be loaded` : 'The academy did not answer'
    return (
      <Alert className="no-print" tone="warning" title={title} action={<Button onClick={tryAgain}>Try again</Button>}>
        {isMissing ? 'That needs the network, and an answer of the academy.' : 'This is what your device last saw.'}
      </Alert>
    )
  }
  const loading = <Announced isShown>Loading...</Announced>
  return isMissing && state === 'asking' && <p className="min-h-svh">{loading}</p>
}

const lineForName = (
  <span className="flex items-end gap-3">
    Name <span className="h-[1.2em] grow border-b-2 border-ink" />
  </span>
)

/** The certificate as it is printed, and as it is shown to whoever checks its number. `nameless`: what stands where no name is said. */
export function Sheet({ number, issued_at, name, nameless = lineForName }: Certificate & { nameless?: ReactNode }) {
  const shown = shownNumber(number)
  const look = 'grid w-full content-between gap-8 lg:px-12 lg:pb-8 print:min-h-[180mm]'
  return (
    <Card as="section" aria-labelledby="holder" reference={academy.name} referenceEnd={shown} className={look}>
      <p className="display flex items-center justify-between gap-4 text-4xl">
        Certificate of completion <ControlMarker className="w-20 flex-none text-signal max-sm:hidden" />
      </p>
      <div>
        <h2 id="holder" className="text-4xl wrap-anywhere normal-case">
          {name === null ? nameless : <bdi>{name}</bdi>}
        </h2>
        <p className="mt-3 max-w-prose text-xl">
          {`has read the whole ${course.name}, answered every question of its guided modules, and logged practice in twelve different weeks.`}
        </p>
      </div>
      <p>
        {`Issued on ${longDay(issued_at)} under the number `}
        <span className="whitespace-nowrap">{shown}</span>. Whoever wants to know whether it is real opens{' '}
        <strong className="inline-block wrap-anywhere">{`${siteUrl.replace(/^https?:\/\//, '')}/training/certificate-`}</strong>
        <strong className="whitespace-nowrap">{shown}</strong>
      </p>
      <p className="border-t border-line pt-3 text-sm">
        Certificate of completion; not an accredited or official certification. It tells what its holder marked as read, answered
        and logged; nobody examined them. It gives no license and no powers, and nobody has to accept it.
      </p>
    </Card>
  )
}
