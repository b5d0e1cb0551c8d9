import { useRef, useState, type SubmitEvent } from 'react'
import {
  bountyFromDraft,
  draftFromRefused,
  BountyDraftSchema,
  emptyDraft,
  stepProblem,
  wizardSteps,
  type BountyDraft,
  type DraftProblem,
} from '../../domain/bounty-draft'
import type { EntryOf } from '../../domain/outbox/entry'
import { useAuth } from '../../state/auth-store'
import { showToast } from '../../state/toast-store'
import { Alert } from '../../ui/alert'
import { Button } from '../../ui/button'
import { Checkbox } from '../../ui/checkbox'
import { ProgressBar } from '../../ui/progress-bar'
import { Stepper } from '../../ui/stepper'
import { ActButton } from './act-button'
import { BountyBasicsStep } from './bounty-basics-step'
import { BountyFundingStep } from './bounty-funding-step'
import { BountyReviewStep } from './bounty-review-step'
import type { CreateStepProps } from './create-step-props'
import { DraftNote } from './draft-note'
import { ReplacedNote } from './replaced-note'
import { useAct } from './use-act'
import { useDraft } from '../../hooks/use-draft'
import { useReplaced } from './use-replaced'
import { useSignInFirst } from './use-sign-in-first'

function BountyVerificationStep({ draft, edit }: CreateStepProps) {
  return (
    <>
      <Checkbox
        label="Require photo verification"
        hint="Whoever completes it sends a photo with it. Only they, you and the moderators see it."
        checked={draft.requiresPhoto}
        onChange={(event) => edit({ requiresPhoto: event.target.checked })}
      />
      <p className="text-muted">
        You review each completion: approve it, ask for changes, or turn it down with a reason. The first one you approve
        completes the bounty.
      </p>
    </>
  )
}

type CreateBountyStepProps = Omit<CreateStepProps, 'errorOf'> & { problem: DraftProblem | null }

const steps = [BountyBasicsStep, BountyFundingStep, BountyVerificationStep, BountyReviewStep]

function CreateBountyStep({ draft, problem, edit }: CreateBountyStepProps) {
  const Step = steps[draft.step - 1] ?? BountyBasicsStep
  return <Step draft={draft} edit={edit} errorOf={(field) => (problem?.field === field ? problem.description : undefined)} />
}

const failure = { title: 'Creation Failed', description: 'There was an error creating your bounty. Please try again.' }
const lastStep = wizardSteps.length

export function CreateBounty({ entry }: { entry?: string | undefined }) {
  const userId = useAuth((auth) => auth.user?.id)
  const replaced = useReplaced('create-bounty', entry)
  if (replaced.state === 'loading') return null
  return (
    <div className="grid gap-8">
      <ReplacedNote replaced={replaced} />
      <CreateBountyWizard key={userId} replaced={replaced.entry} />
    </div>
  )
}

function CreateBountyWizard({ replaced }: { replaced: EntryOf<'create-bounty'> | null }) {
  const signIn = useSignInFirst('create', '/bounty/create')
  const key = replaced === null ? 'create-bounty' : `edit:${replaced.opId}`
  const { draft, draftId, isKept, change } = useDraft(key, BountyDraftSchema, () =>
    replaced === null ? emptyDraft : draftFromRefused(replaced),
  )
  const {
    busy,
    kept,
    problem: notSaved,
    act,
  } = useAct({
    failure,
    userId: signIn.userId,
    leadsTo: { to: '/bounty' },
  })
  const [problem, setProblem] = useState<DraftProblem | null>(null)
  const moved = useRef(false)

  const form = draft ?? emptyDraft
  const { step } = form

  // Each step's heading takes the focus once, when a person came here by a button: a ref's callback is called at each render.
  const focusHeading = (heading: HTMLHeadingElement | null) => {
    if (heading === null || !moved.current) return
    moved.current = false
    heading.focus()
  }

  function goTo(next: number, found: DraftProblem | null = null) {
    moved.current = true
    setProblem(found)
    void change({ step: next })
  }

  function edit(part: Partial<BountyDraft>) {
    setProblem(null)
    void change(part)
  }

  function refuse(found: DraftProblem) {
    setProblem(found)
    showToast({ title: found.title, description: found.description, tone: 'danger' })
  }

  function publish() {
    if (!signIn.knows) return
    if (signIn.userId === null) return signIn.ask([key])
    const { userId } = signIn
    const made = bountyFromDraft(form, Date.now())
    if ('problem' in made) {
      goTo(made.step, made.problem)
      return refuse(made.problem)
    }
    const options = { draftIds: [draftId], replaces: form.replaces }
    void act({ ownerId: userId, kind: 'create-bounty', payload: made.bounty }, options)
  }

  function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    if (draft === null) return
    const found = stepProblem(form, step, Date.now())
    if (found !== null) refuse(found)
    else if (step < lastStep) goTo(step + 1)
    else publish()
  }

  return (
    <form className="grid gap-8" onSubmit={onSubmit} noValidate>
      <div className="grid gap-4">
        <ProgressBar value={(step - 1) * 33.33} label={`Step ${step} of ${lastStep}`} />
        <Stepper steps={[...wizardSteps]} current={step} label="Steps" />
      </div>
      <fieldset disabled={draft === null} className="grid gap-6">
        <h2 key={step} ref={focusHeading} tabIndex={-1} className="text-2xl">
          {wizardSteps[step - 1]}
        </h2>
        <CreateBountyStep draft={form} problem={problem} edit={edit} />
      </fieldset>
      <DraftNote isKept={isKept} />
      {notSaved !== null && (
        <Alert tone="danger" title="Not saved">
          {notSaved}
        </Alert>
      )}
      <div className="flex flex-wrap justify-between gap-3">
        <Button variant="secondary" disabled={draft === null || step === 1} onClick={() => goTo(step - 1)}>
          Previous
        </Button>
        <ActButton size="md" busy={busy} kept={kept} disabled={draft === null}>
          {step < lastStep ? 'Next' : 'Create Bounty'}
        </ActButton>
      </div>
    </form>
  )
}
