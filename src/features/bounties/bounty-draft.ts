import * as v from 'valibot'
import type { BountyTerms } from '../../domain/bounties/bounty'
import { bountyCategories } from '../../domain/bounties/bounty-category'
import { looksLikeCoordinates, TimeNeededSchema } from '../../domain/bounties/place-and-time'
import type { Problem } from '../../domain/bounties/bounty-contribution'
import { latestDeadline, endOfLocalDay, localDay, longDay } from '../../domain/time/calendar'
import { humanTextProblem } from '../../domain/text/human-text'
import { amountFormWords, parseCents, readCents, formatCents, typedCents } from '../../domain/payments/money'
import { longest, tooLongProblem } from '../../domain/text/text-length'

const minGoalCents = 100
const maxGoalCents = 100_000_000
export const wizardSteps = ['Basic Info', 'Funding', 'Verification', 'Review'] as const

/** The create wizard's form as typed. It survives a reload, so what comes back from storage is parsed again. */
export const BountyDraftSchema = v.object({
  step: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(wizardSteps.length)),
  title: v.string(),
  description: v.string(),
  category: v.union([v.literal(''), v.picklist(bountyCategories)]),
  fundingGoal: v.string(),
  deadline: v.string(),
  requiresPhoto: v.boolean(),
  place: v.optional(v.string(), ''),
  timeNeeded: v.optional(v.union([v.literal(''), TimeNeededSchema]), ''),
  /** The refused act that this form replaces: what waits for it moves along. */
  replaces: v.optional(v.pipe(v.string(), v.uuid())),
})
export type BountyDraft = v.InferOutput<typeof BountyDraftSchema>
/** The fields that can be at fault, by what they are called. */
export const fieldLabels = {
  title: 'Title',
  description: 'Description',
  category: 'Category',
  fundingGoal: 'Funding Goal',
  deadline: 'Deadline',
  place: 'Place',
  timeNeeded: 'Time Needed',
}
export type DraftField = keyof typeof fieldLabels
export type DraftProblem = Problem<DraftField>

export const emptyDraft: BountyDraft = {
  step: 1,
  title: '',
  description: '',
  category: '',
  fundingGoal: '100',
  deadline: '',
  requiresPhoto: true,
  place: '',
  timeNeeded: '',
}

/** A refused bounty as a form again: a new act in the place of the old one. */
export function draftFromRefused(refused: { opId: string; payload: BountyTerms }): BountyDraft {
  const { fundingGoalCents, deadline, ...same } = refused.payload
  const fundingGoal = typedCents(fundingGoalCents)
  return { ...emptyDraft, ...same, fundingGoal, deadline: localDay(Date.parse(deadline)), replaces: refused.opId }
}

/** Whole, so that who looks for a text of the screen finds it. */
const missing = {
  title: { title: 'Title Required', description: 'Please enter a title for your bounty.' },
  description: { title: 'Description Required', description: 'Please enter a description for your bounty.' },
}

function textProblem(field: 'title' | 'description' | 'place', text: string, mayHaveLines: boolean): DraftProblem | null {
  const label = fieldLabels[field]
  if (field !== 'place' && text.trim() === '') return { field, ...missing[field] }
  const tooLong = tooLongProblem(text, longest[field])
  if (tooLong !== null) return { field, title: `${label} Too Long`, description: tooLong }
  const unseen = humanTextProblem(mayHaveLines ? text : text.trim(), mayHaveLines)
  return unseen === null ? null : { field, title: `Invalid ${label}`, description: unseen }
}

const titleProblem = ({ title }: BountyDraft) => textProblem('title', title, false)
const descriptionProblem = ({ description }: BountyDraft) => textProblem('description', description, true)

function categoryProblem({ category }: BountyDraft): DraftProblem | null {
  if (category !== '') return null
  return { field: 'category', title: 'Category Required', description: 'Please select a category for your bounty.' }
}

function placeProblem({ place }: BountyDraft): DraftProblem | null {
  if (place.trim() === '') return null
  if (!looksLikeCoordinates(place.trim())) return textProblem('place', place, false)
  return { field: 'place', title: 'Invalid Place', description: 'Please name a town in words.' }
}

function goalProblem({ fundingGoal }: BountyDraft): DraftProblem | null {
  const cents = fundingGoal.trim() === '' ? 0 : readCents(fundingGoal)
  const problem = { field: 'fundingGoal', title: 'Invalid Funding Goal' } as const
  if (cents === null) return { ...problem, description: amountFormWords }
  if (cents < minGoalCents) return { ...problem, description: 'Please enter a valid funding goal (minimum $1).' }
  if (cents > maxGoalCents)
    return { ...problem, description: `Please enter a valid funding goal (maximum ${formatCents(maxGoalCents)}).` }
  return null
}

function deadlineProblem({ deadline }: BountyDraft, nowMs: number): DraftProblem | null {
  const field = 'deadline'
  if (deadline === '') return { field, title: 'Deadline Required', description: 'Please set a deadline for your bounty.' }
  const end = endOfLocalDay(deadline)
  if (end === null || end > latestDeadline(nowMs)) {
    const latest = longDay(new Date(latestDeadline(nowMs)).toISOString())
    return {
      field,
      title: 'Invalid Deadline',
      description: `Please choose a day of the next five years, ${latest} at the latest.`,
    }
  }
  return end > nowMs ? null : { field, title: 'Invalid Deadline', description: 'The deadline must be in the future.' }
}

const steps = [
  [titleProblem, descriptionProblem, categoryProblem, placeProblem],
  [goalProblem, deadlineProblem],
]

/** What keeps a step of the wizard from advancing: one fault a field, in the order of the fields. */
export function stepProblems(draft: BountyDraft, step: number, nowMs: number): DraftProblem[] {
  return (steps[step - 1] ?? []).map((problemOf) => problemOf(draft, nowMs)).filter((problem) => problem !== null)
}

/** The bounty that a draft describes, or the problems and the step to send the person back to. */
export function bountyFromDraft(
  draft: BountyDraft,
  nowMs: number,
): { bounty: BountyTerms } | { problems: DraftProblem[]; step: number } {
  for (const step of [1, 2]) {
    const problems = stepProblems(draft, step, nowMs)
    if (problems.length > 0) return { problems, step }
  }
  const bounty = {
    title: draft.title.trim(),
    description: draft.description.trim(),
    category: v.parse(v.picklist(bountyCategories), draft.category),
    fundingGoalCents: parseCents(draft.fundingGoal),
    deadline: new Date(endOfLocalDay(draft.deadline) ?? nowMs).toISOString(),
    requiresPhoto: draft.requiresPhoto,
    ...(draft.place.trim() !== '' && { place: draft.place.trim() }),
    ...(draft.timeNeeded !== '' && { timeNeeded: draft.timeNeeded }),
  }
  return { bounty }
}
