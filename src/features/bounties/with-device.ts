import type { BountyView } from '../../domain/bounties/bounty-view'

/** How many rows the first answer has at most: a list that is as long may go on. */
export const firstAnswerSize = 24

/**
 * The list between the first answer and the first page that the device fetches: the rows of the answer, over them what this person did,
 * before them the own that the answer doesn't know yet, and after a full answer what the device holds of older ones.
 */
export function withDevice(
  first: readonly BountyView[],
  device: readonly BountyView[],
  isOwn: (view: BountyView) => boolean,
): BountyView[] {
  const held = new Map(device.map((view) => [view.bounty.id, view]))
  const named = new Set(first.map(({ bounty }) => bounty.id))
  const rows = first.map((view) => {
    const own = held.get(view.bounty.id)
    if (own === undefined) return view
    const isNewer = Date.parse(own.bounty.updatedAt) >= Date.parse(view.bounty.updatedAt)
    return isNewer || own.entries.length > 0 ? own : { ...own, bounty: view.bounty }
  })
  const rest = device.filter(({ bounty }) => !named.has(bounty.id))
  const others = rest.filter((view) => !isOwn(view))
  const oldest = first.length < firstAnswerSize ? undefined : first.at(-1)?.bounty.createdAt
  const older = oldest === undefined ? [] : others.filter(({ bounty }) => Date.parse(bounty.createdAt) < Date.parse(oldest))
  return [...rest.filter(isOwn), ...rows, ...older]
}
