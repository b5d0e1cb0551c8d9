import { expect, it } from 'vitest'
import { learningWords, type LearningTrouble, nothingUnsent, unsentNotice, unsentWords } from './learning-words'

const some = { notes: ['a'], others: 0 }
const here = 'Noted on this device'

it.each<[string, Parameters<typeof learningWords>[0], string]>([
  ['before the first look', { unsent: null, trouble: null }, here],
  ['what is about to be sent', { unsent: some, trouble: null }, here],
  ['all that is sent', { unsent: nothingUnsent, trouble: null }, 'Noted for all your devices'],
  ['all that was sent, with no network', { unsent: nothingUnsent, trouble: 'unreachable' }, 'Noted for all your devices'],
  [
    'a server that doesn’t answer',
    { unsent: some, trouble: 'unreachable' },
    `${here}, and for the others once the academy answers`,
  ],
  [
    'an older server, though all was sent once',
    { unsent: nothingUnsent, trouble: 'unsupported' },
    `${here}. The academy can’t take it yet`,
  ],
  ['an older server at the first look', { unsent: null, trouble: 'unsupported' }, `${here}. The academy can’t take it yet`],
  ['a refusal', { unsent: some, trouble: 'refused' }, `${here}. The academy did not take all of it`],
  ['no room', { unsent: some, trouble: 'full' }, `${here}. The academy has no room for all of it`],
])('says of %s where it is noted', (_, state, words) => {
  expect(learningWords(state)).toBe(words)
})

it.each([
  [{ notes: [], others: 0 }, ''],
  [{ notes: ['a'], others: 0 }, '1 note is on this device only.'],
  [{ notes: ['a', 'b'], others: 0 }, '2 notes are on this device only.'],
  [{ notes: [], others: 3 }, 'What you last read, answered, logged or removed is noted on this device only.'],
  [{ notes: ['a'], others: 1 }, '1 note, and what you last read, answered, logged or removed, are on this device only.'],
])('says of %j what is here alone', (unsent, words) => {
  expect(unsentWords(unsent)).toBe(words)
})

it('tells with it what to do next, and nothing while all is well', () => {
  const troubles: LearningTrouble[] = ['unreachable', 'unsupported', 'refused', 'full']
  for (const trouble of troubles)
    expect(unsentNotice({ unsent: some, trouble })).toMatch(/^1 note is on this device only\. .+\.$/)
  expect(unsentNotice({ unsent: null, trouble: 'unsupported' })).toMatch(/^The academy can’t take it yet/)
  expect(unsentNotice({ unsent: nothingUnsent, trouble: 'unreachable' })).toBeNull()
  expect(unsentNotice({ unsent: some, trouble: null })).toBeNull()
})
