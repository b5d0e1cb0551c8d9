// @in lessons
import type { Quote, QuoteImage } from '../../content/curriculum/lesson-text'

/** The line drawings beside a week's quote, in the theme's ink. */
const quoteDrawings: Record<QuoteImage, { label: string; lines: string }> = {
  flask: {
    label: 'A laboratory flask',
    lines: 'M38 14h20M42 14v24L22 76q-4 10 8 10h36q12 0 8-10L54 38V14M31 60q8-5 17 0t17 0M40 72h.1M54 70h.1M47 78h.1M48 24v4',
  },
  crossroads: {
    label: 'A signpost at a crossroads',
    lines: 'M48 12v76M48 20h26l8 8-8 8H48zM48 44H24l-8 8 8 8h24zM34 88h28M20 88q8-6 14 0M62 88q6-6 14 0',
  },
  summit: {
    label: 'A path to a summit',
    lines: 'M8 84l30-52 12 20 8-12 30 44zM38 32v-14l14 5-14 5M30 46l8 5 7-5M22 84q14-4 10-12t10-12M56 84q-8-8 0-14t2-14',
  },
  lens: {
    label: 'A magnifying glass over footprints',
    lines:
      'M40 14a26 26 0 1 1-.1 0zM59 58l25 27M55 62l25 27M33 30q5-5 9 0t-2 10q-6 0-7-10zM35 46h6v5h-6zM44 40q5-4 8 0t-2 9q-5 0-6-9z',
  },
  bucket: {
    label: 'A leather fire bucket',
    lines: 'M22 36h52l-7 50H29zM22 36q0-8 26-8t26 8-26 8-26-8M24 34Q48-8 72 34M26 56q22 7 44 0M28 72q20 7 40 0M48 12v-6',
  },
}

export function WeekQuote({ quote }: { quote: Quote }) {
  const { label, lines } = quoteDrawings[quote.image]
  return (
    <figure className="grid gap-4">
      <svg role="img" aria-label={label} viewBox="0 0 96 96" className="size-24 border-2 border-ink bg-raised p-2">
        <path d={lines} fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
      <blockquote className="font-display text-xl leading-snug font-bold text-balance">
        <p>{`“${quote.text}”`}</p>
      </blockquote>
      <figcaption className="text-sm text-muted">
        <span className="font-bold text-ink">{quote.author}</span>, {quote.source}
      </figcaption>
    </figure>
  )
}
