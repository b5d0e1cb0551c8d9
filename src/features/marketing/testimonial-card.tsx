import { MapPin } from 'lucide-react'
import type { Testimonial } from '../../content/testimonials'
import { Badge } from '../../ui/marks'
import { Portrait, RedactedText } from './invented-people'

const star = 'M10 1.6l2.6 5.5 6 .8-4.4 4.1 1.1 6L10 15.1 4.7 18l1.1-6L1.4 7.9l6-.8z'

function StarRating({ rating }: { rating: number }) {
  return (
    <span className="inline-flex gap-1">
      <span className="sr-only">{rating} of 5 stars, simulated</span>
      {[1, 2, 3, 4, 5].map((place) => (
        <svg
          key={place}
          viewBox="0 0 20 20"
          aria-hidden="true"
          className={`size-5 stroke-signal stroke-[1.4] ${place <= rating ? 'fill-signal' : 'fill-none'}`}
        >
          <path d={star} />
        </svg>
      ))}
    </span>
  )
}

/** One voice: words, stars, who and where. The words may hold black bars. */
export function TestimonialCard({ voice }: { voice: Testimonial }) {
  return (
    <figure className="card flex h-full flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <StarRating rating={voice.rating} />
        <Badge tone="neutral" className="text-xs">
          Simulated
        </Badge>
      </div>
      <blockquote className="grow text-lg">
        <RedactedText text={voice.content} />
      </blockquote>
      <figcaption className="flex flex-wrap items-center gap-4 border-t border-line pt-4">
        <Portrait name={voice.name} drawing={voice.image} later />
        <div className="min-w-0 flex-[1_1_8rem]">
          <p className="font-bold">{voice.name}</p>
          <p className="text-sm text-muted">
            <RedactedText text={voice.role} />
          </p>
          <p className="mt-1 flex items-center gap-1 text-sm">
            <MapPin aria-hidden="true" className="size-4 text-signal" />
            {voice.location}
          </p>
        </div>
      </figcaption>
    </figure>
  )
}
