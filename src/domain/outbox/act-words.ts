import { actOf } from '../acts/acts'
import type { OutboxEntry } from './entry'
import { bountyOf } from './lane'

/** What a person did, in a few words: `Pledge of $25`. */
export const actWords = (entry: OutboxEntry): string => actOf(entry).words.act(entry)

/** What the act is about: a bounty's title where this phone knows it, else what tells this act from another. */
export function subjectWords(entry: OutboxEntry, titles: ReadonlyMap<string, string>): string {
  return actOf(entry).words.subject(entry.payload) ?? titles.get(bountyOf(entry) ?? '') ?? 'A bounty'
}
