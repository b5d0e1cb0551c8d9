import * as v from 'valibot'
import { bountyCategories, type BountyCategory } from './bounty'
import type { Problem } from './bounty-contribution'
import { endOfLocalDay, localDay } from './local-day'
import { isHumanText, unseenTextWords } from './human-text'
import { formatCents, parseCents, typedCents } from './money'

export const titleMaxLength = 120
export const descriptionMaxLength = 4000
export const minGoalCents = 100
export const maxGoalCents = 100_000_000
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
  /** The refused act that this form replaces: what waits for it moves along. */
  replaces: v.optional(v.pipe(v.string(), v.uuid())),
})
export type BountyDraft = v.InferOutput<typeof BountyDraftSchema>
export type DraftField = 'title' | 'description' | 'category' | 'fundingGoal' | 'deadline'
export type DraftProblem = Problem<DraftField>

export const emptyDraft: BountyDraft = {
  step: 1,
  title: '',
  description: '',
  category: '',
  fundingGoal: '100',
  deadline: '',
  requiresPhoto: true,
}

/** A refused bounty as a form again: a new act in the place of the old one. */
export function draftFromRefused(refused: { opId: string; payload: NewBounty }): BountyDraft {
  const { title, description, category, fundingGoalCents, deadline, requiresPhoto } = refused.payload
  const words = {
    title,
    description,
    category,
    fundingGoal: typedCents(fundingGoalCents),
    deadline: localDay(Date.parse(deadline)),
    requiresPhoto,
  }
  return { step: 1, ...words, replaces: refused.opId }
}

function basicsProblem(draft: BountyDraft): DraftProblem | null {
  if (draft.title.trim() === '') {
    return { field: 'title', title: 'Title Required', description: 'Please enter a title for your bounty.' }
  }
  if (draft.title.trim().length > titleMaxLength) {
    return { field: 'title', title: 'Title Too Long', description: `Please use at most ${titleMaxLength} characters.` }
  }
  if (!isHumanText(draft.title.trim(), false)) {
    return { field: 'title', title: 'Invalid Title', description: unseenTextWords }
  }
  if (draft.description.trim() === '') {
    return { field: 'description', title: 'Description Required', description: 'Please enter a description for your bounty.' }
  }
  if (draft.description.trim().length > descriptionMaxLength) {
    return { field: 'description', title: 'Description Too Long', description: 'Please use at most 4,000 characters.' }
  }
  if (!isHumanText(draft.description, true)) {
    return { field: 'description', title: 'Invalid Description', description: unseenTextWords }
  }
  if (draft.category === '') {
    return { field: 'category', title: 'Category Required', description: 'Please select a category for your bounty.' }
  }
  return null
}

function fundingProblem(draft: BountyDraft, nowMs: number): DraftProblem | null {
  const goalCents = parseCents(draft.fundingGoal)
  if (goalCents < minGoalCents) {
    return { field: 'fundingGoal', title: 'Invalid Funding Goal', description: 'Please enter a valid funding goal (minimum $1).' }
  }
  if (goalCents > maxGoalCents) {
    const description = `Please enter a valid funding goal (maximum ${formatCents(maxGoalCents)}).`
    return { field: 'fundingGoal', title: 'Invalid Funding Goal', description }
  }
  const end = endOfLocalDay(draft.deadline)
  if (end === null) {
    return { field: 'deadline', title: 'Deadline Required', description: 'Please set a deadline for your bounty.' }
  }
  if (end <= nowMs) {
    return { field: 'deadline', title: 'Invalid Deadline', description: 'The deadline must be in the future.' }
  }
  return null
}

/** What keeps a step of the wizard from advancing, first fault first, or null. */
export function stepProblem(draft: BountyDraft, step: number, nowMs: number): DraftProblem | null {
  if (step === 1) return basicsProblem(draft)
  return step === 2 ? fundingProblem(draft, nowMs) : null
}

export type NewBounty = {
  title: string
  description: string
  category: BountyCategory
  fundingGoalCents: number
  deadline: string
  requiresPhoto: boolean
}

/** The bounty that a draft describes, or the problem and the step to send the person back to. */
export function bountyFromDraft(
  draft: BountyDraft,
  nowMs: number,
): { bounty: NewBounty } | { problem: DraftProblem; step: number } {
  const basics = basicsProblem(draft)
  if (basics !== null) return { problem: basics, step: 1 }
  const funding = fundingProblem(draft, nowMs)
  if (funding !== null) return { problem: funding, step: 2 }
  const bounty = {
    title: draft.title.trim(),
    description: draft.description.trim(),
    category: v.parse(v.picklist(bountyCategories), draft.category),
    fundingGoalCents: parseCents(draft.fundingGoal),
    deadline: new Date(endOfLocalDay(draft.deadline) ?? nowMs).toISOString(),
    requiresPhoto: draft.requiresPhoto,
  }
  return { bounty }
}
