export type Piece = { text: string; redacted: boolean }

/** Splits a text at its runs of block characters: those stand for words that were taken out. */
export function splitRedactions(text: string): Piece[] {
  return text
    .split(/(█+)/)
    .filter((piece) => piece !== '')
    .map((piece) => ({ text: piece, redacted: piece.startsWith('█') }))
}
