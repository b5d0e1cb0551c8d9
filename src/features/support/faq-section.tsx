import type { FaqCategory } from '../../content/faq'
import { comparable, markWords } from '../../domain/text-search'
import { Disclosure } from '../../ui/disclosure'

/** A text with what was searched for marked in it. */
function MarkedText({ text, query }: { text: string; query: string }) {
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

/** One category. While searching, an answer that holds the match stands open. */
export function FaqSection({ category, query }: { category: FaqCategory; query: string }) {
  const wanted = comparable(query.trim())
  return (
    <section id={category.id} aria-labelledby={`${category.id}-title`}>
      <h2 id={`${category.id}-title`} className="border-b-4 border-ink pb-2 text-2xl">
        {category.title}
      </h2>
      {category.entries.map(({ question, answer }) => {
        const isFound = wanted !== '' && comparable(answer).includes(wanted)
        return (
          <Disclosure
            key={`${question} ${isFound}`}
            open={isFound}
            level={3}
            summary={<MarkedText text={question} query={query} />}
          >
            <p className="max-w-[64ch] text-lg">
              <MarkedText text={answer} query={query} />
            </p>
          </Disclosure>
        )
      })}
    </section>
  )
}
