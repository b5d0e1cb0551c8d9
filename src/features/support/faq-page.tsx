import { Link } from '@tanstack/react-router'
import { memo, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { type FaqCategory, faq } from '../../content/faq'
import { comparable, markWords } from '../../domain/text/text-search'
import { Button, buttonClass } from '../../ui/button'
import { Disclosure } from '../../ui/disclosure'
import { EmptyState } from '../../ui/placeholders'
import { PageHeader } from '../../ui/page-header'
import { TextField } from '../../ui/fields'
import { NewsletterBox } from './newsletter-box'

/** Case-insensitive substring match on question or answer. Categories without a match are left out. */
export function searchFaq(categories: readonly FaqCategory[], query: string): FaqCategory[] {
  const wanted = comparable(query.trim())
  const matches = (text: string) => comparable(text).includes(wanted)
  return categories
    .map((category) => ({
      ...category,
      entries: category.entries.filter(({ question, answer }) => matches(question) || matches(answer)),
    }))
    .filter(({ entries }) => entries.length > 0)
}

const answers = faq.reduce((sum, { entries }) => sum + entries.length, 0)

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
function FaqSection({ category, query }: { category: FaqCategory; query: string }) {
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

type FoundAnswersProps = { found: FaqCategory[]; query: string; onClear: () => void }

/** The answers that hold a word, or all of them. */
const FoundAnswers = memo(function FoundAnswers({ found, query, onClear }: FoundAnswersProps) {
  return (
    <div className="grid content-start gap-12">
      {found.map((category) => (
        <FaqSection key={category.id} category={category} query={query} />
      ))}
      {found.length === 0 && (
        <EmptyState title="No results found" action={<Button onClick={onClear}>Clear Search</Button>}>
          Nothing here holds “{query.trim()}”. Try a shorter word, or ask us.
        </EmptyState>
      )}
    </div>
  )
})

/** A letter shows at once; the answers follow when the phone has the time. */
function AnswerSearch() {
  const [query, setQuery] = useState('')
  const input = useRef<HTMLElement>(null)
  const wanted = useDeferredValue(query)
  const found = useMemo(() => searchFaq(faq, wanted), [wanted])
  const count = found.reduce((sum, { entries }) => sum + entries.length, 0)
  // What was typed before this script came stands in the field, but not yet in the state.
  useEffect(() => {
    const typed = input.current?.querySelector('input')?.value
    if (typed) setQuery(typed)
  }, [])
  /** The button goes with the search that it clears, so the next word is typed where the last one was. */
  const clear = useCallback(() => {
    setQuery('')
    input.current?.querySelector('input')?.focus()
  }, [])
  return (
    <div className="wrap grid gap-10 lg:grid-cols-[19rem_minmax(0,1fr)] lg:gap-16">
      <div className="no-print grid content-start gap-6 lg:sticky lg:top-24 lg:self-start">
        <search ref={input}>
          <TextField
            type="search"
            label="Search the answers"
            autoComplete="off"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
          <p aria-live="polite" className="mt-2 text-sm text-muted">
            {count} {count === 1 ? 'answer' : 'answers'}
          </p>
        </search>
        <nav aria-label="Categories" className="flex flex-wrap gap-2 lg:grid lg:gap-0">
          {found.map((category) => (
            <a key={category.id} href={`#${category.id}`} className="chip justify-between lg:-mt-px">
              {category.title}
              <span className="text-muted">{category.entries.length}</span>
            </a>
          ))}
        </nav>
      </div>
      <FoundAnswers found={found} query={wanted} onClear={clear} />
    </div>
  )
}

export function FaqPage() {
  return (
    <>
      <PageHeader
        size="list"
        eyebrow="Answers"
        title="Frequently asked questions"
        count={{ number: answers, of: 'answers' }}
        lead="Every answer opens with no network, too."
      />
      <div className="section">
        <AnswerSearch />
      </div>
      <section className="section band no-print">
        <div className="wrap grid gap-10 lg:grid-cols-2">
          <div>
            <h2>Still open?</h2>
            <p className="mt-3 mb-6 max-w-[44ch] text-lg text-muted">
              Ask a person, or start the application and see how far two minutes take you.
            </p>
            <div className="flex flex-wrap gap-3">
              <Link to="/contact" className={buttonClass({ variant: 'secondary', size: 'lg' })}>
                Contact Us
              </Link>
              <Link to="/apply" className={buttonClass({ size: 'lg' })}>
                Apply Now
              </Link>
            </div>
          </div>
          <div id="newsletter">
            <NewsletterBox />
          </div>
        </div>
      </section>
    </>
  )
}
