/** Splits a text at its runs of block characters: those stand for words that were taken out. */
export function splitRedactions(text: string) {
  return text
    .split(/(█+)/)
    .filter((piece) => piece !== '')
    .map((piece) => ({ text: piece, redacted: piece.startsWith('█') }))
}

/** Draws block characters as black bars, black on a dark ground too; a screen reader hears "redacted" in their place. */
export function RedactedText({ text }: { text: string }) {
  return splitRedactions(text).map((piece, index) =>
    piece.redacted ? (
      <span key={index} data-redacted className="whitespace-nowrap">
        <span className="sr-only">redacted</span>
        <svg
          aria-hidden="true"
          className="inline-block max-w-full fill-[var(--band-deep)] stroke-ink stroke-2 align-[-0.15em]"
          width={`${piece.text.length * 0.6}em`}
          height="1.05em"
        >
          <rect width="100%" height="100%" />
        </svg>
      </span>
    ) : (
      piece.text
    ),
  )
}
