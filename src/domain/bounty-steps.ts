import type { Bounty } from './bounty'
import { mayComplete } from './bounty-status'
import type { BountyView } from './bounty-view'
import { isUnsettled } from './outbox/entry'
import { isAcceptance, isCompletion } from './outbox/overlay'

/** From an acceptance to its approval. */
export const stepNames = ['Accepted', 'Done', 'Reviewed', 'Approved'] as const

/** `current` counts from 1, one past the last means all are done; `detail` belongs to the current one. */
export type BountySteps = { readonly current: number; readonly detail: string | null }

type Situation = Pick<BountyView, 'acceptance' | 'entries'> & {
  bounty: Pick<Bounty, 'status' | 'deadline' | 'creatorId' | 'requiresPhoto'>
  viewerId: string | null
  nowMs: number
}

/** How far this person's acceptance has come, or the bounty of its creator; null where that says nothing about them. */
export function bountySteps({ bounty, viewerId, acceptance, entries, nowMs }: Situation): BountySteps | null {
  const isDone = acceptance?.status === 'completed' || (bounty.status === 'completed' && viewerId === bounty.creatorId)
  if (isDone) return { current: stepNames.length + 1, detail: null }
  const unsettled = entries.filter(isUnsettled)
  const mayGoOn = mayComplete({ bounty, viewerId, acceptance, nowMs })
  if (acceptance?.status === 'submitted') {
    if (bounty.status === 'completed') return null
    return unsettled.some(isCompletion) ? { current: 2, detail: 'not sent yet' } : { current: 3, detail: null }
  }
  if (!mayGoOn) return null
  if (unsettled.some(isAcceptance)) return { current: 1, detail: 'not sent yet' }
  if (acceptance?.status === 'changes_requested') return { current: 2, detail: 'changes asked for' }
  return { current: 2, detail: bounty.requiresPhoto ? 'with a photo' : null }
}
