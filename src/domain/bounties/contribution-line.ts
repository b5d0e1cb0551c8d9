import * as v from 'valibot'

/**
 * A pledge as everybody may know it: no id of it, nor of the person, and `createdAt` is the beginning of its day in UTC (docs/decisions.md, 9). Amounts in
 * cents; `position` counts from 1, in no order of time within a day.
 */
export const ContributionLineSchema = v.object({
  position: v.number(),
  name: v.string(),
  anonymous: v.boolean(),
  amountCents: v.number(),
  totalAfterCents: v.number(),
  createdAt: v.string(),
  /** Whose it is that asks: told to them alone. */
  own: v.optional(v.boolean()),
})
export type ContributionLine = v.InferOutput<typeof ContributionLineSchema>

/** On so many days there must have been a pledge before a drawing of them says more than the list. */
const daysOfChart = 3

export const hasChart = (lines: readonly ContributionLine[]): boolean =>
  new Set(lines.map(({ createdAt }) => createdAt.slice(0, 10))).size >= daysOfChart

export type ChartPoint = { atMs: number; totalCents: number }

/** The funding over time as steps: zero at the start, one step a pledge, level until `untilMs`. `lines` in any order. */
export function fundingSteps(lines: readonly ContributionLine[], startMs: number, untilMs: number): ChartPoint[] {
  const pledges = lines
    .toSorted((a, b) => a.position - b.position)
    .map((line) => ({ atMs: Date.parse(line.createdAt), totalCents: line.totalAfterCents }))
  const last = pledges.at(-1)
  return [
    { atMs: startMs, totalCents: 0 },
    ...pledges,
    { atMs: Math.max(untilMs, last?.atMs ?? startMs), totalCents: last?.totalCents ?? 0 },
  ]
}

/** The steps as an SVG path in a box of `width` by `height`, the goal or the sum at its top. Times outside the box are held at its edges. */
export function stepPath(
  points: readonly ChartPoint[],
  frame: { startMs: number; endMs: number; topCents: number; width: number; height: number },
): string {
  const { startMs, endMs, topCents, width, height } = frame
  const span = Math.max(1, endMs - startMs)
  const x = (atMs: number) => Math.round(Math.min(1, Math.max(0, (atMs - startMs) / span)) * width * 10) / 10
  const y = (cents: number) => Math.round((1 - Math.min(1, cents / Math.max(1, topCents))) * height * 10) / 10
  return points
    .map((point, index) =>
      index === 0 ? `M${x(point.atMs)} ${y(point.totalCents)}` : `H${x(point.atMs)}V${y(point.totalCents)}`,
    )
    .join('')
}

/** Who stands on the line, to the person who reads it. */
export function contributorWords({ name, anonymous, own = false }: Pick<ContributionLine, 'name' | 'anonymous' | 'own'>): string {
  if (!own) return name
  return anonymous ? 'You (anonymous)' : 'You'
}

/** What a person pledged a moment ago, as the form knows it. */
export type MadePledge = Pick<ContributionLine, 'amountCents' | 'anonymous'>

/**
 * The own pledge that stands first, and the other lines. `unlisted`: what this device knows of that the ledger does not list yet, which goes on as
 * the line that was `made` once that is listed. What was not asked for, or of which only the latest is listed, says nothing of what is missing.
 */
export function ownFirst(
  lines: readonly ContributionLine[] | undefined,
  own: { contributedCents: number; pendingFundingCents: number },
  made: MadePledge | undefined,
): { unlisted: MadePledge | null; first: ContributionLine | null; others: ContributionLine[] } {
  const known = lines ?? []
  const isWhole = lines !== undefined && lines.every(({ position }) => position <= lines.length)
  const listedCents = known.reduce((sum, line) => (line.own === true ? sum + line.amountCents : sum), 0)
  const amountCents = own.pendingFundingCents + (isWhole ? Math.max(0, own.contributedCents - listedCents) : 0)
  if (amountCents > 0) return { unlisted: { amountCents, anonymous: made?.anonymous ?? false }, first: null, others: [...known] }
  const first = made && known.find((line) => line.own === true && line.amountCents === made.amountCents)
  return { unlisted: null, first: first ?? null, others: known.filter((line) => line !== first) }
}
