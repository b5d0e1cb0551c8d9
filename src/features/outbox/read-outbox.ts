import { actOf } from '../../domain/acts/acts'
import type { OutboxEntry } from '../../domain/outbox/entry'
import { bountyOf, makesBounty } from '../../domain/outbox/lane'
import { bountyById } from '../../local/bounties'
import { countOfOthers, entriesOf, isOfOthers } from '../../local/outbox-reads'
import { isAtRisk } from '../../sync/watch-queue'

/**
 * `titles`: of the bounties that the entries are about, as far as this phone knows them. `others`: how much waits for other accounts, and
 * nothing else of it; `ended`: the same for whose session the academy has ended here. `isAtRisk`: the browser may clear what waits.
 */
export type OutboxRead = {
  entries: OutboxEntry[]
  titles: ReadonlyMap<string, string>
  others: number
  ended: number
  isAtRisk: boolean
}

/** All that the Outbox shows, as one live query. */
export async function readOutbox(ownerId: string | null, endedId: string | null): Promise<OutboxRead> {
  const [entries, others, left] = await Promise.all([
    entriesOf(ownerId),
    countOfOthers(ownerId),
    endedId === null ? [] : entriesOf(endedId),
  ])
  const ended = left.filter((entry) => isOfOthers(entry, ownerId)).length
  const ids = [...new Set(entries.flatMap((entry) => bountyOf(entry) ?? []))]
  const bounties = await Promise.all(ids.map((id) => bountyById(id)))
  const cached = bounties.flatMap((bounty) => (bounty ? [[bounty.id, bounty.title] as const] : []))
  const made = entries.filter(makesBounty).map((entry) => [entry.opId, actOf(entry).words.subject(entry.payload) ?? ''] as const)
  return { entries, ended, titles: new Map([...made, ...cached]), others: others - ended, isAtRisk: isAtRisk(entries) }
}
