import { useState } from 'react'
import { factorRefusal } from '../../domain/account/second-factor'
import { useAsked } from '../../hooks/use-asked'
import { SecondFactorForm } from '../../proofs/second-factor-form'
import { beginFactor, type NewFactor, removeFactor } from '../../state/second-factor'
import { showToast } from '../../state/toast-store'
import { Alert } from '../../ui/alert'
import { Button } from '../../ui/button'
import { Skeleton } from '../../ui/placeholders'
import { AccountSection } from './account-section'
import { unloadedWords } from './refusal'

/** The second factor of the person who is signed in: what the server says of it, and the steps of setting it up and removing it. */
function useSecondFactor() {
  const { value: standing, state, refusal, again: load } = useAsked('factors')
  const [begun, setBegun] = useState<NewFactor | null>(null)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function begin() {
    setBusy(true)
    setProblem(null)
    const answer = await beginFactor()
    setBusy(false)
    if (answer.ok) setBegun(answer.value)
    else setProblem(factorRefusal(answer))
  }

  async function remove(id: string) {
    setBusy(true)
    setProblem(null)
    const answer = await removeFactor(id)
    setBusy(false)
    if (!answer.ok) return setProblem(factorRefusal(answer))
    showToast({ title: 'Second Factor Removed', description: 'Your password alone signs you in again.', tone: 'success' })
    load()
  }

  function confirmed() {
    const description = begun ? 'Your other sessions have ended.' : 'This session is confirmed.'
    showToast({ title: begun ? 'Second Factor On' : 'Code Accepted', description, tone: 'success' })
    setBegun(null)
    load()
  }

  return { standing, state, refusal, begun, busy, problem, begin, remove, confirmed, cancel: () => setBegun(null), load }
}

function Setup({ begun, onConfirmed, onCancel }: { begun: NewFactor; onConfirmed: () => void; onCancel: () => void }) {
  return (
    <>
      <p>Scan this with an authenticator app, or type the key into it. Then type the code that it shows.</p>
      <img src={begun.qrCode} width={224} height={224} alt="QR code of the key below" className="bg-white p-2" />
      <dl>
        <dt className="text-sm text-muted">Key</dt>
        <dd className="font-mono break-all">{begun.secret}</dd>
      </dl>
      <SecondFactorForm factorId={begun.id} button="Turn on" onConfirmed={onConfirmed} />
      <Button variant="secondary" className="justify-self-start" onClick={onCancel}>
        Cancel
      </Button>
    </>
  )
}

/** Sets up, confirms and removes the authenticator app of the account. */
export function SecondFactorSection() {
  const { standing, state, refusal, begun, busy, problem, begin, remove, confirmed, cancel, load } = useSecondFactor()
  const own = standing?.factors.find(({ isConfirmed }) => isConfirmed)
  return (
    <AccountSection id="second-factor" title="Second factor">
      <p className="text-muted">
        An authenticator app shows a code that changes every half minute. Once it is set up, it is asked for at each sign-in:
        without it nobody reads or does anything of yours, and changes no password or address.
      </p>
      {!standing && state !== 'failed' && <Skeleton className="h-12" />}
      {!standing && state === 'failed' && (
        <>
          <p className="text-muted">{unloadedWords('second factor', refusal?.code ?? null)}</p>
          <Button variant="secondary" className="justify-self-start" onClick={load}>
            Try again
          </Button>
        </>
      )}
      {begun && <Setup begun={begun} onConfirmed={confirmed} onCancel={cancel} />}
      {standing && !begun && !own && (
        <Button variant="secondary" busy={busy} className="justify-self-start" onClick={() => void begin()}>
          Set up second factor
        </Button>
      )}
      {standing && own && (
        <>
          <p className="font-semibold">{standing.isProven ? 'On, and this session is confirmed by it.' : 'On.'}</p>
          {standing.isProven ? (
            <Button variant="danger" busy={busy} className="justify-self-start" onClick={() => void remove(own.id)}>
              Remove second factor
            </Button>
          ) : (
            <>
              <p>
                Type a code to confirm this session. Without your app, ask us: nobody but the academy’s own staff can remove it.
              </p>
              <SecondFactorForm factorId={own.id} button="Confirm" onConfirmed={confirmed} />
            </>
          )}
        </>
      )}
      {problem !== null && <Alert tone="danger">{problem}</Alert>}
    </AccountSection>
  )
}
