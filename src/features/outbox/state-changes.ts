import { actWords, subjectWords } from '../../domain/outbox/act-words'
import type { EntryState } from '../../domain/outbox/entry'
import { stateWords } from '../../domain/outbox/state-words'
import type { OutboxRead } from './read-outbox'

export type KnownStates = ReadonlyMap<string, EntryState>

export const statesOf = ({ entries }: OutboxRead): KnownStates => new Map(entries.map(({ opId, state }) => [opId, state]))

/** What a screen reader is told of what changed since: one sentence an act. `Sending` is left out, since it comes and goes with every try. */
export function stateChanges(before: KnownStates, { entries, titles }: OutboxRead, userId: string | null): string {
  const changed = entries.filter(({ opId, state }) => {
    const was = before.get(opId)
    const isTry = state === 'sending' || (was === 'sending' && state === 'queued')
    return was !== undefined && was !== state && !isTry
  })
  return changed.map((entry) => `${actWords(entry)}, ${subjectWords(entry, titles)}: ${stateWords(entry, userId)}.`).join(' ')
}
