import { pledgeWords } from '../../content/facts'
import { Link } from '@tanstack/react-router'
import { useState, type KeyboardEvent, type SubmitEvent } from 'react'
import type { Bounty } from '../../domain/bounties/bounty'
import type { BountyPart, PartKind } from '../../domain/bounties/bounty-part'
import type { BountyView } from '../../domain/bounties/bounty-view'
import { refusalReason } from '../../domain/bounties/bounty-words'
import { timeLeft, timeLeftLabel } from '../../domain/bounties/deadline'
import { longMoment } from '../../domain/time/calendar'
import { useClock } from '../../hooks/use-clock'
import { showToast } from '../../state/toast-store'
import { Alert } from '../../ui/alert'
import { Checkbox } from '../../ui/choices'
import { ActButton, NotSaved, useAct } from './act-form'
import { BountyPage } from './bounty-page'
import { BountySummary } from './bounty-summary'
import { ReplacedNote, useReplaced } from './replaced-act'
import { useBountyPart } from './use-bounty-part'
import { useSignInFirst } from './use-sign-in-first'

const agreementRequired = {
  title: 'Agreement Required',
  description: 'Please confirm that you understand the bounty requirements.',
}

const ownKinds: ReadonlySet<PartKind> = new Set(['own', 'own_review', 'creating'])
const refusalNote = ({ kind, says }: BountyPart) => (ownKinds.has(kind) ? refusalReason('own_bounty') : says)

function AcceptBounty({ view, entry }: { view: BountyView; entry?: string | undefined }) {
  const replaced = useReplaced('accept-bounty', entry)
  if (replaced.state === 'loading') return null
  return (
    <div className="grid gap-8">
      <ReplacedNote replaced={replaced} />
      <AcceptBountyForm view={view} replaces={replaced.entry?.opId} />
    </div>
  )
}

/** What a person takes on by accepting. */
function AcceptTerms({ bounty }: { bounty: Bounty }) {
  const { nowMs, timeZone } = useClock()
  return (
    <section aria-labelledby="terms" className="grid gap-2 border-y border-line py-3">
      <h2 id="terms" className="eyebrow">
        What you take on
      </h2>
      <ul className="grid list-disc gap-1 pl-5 text-sm">
        <li>
          Finish by <time dateTime={bounty.deadline}>{longMoment(bounty.deadline, timeZone)}</time> (
          {timeLeftLabel(timeLeft(bounty.deadline, nowMs, timeZone))}).
        </li>
        <li>
          {bounty.requiresPhoto
            ? 'Take a photo that shows what you did. Only you, the bounty’s creator and the moderators see it.'
            : 'No photo is required; you can add one, and notes, when you complete it.'}
        </li>
        <li>Others may accept it too. The first completion that is approved ends it.</li>
        <li>The creator or a moderator reviews your completion, usually within 1-2 days.</li>
        <li>Obey the law and posted rules, and leave other people out of your photos. You can withdraw at any time.</li>
      </ul>
    </section>
  )
}

/** Below the act, so that the box to tick stands in a phone's first screen. */
function AcceptGains() {
  return (
    <section aria-labelledby="gains" className="grid gap-2 border-t border-line pt-3">
      <h2 id="gains" className="eyebrow">
        What you get
      </h2>
      <ul className="grid list-disc gap-1 pl-5 text-sm">
        <li>Once approved, it counts on the leaderboard, if your address is confirmed and you don’t hide there.</li>
        <li>{pledgeWords}</li>
      </ul>
    </section>
  )
}

function AcceptBountyForm({ view, replaces }: { view: BountyView; replaces: string | undefined }) {
  const { bounty } = view
  const part = useBountyPart(view)
  const signIn = useSignInFirst('accept', `/bounty/${bounty.id}/accept`)
  const { busy, kept, problem, isAnew, act } = useAct(signIn.userId, bounty.id)
  const [agreed, setAgreed] = useState(false)

  // A visitor may read and tick; the press is what asks for sign-in. While it is kept, this act itself is no reason to refuse it.
  const allowed = busy || part.kind === 'unknown' || part.act === 'sign-in' || part.act === 'accept'

  function submit() {
    if (!signIn.knows || !allowed) return
    if (signIn.userId === null) return signIn.ask()
    if (!agreed) return showToast({ ...agreementRequired, tone: 'danger' })
    const { userId } = signIn
    void act(
      { ownerId: userId, kind: 'accept-bounty', payload: { bountyId: bounty.id } },
      { replaces: isAnew ? undefined : replaces },
    )
  }

  function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    submit()
  }

  // A disabled button keeps the browser from submitting at Enter, and so from saying why.
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || agreed) return
    event.preventDefault()
    submit()
  }

  return (
    <form className="grid gap-5" onSubmit={onSubmit} noValidate>
      <BountySummary bounty={bounty} />
      <AcceptTerms bounty={bounty} />
      {!allowed && (
        <Alert
          tone="warning"
          action={
            <Link to="/bounty/$bountyId" params={{ bountyId: bounty.id }} className="link">
              Back to Bounty
            </Link>
          }
        >
          {refusalNote(part)}
        </Alert>
      )}
      <Checkbox
        label="I understand the requirements of this bounty and agree to complete it lawfully and safely."
        checked={agreed}
        disabled={!allowed}
        onChange={(event) => setAgreed(event.target.checked)}
        onKeyDown={onKeyDown}
      />
      <NotSaved problem={problem} />
      <ActButton busy={busy} kept={kept} disabled={!agreed || !signIn.knows || !allowed}>
        Accept Bounty
      </ActButton>
      <AcceptGains />
    </form>
  )
}

export function AcceptBountyScreen({ bountyId, entry }: { bountyId: string; entry?: string | undefined }) {
  return <BountyPage bountyId={bountyId} entry={entry} title="Accept Bounty" Body={AcceptBounty} />
}
