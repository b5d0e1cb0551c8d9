import type { BountyDraft, DraftField } from '../../domain/bounty-draft'

/** What every step of the wizard that makes a bounty gets. */
export type CreateStepProps = {
  draft: BountyDraft
  errorOf: (field: DraftField) => string | undefined
  edit: (part: Partial<BountyDraft>) => void
}
