import { comparable, markWords } from '../../domain/text-search'

/** A text with what was searched for marked in it. */
export function MarkedText({ text, query }: { text: string; query: string }) {
  const wanted = comparable(query.trim())
  if (wanted === '') return text
  return markWords(text, [wanted]).map((piece, index) =>
    piece.isMatch ? (
      <mark key={index} className="bg-accent text-accent-ink">
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  )
}
