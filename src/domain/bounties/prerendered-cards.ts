// @in look
import { daysLeft } from './deadline'

/** A card that stands in the page's HTML: what it says of money, and how many days it says are left. */
export type PrerenderedCard = { id: string; figures: string; days: number }

/** What of a row of `board()` is compared before anything else of the app is loaded. Dollars as number or text, time as the server spells it. */
export type BoardRow = { id: string; current_funding: number | string; contributors: number; deadline: string }

/** What a card says of money, as one word that two sources can be compared by. */
export const figuresOf = (bounty: { currentFundingCents: number; contributors: number }): string =>
  `${bounty.currentFundingCents} ${bounty.contributors}`

/**
 * Holds the cards of the page's HTML against the server's first answer. `gone`: the ids that the answer doesn't name; `isSame`: it says
 * nothing else than the cards do.
 */
export function comparePrerendered(
  cards: readonly PrerenderedCard[],
  rows: readonly BoardRow[],
  nowMs: number,
): { gone: string[]; isSame: boolean } {
  const said = new Map(cards.map(({ id, figures, days }) => [id, `${figures} ${days}`]))
  const named = new Set(rows.map(({ id }) => id))
  const isSaid = ({ id, current_funding, contributors, deadline }: BoardRow) =>
    said.get(id) ===
    `${figuresOf({ currentFundingCents: Math.round(Number(current_funding) * 100), contributors })} ${daysLeft(deadline, nowMs)}`
  const gone = cards.map(({ id }) => id).filter((id) => !named.has(id))
  return { gone, isSame: gone.length === 0 && rows.every(isSaid) }
}
