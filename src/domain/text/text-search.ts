/** A run of text; `isMatch` runs are what the query found, to be marked. Joined, the pieces are the whole text. */
export type TextPiece = { readonly text: string; readonly isMatch: boolean }

/** Cuts a text at each occurrence of a word. Overlapping words melt into one match. */
export function markWords(text: string, words: readonly string[]): TextPiece[] {
  const lower = comparable(text)
  const isMatch = Array.from({ length: text.length }, () => false)
  for (const word of words) {
    if (word === '') continue
    for (let at = lower.indexOf(word); at !== -1; at = lower.indexOf(word, at + 1)) isMatch.fill(true, at, at + word.length)
  }
  const pieces: { text: string; isMatch: boolean }[] = []
  for (let index = 0; index < text.length; index += 1) {
    const last = pieces.at(-1)
    const here = isMatch[index] ?? false
    if (last !== undefined && last.isMatch === here) last.text += text.charAt(index)
    else pieces.push({ text: text.charAt(index), isMatch: here })
  }
  return pieces
}

/**
 * A text as searches compare it: lower case, and the printer's quotation marks and apostrophes as a keyboard types them. The length
 * stays, so that positions hold: "İ" would become two characters.
 */
export function comparable(text: string): string {
  const lower = text.toLowerCase()
  return (lower.length === text.length ? lower : text).replaceAll(/[‘’]/g, "'").replaceAll(/[“”]/g, '"')
}
