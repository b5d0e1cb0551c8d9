import { Link } from '@tanstack/react-router'
import { MapPin } from 'lucide-react'
import { testimonials, type Testimonial } from '../../content/testimonials'
import { Badge } from '../../ui/marks'
import { Carousel } from './carousel'
import { InventedPeople, Portrait, RedactedText } from './invented-people'
import { SectionHead } from './section-head'

const stories = testimonials.slice(0, 3)

export function SuccessStories() {
  return (
    <>
      <InventedPeople />
      <section className="section">
        <div className="wrap grid gap-10 lg:grid-cols-[18rem_1fr] lg:gap-16">
          <SectionHead eyebrow="Simulated" title="Success Stories">
            <Link to="/testimonials" className="link">
              Read all nine voices
            </Link>
          </SectionHead>
          <div className="min-w-0">
            <Carousel
              label="Success Stories"
              slides={stories.map((story) => ({ id: story.id, label: story.name, content: <Story story={story} /> }))}
            />
          </div>
        </div>
      </section>
    </>
  )
}

function Story({ story }: { story: Testimonial }) {
  return (
    <figure className="card grid h-full gap-6 sm:p-8">
      <Badge tone="neutral" className="justify-self-start">
        <MapPin aria-hidden="true" className="size-4" />
        {story.location}
      </Badge>
      <blockquote className="text-xl sm:text-2xl">
        <RedactedText text={story.content} />
      </blockquote>
      <figcaption className="flex flex-wrap items-center gap-4 self-end border-t border-line pt-5">
        <Portrait name={story.name} drawing={story.image} later />
        <div className="min-w-0 flex-[1_1_8rem]">
          <p className="font-bold">{story.name}</p>
          <p className="text-muted">
            <RedactedText text={story.role} />
          </p>
        </div>
      </figcaption>
    </figure>
  )
}
