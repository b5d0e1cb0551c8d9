import type { ComponentProps, ReactNode } from 'react'
import * as v from 'valibot'
import { countTo, longest } from '../../domain/text/text-length'
import { bountyCategories, BountyCategorySchema } from '../../domain/bounties/bounty-category'
import { anywhere, timesNeeded } from '../../domain/bounties/place-and-time'
import { fieldLabels, type BountyDraft, type DraftField, type DraftProblem } from './bounty-draft'
import { longMoment, latestDeadline, endOfLocalDay, localDay } from '../../domain/time/calendar'
import { parseCents, formatCents } from '../../domain/payments/money'
import { useClock } from '../../hooks/use-clock'
import { Alert } from '../../ui/alert'
import { Checkbox, Chip, ChipGroup } from '../../ui/choices'
import { Field, type FieldText, TextArea, TextField } from '../../ui/fields'
import { Icon } from '../../ui/icon'

type CreateBountyStepProps = {
  draft: BountyDraft
  problems: readonly DraftProblem[]
  edit: (part: Partial<BountyDraft>) => void
}

/** What every step of the wizard that makes a bounty gets. `field`: what the control of a field needs, but for how it is changed. */
type CreateStepProps = Omit<CreateBountyStepProps, 'problems'> & {
  field: (name: DraftField) => { label: string; name: string; value: string; error: string | undefined }
}

/** Children are `<option>` elements. */
function SelectField({ label, error, children, ...select }: ComponentProps<'select'> & FieldText) {
  return (
    <Field label={label} error={error}>
      {(control) => (
        <div className="field-box">
          <select {...select} {...control} className="input">
            {children}
          </select>
          <Icon name="chevron" className="pointer-events-none absolute right-3 h-full w-5" />
        </div>
      )}
    </Field>
  )
}

function BountyBasicsStep({ draft, field, edit }: CreateStepProps) {
  return (
    <>
      <TextField
        {...field('title')}
        count={countTo(longest.title)}
        hint={`What is to be done, in one line. At most ${longest.title} characters.`}
        onChange={(event) => edit({ title: event.target.value })}
      />
      <TextArea
        {...field('description')}
        rows={7}
        count={countTo(longest.description)}
        hint="What counts as done, what to show for it, and what to keep clear of."
        onChange={(event) => edit({ description: event.target.value })}
      />
      <SelectField
        {...field('category')}
        onChange={(event) => edit({ category: v.is(BountyCategorySchema, event.target.value) ? event.target.value : '' })}
      >
        <option value="">Select a category</option>
        {bountyCategories.map((category) => (
          <option key={category} value={category}>
            {category}
          </option>
        ))}
      </SelectField>
      <div className="grid gap-2">
        <TextField
          {...field('place')}
          required={false}
          autoComplete="off"
          count={countTo(longest.place)}
          hint="A town in words, such as Portland, Oregon. Nobody’s home address."
          onChange={(event) => edit({ place: event.target.value })}
        />
        <Chip
          className="justify-self-start"
          selected={draft.place === anywhere}
          onClick={() => edit({ place: draft.place === anywhere ? '' : anywhere })}
        >
          {anywhere}
        </Chip>
      </div>
      <ChipGroup
        title={
          <>
            {fieldLabels.timeNeeded} <span className="font-normal text-muted">(optional)</span>
          </>
        }
        titleClass="field-label mb-2"
        labels={timesNeeded}
        at={timesNeeded.findIndex((time) => time === draft.timeNeeded)}
        onChoose={(at) => edit({ timeNeeded: timesNeeded.find((time, nth) => nth === at && time !== draft.timeNeeded) ?? '' })}
      />
      <Alert tone="info">
        A bounty may not target a real person: no finding, following, photographing or exposing anybody. It must be lawful and
        safe, and teach something.
      </Alert>
    </>
  )
}

function BountyFundingStep({ draft, field, edit }: CreateStepProps) {
  const { nowMs, timeZone } = useClock()
  const end = endOfLocalDay(draft.deadline)
  return (
    <>
      <TextField
        {...field('fundingGoal')}
        lead="$"
        inputMode="decimal"
        autoComplete="off"
        hint="Dollars and cents, from $1 to $1,000,000. Others pledge towards it; you may too."
        onChange={(event) => edit({ fundingGoal: event.target.value })}
      />
      <TextField
        {...field('deadline')}
        type="date"
        min={localDay(nowMs)}
        max={localDay(latestDeadline(nowMs))}
        hint={
          end === null
            ? 'The bounty runs to the end of this day, for five years at most.'
            : `The bounty runs until ${longMoment(new Date(end).toISOString(), timeZone)}.`
        }
        onChange={(event) => edit({ deadline: event.target.value })}
      />
    </>
  )
}

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

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-1 border-b border-hairline py-3 sm:grid-cols-[10rem_1fr]">
      <dt className="text-muted">{name}</dt>
      <dd dir="auto" className="min-w-0 font-semibold whitespace-pre-line">
        {children}
      </dd>
    </div>
  )
}

function BountyReviewStep({ draft }: CreateStepProps) {
  const { timeZone } = useClock()
  const end = endOfLocalDay(draft.deadline)
  return (
    <>
      <p>Read it once more as a stranger would. A published bounty can’t be edited.</p>
      <dl className="border-t border-hairline">
        <Row name={fieldLabels.title}>{draft.title.trim()}</Row>
        <Row name={fieldLabels.description}>{draft.description.trim()}</Row>
        <Row name={fieldLabels.category}>{draft.category}</Row>
        {draft.place.trim() !== '' && <Row name={fieldLabels.place}>{draft.place.trim()}</Row>}
        {draft.timeNeeded !== '' && <Row name={fieldLabels.timeNeeded}>{draft.timeNeeded}</Row>}
        <Row name={fieldLabels.fundingGoal}>{formatCents(parseCents(draft.fundingGoal))}</Row>
        <Row name={fieldLabels.deadline}>{end === null ? 'Not set' : longMoment(new Date(end).toISOString(), timeZone)}</Row>
        <Row name="Verification">{draft.requiresPhoto ? 'Photo required' : 'No photo required'}</Row>
      </dl>
    </>
  )
}

const steps = [BountyBasicsStep, BountyFundingStep, BountyVerificationStep, BountyReviewStep]

export function CreateBountyStep({ draft, problems, edit }: CreateBountyStepProps) {
  const Step = steps[draft.step - 1] ?? BountyBasicsStep
  const field = (name: DraftField) => ({
    label: fieldLabels[name],
    name,
    value: draft[name],
    error: problems.find((problem) => problem.field === name)?.description,
  })
  return <Step draft={draft} edit={edit} field={field} />
}
