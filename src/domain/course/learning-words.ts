// @in reader-notes
/** What of a person's learning the academy is not known to have: the ids of notes and marks that were written here, and how many other changes. */
export type UnsentLearning = { readonly notes: readonly string[]; readonly others: number }

export const nothingUnsent: UnsentLearning = { notes: [], others: 0 }

export const isAllSent = ({ notes, others }: UnsentLearning) => notes.length + others === 0

/** What kept the last look from noting all: no answer, a server that doesn't know the question, a refusal of all or of some, or no room. */
export type LearningTrouble = 'unreachable' | 'unsupported' | 'refused' | 'full'

/** What a device knows of how far its person's learning is noted; `unsent` is null before it has looked, and where there is nothing and nothing was ever exchanged. */
export type LearningState = { readonly unsent: UnsentLearning | null; readonly trouble: LearningTrouble | null }

const onThisDevice = 'Noted on this device'

const troubleWords: Record<LearningTrouble, string> = {
  unreachable: `${onThisDevice}, and for the others once the academy answers`,
  unsupported: `${onThisDevice}. The academy can’t take it yet`,
  refused: `${onThisDevice}. The academy did not take all of it`,
  full: `${onThisDevice}. The academy has no room for all of it`,
}

/** Where what was read, answered and noted is, as Today says it. */
export function learningWords({ unsent, trouble }: LearningState): string {
  if (trouble === 'unsupported') return troubleWords.unsupported
  if (unsent && isAllSent(unsent)) return 'Noted for all your devices'
  return trouble === null ? onThisDevice : troubleWords[trouble]
}

/** What is on this device alone, in a sentence; empty where nothing is. */
export function unsentWords({ notes, others }: UnsentLearning): string {
  const rest = others > 0 ? 'What you last read, answered, logged or removed' : ''
  const written = notes.length === 1 ? '1 note' : `${notes.length} notes`
  if (notes.length === 0) return rest && `${rest} is noted on this device only.`
  return rest
    ? `${written}, and what you last read, answered, logged or removed, are on this device only.`
    : `${written} ${notes.length === 1 ? 'is' : 'are'} on this device only.`
}

const nextStep: Record<LearningTrouble, string> = {
  unreachable: 'It is sent when the academy answers.',
  unsupported: 'The academy can’t take it yet. It is sent when it can; until then, save what you wrote as a file.',
  refused: 'The academy did not take it. Save what you wrote as a file, then write it anew.',
  full: 'The academy has no room for more. Save what you wrote as a file, and remove what you no longer need.',
}

/** The same with what stood in the way and what to do next; null where all is noted, or the first look isn't over. */
export function unsentNotice({ unsent, trouble }: LearningState): string | null {
  if (trouble === null || (trouble !== 'unsupported' && (unsent === null || isAllSent(unsent)))) return null
  return [unsent ? unsentWords(unsent) : '', nextStep[trouble]].filter((part) => part !== '').join(' ')
}
