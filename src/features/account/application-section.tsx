import { Link } from '@tanstack/react-router'
import { program } from '../../content/facts'
import { standingWords } from '../../domain/enrolment/application-standing'
import { longDay } from '../../domain/time/calendar'
import { useReceived } from '../../hooks/use-received'
import { Address } from '../../ui/address'
import { Announced } from '../../ui/announce'
import { Button, buttonClass } from '../../ui/button'
import { AccountSection } from './account-section'

/** The application of the person: what this device keeps at once, then what the server knows of the confirmed address. */
export function ApplicationSection() {
  return (
    <AccountSection id="application" title="My application">
      {/* As high as what most people are told: what stands below must not move under a finger when the answer comes. */}
      <div className="grid min-h-48 content-start gap-4">
        <Told />
      </div>
    </AccountSection>
  )
}

function Told() {
  const { received, state, again } = useReceived()
  if (received) {
    const { reference, receivedAt, email, standing, standingAt } = received
    return (
      <>
        <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
          <dt className="text-muted">Reference</dt>
          <dd translate="no" className="font-bold">
            {reference}
          </dd>
          <dt className="text-muted">Received</dt>
          <dd>{longDay(receivedAt)}</dd>
          <dt className="text-muted">Email</dt>
          <dd>
            <Address>{email}</Address>
          </dd>
        </dl>
        <p>
          {standingAt !== null && `${longDay(standingAt)}: `}
          {standingWords(standing, program.applicationFee)}
        </p>
        {state === 'failed' && <p className="text-sm text-muted">The server did not answer. This is what this device keeps.</p>}
        <Link to="/apply" className={buttonClass({ variant: 'secondary', className: 'justify-self-start' })}>
          Show my application
        </Link>
      </>
    )
  }
  if (state === 'asking')
    return (
      <p>
        <Announced isShown>Looking for your application...</Announced>
      </p>
    )
  if (state === 'failed') {
    return (
      <>
        <p>The server did not answer, and this device keeps no application of yours.</p>
        <Button variant="secondary" className="justify-self-start" onClick={again}>
          Try again
        </Button>
      </>
    )
  }
  return (
    <>
      <p className="text-muted">We have received none from your email address, or you have not confirmed that address yet.</p>
      <Link to="/apply" className={buttonClass({ variant: 'secondary', className: 'justify-self-start' })}>
        Apply Now
      </Link>
    </>
  )
}
