import { beginAt } from '../../ui/begin-at'
import { useRef, useState, type SubmitEvent } from 'react'
import { academyNow } from '../../clock'
import type { EntryOf } from '../../domain/outbox/entry'
import { useDraft } from '../../hooks/use-draft'
import { useAuth } from '../../state/auth-store'
import { showToast } from '../../state/toast-store'
import { Button } from '../../ui/button'
import { PageHeader } from '../../ui/page-header'
import { ProblemSummary } from '../../ui/fields'
import { ProgressBar, Stepper } from '../../ui/progress'
import { ActButton, DraftNote, NotSaved, useAct } from './act-form'
import {
  bountyFromDraft,
  draftFromRefused,
  BountyDraftSchema,
  emptyDraft,
  fieldLabels,
  stepProblems,
  wizardSteps,
  type BountyDraft,
  type DraftProblem,
} from './bounty-draft'
import { BackToBounties } from './bounty-page'
import { CreateBountyStep } from './create-bounty-steps'
import { ReplacedNote, useReplaced } from './replaced-act'
import { useSignInFirst } from './use-sign-in-first'

const lastStep = wizardSteps.length

function CreateBounty({ entry }: { entry?: string | undefined }) {
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
  const make = () => (replaced === null ? emptyDraft : draftFromRefused(replaced))
  const { draft, draftId, isSaved, change } = useDraft(key, BountyDraftSchema, make, 'create-bounty')
  const { busy, kept, problem: notSaved, isAnew, act } = useAct(signIn.userId, null)
  const [problems, setProblems] = useState<readonly DraftProblem[]>([])
  const element = useRef<HTMLFormElement>(null)
  const moved = useRef(false)

  const form = draft ?? emptyDraft
  const { step } = form

  // Each step's heading takes the focus once, when a person came here by a button: a ref's callback is called at each render.
  const focusHeading = (heading: HTMLHeadingElement | null) => {
    if (heading === null || !moved.current) return
    moved.current = false
    beginAt(heading)
  }

  function goTo(next: number) {
    moved.current = true
    setProblems([])
    void change({ step: next })
  }

  function edit(part: Partial<BountyDraft>) {
    setProblems((found) => found.filter(({ field }) => !(field in part)))
    void change(part)
  }

  /** All of a step's faults stand at their fields; the first is said and has the focus. */
  function refuse(found: readonly DraftProblem[]) {
    const [first] = found
    if (!first) return
    setProblems(found)
    showToast({ title: first.title, description: first.description, tone: 'danger' })
    const field = element.current?.elements.namedItem(first.field)
    if (field instanceof HTMLElement) field.focus()
  }

  function publish() {
    if (!signIn.knows) return
    if (signIn.userId === null) return signIn.ask([key])
    const { userId } = signIn
    const made = bountyFromDraft(form, academyNow())
    if ('problems' in made) {
      goTo(made.step)
      return refuse(made.problems)
    }
    const options = { draftIds: [draftId], replaces: isAnew ? undefined : form.replaces }
    void act({ ownerId: userId, kind: 'create-bounty', payload: made.bounty }, options)
  }

  function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    if (draft === null) return
    const found = stepProblems(form, step, academyNow())
    if (found.length > 0) refuse(found)
    else if (step < lastStep) goTo(step + 1)
    else publish()
  }

  return (
    <form ref={element} className="grid gap-8" onSubmit={onSubmit} noValidate>
      <div className="grid gap-4">
        <ProgressBar value={(step - 1) * 33.33} label={`Step ${step} of ${lastStep}`} />
        <Stepper steps={[...wizardSteps]} current={step} label="Steps" />
      </div>
      <fieldset disabled={draft === null} className="grid gap-6">
        <h2 key={step} ref={focusHeading} tabIndex={-1} className="text-2xl">
          {wizardSteps[step - 1]}
        </h2>
        <ProblemSummary
          problems={problems.map(({ field, description }) => ({ name: field, label: fieldLabels[field], problem: description }))}
        />
        <CreateBountyStep draft={form} problems={problems} edit={edit} />
      </fieldset>
      <DraftNote isSaved={isSaved} />
      <NotSaved problem={notSaved} />
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

export function CreateBountyScreen({ entry }: { entry?: string | undefined }) {
  return (
    <>
      <PageHeader
        size="task"
        back={<BackToBounties />}
        title="Create Bounty"
        lead="Four short steps. What you type is kept on this device until you send it."
      />
      <div className="section">
        <div className="wrap wrap-narrow">
          <CreateBounty entry={entry} />
        </div>
      </div>
    </>
  )
}
