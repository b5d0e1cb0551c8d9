import type { Bounty } from '../../domain/bounties/bounty'
import { isOpen } from '../../domain/bounties/bounty-status'
import type { BountyView } from '../../domain/bounties/bounty-view'

/** Active Bounties: `active` only, the latest created first. */
export function activeBounties(bounties: readonly Bounty[], nowMs: number): Bounty[] {
  return bounties
    .filter((bounty) => bounty.status === 'active' && isOpen(bounty, nowMs))
    .toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt) || (a.id < b.id ? 1 : -1))
}

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

type Lists<T> = {
  /** The ids of the cards that stand on the screen, in their order. */
  standing: readonly string[]
  /** The newest answer. */
  rows: readonly T[]
  /** Whose making one knows of: nobody waits for a press to see the own. */
  isOwn: (row: T) => boolean
}

/**
 * A list that does not move under a reader: of the cards that stand, those that the answer names stay where they are, the own are put before
 * them, older ones follow, and `newer` counts what waits. A list of which nothing is left is shown anew.
 */
export function steadyList<T extends { bounty: { id: string } }>({
  standing,
  rows,
  isOwn,
}: Lists<T>): { shown: T[]; newer: number } {
  const known = new Map(rows.map((row) => [row.bounty.id, row]))
  const stay = standing.flatMap((id) => known.get(id) ?? [])
  if (stay.length === 0) return { shown: [...rows], newer: 0 }
  const stands = new Set(standing)
  const end = rows.findLastIndex((row) => stands.has(row.bounty.id))
  const added = rows.map((row, index) => ({ row, index })).filter(({ row }) => !stands.has(row.bounty.id))
  const own = added.filter(({ row }) => isOwn(row)).map(({ row }) => row)
  const older = added.filter(({ row, index }) => end >= 0 && index > end && !isOwn(row)).map(({ row }) => row)
  return { shown: [...own, ...stay, ...older], newer: added.length - own.length - older.length }
}
