import type { Quote } from '../../content/curriculum/week-text'
import { QuoteDrawing } from './quote-drawing'

export function WeekQuote({ quote }: { quote: Quote }) {
  return (
    <figure className="grid gap-4">
      <QuoteDrawing image={quote.image} />
      <blockquote className="font-display text-xl leading-snug font-bold text-balance">
        <p>{`“${quote.text}”`}</p>
      </blockquote>
      <figcaption className="text-sm text-muted">
        <span className="font-bold text-ink">{quote.author}</span>, {quote.source}
      </figcaption>
    </figure>
  )
}
