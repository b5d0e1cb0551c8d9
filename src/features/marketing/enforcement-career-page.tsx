import { Link } from '@tanstack/react-router'
import { career } from '../../content/enforcement-career'
import { Alert } from '../../ui/alert'
import { buttonClass } from '../../ui/button'
import { PageHeader } from '../../ui/page-header'
import { Tabs } from '../../ui/tabs'

/** Back to what the academy itself teaches. */
function CareerLinks() {
  return (
    <section className="section border-t border-line bg-raised">
      <div className="wrap grid items-center gap-6 lg:grid-cols-[1fr_auto]">
        <p className="max-w-[56ch] text-lg">
          Want the habits without the badge? Our own course is online, educational and free to read. It counts toward no hiring
          process.
        </p>
        <div className="flex flex-wrap gap-3">
          <Link to="/course" className={buttonClass()}>
            Open the course
          </Link>
          <Link to="/training-details" className={buttonClass({ variant: 'secondary' })}>
            Training details
          </Link>
        </div>
      </div>
    </section>
  )
}

export function EnforcementCareerPage() {
  return (
    <>
      <PageHeader eyebrow="Other organizations" title="Enforcement career" lead={career.lead} />
      <section className="section">
        <div className="wrap grid gap-8">
          <Alert tone="info" title="None of this is ours">
            {career.notOurs}
          </Alert>
          <Tabs
            label="Enforcement career"
            keepPanels
            tabs={[
              { id: 'overview', label: 'Overview', panel: <Overview /> },
              { id: 'steps', label: 'Detailed Steps', panel: <Steps /> },
            ]}
          />
        </div>
      </section>
      <CareerLinks />
    </>
  )
}

function Overview() {
  return (
    <div className="grid gap-x-10 gap-y-8 md:grid-cols-2">
      {career.overview.map((part) => (
        <section key={part.title} className="border-t-4 border-ink pt-4">
          <h2 className="text-2xl">{part.title}</h2>
          <p className="mt-2 max-w-[58ch] text-lg">{part.text}</p>
        </section>
      ))}
    </div>
  )
}

function Steps() {
  return (
    <ol className="grid">
      {career.steps.map((step, index) => (
        <li key={step.title} className="group relative grid grid-cols-[3.5rem_1fr] gap-5 pb-10 last:pb-0">
          <span
            aria-hidden="true"
            className="absolute top-14 bottom-0 left-7 border-l-2 border-dashed border-line group-last:hidden"
          />
          <span
            aria-hidden="true"
            className="display grid size-14 place-items-center rounded-full border-3 border-signal text-2xl"
          >
            {index + 1}
          </span>
          <div className="prose">
            <h2 className="text-2xl">{step.title}</h2>
            <p className="text-lg">{step.text}</p>
            <ul>
              {step.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </div>
        </li>
      ))}
    </ol>
  )
}
