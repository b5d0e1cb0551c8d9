import type { Quote } from '../../content/curriculum/week-text'

export function WeekQuote({ quote }: { quote: Quote }) {
  return (
    <figure>
      <blockquote>
        <p>{quote.text}</p>
      </blockquote>
      <figcaption>
        {quote.author}, {quote.source}
      </figcaption>
    </figure>
  )
}
