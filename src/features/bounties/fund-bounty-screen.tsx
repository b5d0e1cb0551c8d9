import { pledgeWords } from '../../content/facts'
import { useState, type KeyboardEvent, type SubmitEvent } from 'react'
import * as v from 'valibot'
import { parseCents, formatCents, typedCents } from '../../domain/payments/money'
import {
  contributionProblem,
  defaultContribution,
  minContributionCents,
  quickAmounts,
} from '../../domain/bounties/bounty-contribution'
import { shownStatus, takesPart } from '../../domain/bounties/bounty-status'
import type { BountyView } from '../../domain/bounties/bounty-view'
import type { EntryOf } from '../../domain/outbox/entry'
import { longMoment } from '../../domain/time/calendar'
import { useClock } from '../../hooks/use-clock'
import { useDraft } from '../../hooks/use-draft'
import { useAuth } from '../../state/auth-store'
import { showToast } from '../../state/toast-store'
import { Alert } from '../../ui/alert'
import { Checkbox, Chip } from '../../ui/choices'
import { TextField } from '../../ui/fields'
import { ActBar } from './act-bar'
import { ActButton, DraftNote, NotSaved, useAct } from './act-form'
import { BountyFunding } from './bounty-funding'
import { BountyPage } from './bounty-page'
import { BountySummary } from './bounty-summary'
import { ReplacedNote, useReplaced } from './replaced-act'
import { useSignInFirst } from './use-sign-in-first'

/** What becomes of the pledge (docs/decisions.md, 2). */
function PledgeTerms({ deadline }: { deadline: string }) {
  const { timeZone } = useClock()
  return (
    <p className="text-sm text-muted">
      If a completion is approved by the deadline, {longMoment(deadline, timeZone)}, your pledge falls due. If the deadline passes
      without one, your pledge is released. {pledgeWords}
    </p>
  )
}

const closedNote = {
  completed: 'This bounty is completed, so it takes no more pledges.',
  expired: 'This bounty has ended, so it takes no more pledges.',
  hidden: 'A moderator has hidden this bounty, so it takes no more pledges.',
} as const

const FundDraftSchema = v.object({ amount: v.string(), anonymous: v.boolean() })
const blank = { amount: defaultContribution, anonymous: false }

function draftOf(replaced: EntryOf<'fund-bounty'> | null) {
  if (replaced === null) return blank
  const { amountCents, anonymous } = replaced.payload
  return { amount: typedCents(amountCents), anonymous }
}

function FundBounty({ view, entry }: { view: BountyView; entry?: string | undefined }) {
  const userId = useAuth((auth) => auth.user?.id)
  const replaced = useReplaced('fund-bounty', entry)
  if (replaced.state === 'loading') return null
  return (
    <div className="grid gap-8">
      <ReplacedNote replaced={replaced} />
      <FundBountyForm key={userId} view={view} replaced={replaced.entry} />
    </div>
  )
}

function FundBountyForm({ view, replaced }: { view: BountyView; replaced: EntryOf<'fund-bounty'> | null }) {
  const { bounty, pendingFundingCents } = view
  const { nowMs } = useClock()
  const signIn = useSignInFirst('fund', `/bounty/${bounty.id}/fund`)
  const home = `fund-bounty:${bounty.id}`
  const key = replaced === null ? home : `edit:${replaced.opId}`
  const { draft, draftId, isSaved, change } = useDraft(key, FundDraftSchema, () => draftOf(replaced), home)
  const { busy, kept, problem, isAnew, act } = useAct(signIn.userId, bounty.id)
  const [touched, setTouched] = useState(false)

  const form = draft ?? blank
  const cents = parseCents(form.amount)
  const amountProblem = contributionProblem(form.amount)
  const status = shownStatus(bounty, nowMs)
  const open = takesPart(bounty, nowMs)

  function submit() {
    if (draft === null || !signIn.knows || !open) return
    if (signIn.userId === null) return signIn.ask([key])
    if (amountProblem !== null) return showToast({ ...amountProblem, tone: 'danger' })
    const { userId } = signIn
    const payload = { bountyId: bounty.id, amountCents: cents, anonymous: draft.anonymous }
    void act(
      { ownerId: userId, kind: 'fund-bounty', payload },
      { draftIds: [draftId], replaces: isAnew ? undefined : replaced?.opId },
    )
  }

  function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    submit()
  }

  // A disabled button keeps the browser from submitting at Enter, and so from saying why.
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || amountProblem === null) return
    event.preventDefault()
    setTouched(true)
    submit()
  }

  return (
    <form className="flex flex-col gap-8" onSubmit={onSubmit} noValidate>
      <BountySummary bounty={bounty} />
      <BountyFunding bounty={bounty} pendingCents={pendingFundingCents} />
      {status !== 'active' && status !== 'funded' && <Alert tone="warning">{closedNote[status]}</Alert>}
      <fieldset disabled={draft === null || !open} className="grid gap-5">
        <legend className="sr-only">Your contribution</legend>
        <TextField
          label="Contribution Amount"
          lead="$"
          inputMode="decimal"
          autoComplete="off"
          value={form.amount}
          error={touched ? amountProblem?.description : undefined}
          hint="Dollars and cents, from $1 to $10,000."
          onChange={(event) => void change({ amount: event.target.value })}
          onBlur={() => setTouched(true)}
          onKeyDown={onKeyDown}
        />
        <fieldset className="grid grid-cols-3 gap-2 sm:grid-cols-6">
          <legend className="sr-only">Quick amounts</legend>
          {quickAmounts.map((dollars) => (
            <Chip
              key={dollars}
              className="justify-center"
              selected={cents === dollars * 100}
              onClick={() => void change({ amount: String(dollars) })}
            >
              {`$${dollars}`}
            </Chip>
          ))}
        </fieldset>
        <Checkbox
          label="Make this contribution anonymous"
          hint="Your name is hidden from everybody but you and the moderators. An anonymous pledge earns no points."
          checked={form.anonymous}
          onChange={(event) => void change({ anonymous: event.target.checked })}
        />
      </fieldset>
      <PledgeTerms deadline={bounty.deadline} />
      <DraftNote isSaved={isSaved} />
      <NotSaved problem={problem} />
      <ActBar label="Your pledge">
        <ActButton
          busy={busy}
          kept={kept}
          size="md"
          disabled={draft === null || !signIn.knows || !open || amountProblem !== null}
        >
          {cents < minContributionCents ? 'Pledge' : `Pledge ${formatCents(cents)}`}
        </ActButton>
        <strong className="flex-[1_1_6rem]">A pledge: you are not charged now.</strong>
      </ActBar>
    </form>
  )
}

export function FundBountyScreen({ bountyId, entry }: { bountyId: string; entry?: string | undefined }) {
  return (
    <BountyPage
      bountyId={bountyId}
      entry={entry}
      title="Fund this Bounty"
      lead="Every pledge moves a challenge closer to its goal."
      Body={FundBounty}
    />
  )
}
