/** The steps in which the words of a section grow, as they are kept; the first is the default. */
export const textSizes = ['1', '2', '3'] as const

export type TextSize = (typeof textSizes)[number]

/** The storage key; its value is the step. */
export const textSizeKey = 'textSize'

/** The custom property that the styles take the step from. */
export const textSizeProperty = '--text-step'

/** Reads a stored step; a missing or unknown one gives the default. */
export function parseTextSize(word: string | null | undefined): TextSize {
  return textSizes.find((size) => size === word) ?? '1'
}
