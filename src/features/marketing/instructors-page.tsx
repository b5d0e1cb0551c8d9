import { instructors, simulatedStaff, type Instructor } from '../../content/instructors'
import { Badge } from '../../ui/badge'
import { PageHeader } from '../../ui/page-header'
import { ApplyLink } from './apply-link'
import { Portrait } from './portrait'
import { SectionHead } from './section-head'
import { TrainingScenes } from './training-scenes'

export function InstructorsPage() {
  return (
    <>
      <PageHeader eyebrow="Faculty" title="Instructors" lead={simulatedStaff} actions={<ApplyLink>Train with us</ApplyLink>} />
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
    <article className="card grid h-full grid-cols-[auto_1fr] content-start gap-x-5 gap-y-4">
      <Portrait name={instructor.name} drawing={instructor.photoUrl} className="size-20 sm:size-28" />
      <div className="min-w-0">
        <Badge tone="neutral">SIMULATED</Badge>
        <h2 className="mt-2 text-2xl">{instructor.name}</h2>
        <p className="font-semibold text-signal">{instructor.title}</p>
      </div>
      <p className="col-span-2">{instructor.bio}</p>
      <p className="col-span-2 self-end text-sm text-muted">{instructor.experience}</p>
      <ul className="col-span-2 flex flex-wrap gap-2" aria-label="Specialties">
        {instructor.specialties.map((specialty) => (
          <li key={specialty} className="border border-line px-2 py-0.5 text-sm">
            {specialty}
          </li>
        ))}
      </ul>
    </article>
  )
}
