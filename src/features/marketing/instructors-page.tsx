import { instructors, type Instructor } from '../../content/instructors'
import { trainingPhotos } from '../../content/photos'
import { Artwork, ControlMarker } from '../../ui/drawings'
import { Badge } from '../../ui/marks'
import { PageHeader } from '../../ui/page-header'
import { Carousel } from './carousel'
import { InventedPeople, Portrait } from './invented-people'
import { SectionHead } from './section-head'

function TrainingScenes() {
  return (
    <Carousel
      label="Training in Action"
      playing
      slides={trainingPhotos.map((photo, index) => ({
        id: photo.id,
        label: photo.title,
        content: (
          <figure className="grid border border-line md:grid-cols-[1.6fr_1fr]">
            <div className="relative isolate grid aspect-[16/9] place-items-center overflow-clip bg-raised">
              <ControlMarker className="w-1/4 text-signal" />
              <Artwork file="scenes" id={photo.url} title={photo.description} className="absolute inset-0 size-full" />
            </div>
            <figcaption className="border-line p-6 max-md:border-t md:border-l">
              <p aria-hidden="true" className="eyebrow text-signal">
                Sheet {index + 1} of {trainingPhotos.length}
              </p>
              <h3 className="mt-2">{photo.title}</h3>
              <p className="mt-3 text-muted">{photo.description}</p>
            </figcaption>
          </figure>
        ),
      }))}
    />
  )
}

export function InstructorsPage() {
  return (
    <>
      <PageHeader eyebrow="Faculty" title="Instructors" lead="Which subjects are taught, and by what kind of teacher." />
      <InventedPeople />
      <section className="section" aria-label="Instructors">
        <ul className="wrap grid gap-5 md:grid-cols-2">
          {instructors.map((instructor) => (
            <li key={instructor.id}>
              <InstructorCard instructor={instructor} />
            </li>
          ))}
        </ul>
      </section>
      <section className="section band">
        <div className="wrap grid gap-10">
          <SectionHead eyebrow="Drawn, not photographed" title="Training in Action" />
          <TrainingScenes />
        </div>
      </section>
    </>
  )
}

function InstructorCard({ instructor }: { instructor: Instructor }) {
  return (
    <article className="card flex h-full flex-wrap content-start gap-x-5 gap-y-4">
      <Portrait name={instructor.name} drawing={instructor.photoUrl} className="size-20 sm:size-28" />
      <div className="min-w-[min(9rem,100%)] flex-1">
        <Badge tone="neutral" className="text-xs">
          SIMULATED
        </Badge>
        <h2 className="mt-2 text-2xl normal-case">{instructor.name}</h2>
        <p className="font-semibold text-signal">{instructor.title}</p>
      </div>
      <p className="w-full">{instructor.bio}</p>
      <p className="w-full text-sm text-muted">{instructor.experience}</p>
      <ul className="flex w-full flex-wrap gap-2" aria-label="Specialties">
        {instructor.specialties.map((specialty) => (
          <li key={specialty} className="border border-line px-2 py-0.5 text-sm">
            {specialty}
          </li>
        ))}
      </ul>
    </article>
  )
}
