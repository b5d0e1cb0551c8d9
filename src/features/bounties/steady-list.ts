type Row = { bounty: { id: string } }

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
export function steadyList<T extends Row>({ standing, rows, isOwn }: Lists<T>): { shown: T[]; newer: number } {
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
