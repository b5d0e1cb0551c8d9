import type { FaqCategory } from '../../content/faq'
import { comparable } from '../../domain/text-search'
import { Disclosure } from '../../ui/disclosure'
import { MarkedText } from './marked-text'

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
