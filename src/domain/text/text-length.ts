import { groupedDigits } from './numbers'

/** The longest texts that people write, in characters; the server has the same limits, and is the authority. */
export const longest = { title: 120, description: 4000, place: 60, notes: 2000, name: 120, message: 5000, about: 120 } as const

/** How many characters the server counts: those between the ends' blanks, each emoji's code points one by one. */
export const textLength = (text: string): number => Array.from(text.replaceAll('\0', '').normalize('NFC').trim()).length

/** The refusal of a text that is too long: nothing of it is cut, so it says how much is to go. Null where it fits. */
export function tooLongProblem(text: string, most: number): string | null {
  const over = textLength(text) - most
  return over <= 0 ? null : `${groupedDigits(over)} too many. Please use at most ${groupedDigits(most)} characters.`
}

const shownFrom = 0.8

/** `shown` counts at each key; `said` changes only where a screen reader should speak. */
export type LengthWords = { shown: string; said: string }

/** What stands below a field while it's written in; null up to four fifths of what fits. */
export function lengthWords(text: string, most: number): LengthWords | null {
  const length = textLength(text)
  const left = most - length
  if (length < shownFrom * most) return null
  if (left < 0)
    return {
      shown: `${groupedDigits(length)} of ${groupedDigits(most)} characters, ${groupedDigits(-left)} too many`,
      said: `More than ${groupedDigits(most)} characters: too long.`,
    }
  const step = [0.05, 0.1].find((part) => left <= part * most) ?? 1 - shownFrom
  return {
    shown: `${groupedDigits(length)} of ${groupedDigits(most)} characters`,
    said: `At most ${groupedDigits(Math.round(step * most))} characters left.`,
  }
}

/** The same for a field of one length, to be handed to it. */
export const countTo = (most: number) => (text: string) => lengthWords(text, most)
