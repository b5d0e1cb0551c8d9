import { MapPin } from 'lucide-react'
import type { Testimonial } from '../../content/testimonials'
import { Badge } from '../../ui/badge'
import { Portrait } from './portrait'
import { RedactedText } from './redacted-text'
import { StarRating } from './star-rating'

/** One voice: words, stars, who and where. The words may hold black bars. */
export function TestimonialCard({ voice }: { voice: Testimonial }) {
  return (
    <figure className="card flex h-full flex-col gap-4">
      <div className="flex items-center justify-between gap-3">
        <StarRating rating={voice.rating} />
        <Badge tone="neutral">Simulated</Badge>
      </div>
      <blockquote className="grow text-lg">
        <RedactedText text={voice.content} />
      </blockquote>
      <figcaption className="flex items-center gap-4 border-t border-line pt-4">
        <Portrait name={voice.name} drawing={voice.image} later />
        <div className="min-w-0">
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
