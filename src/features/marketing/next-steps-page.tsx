import { Link } from '@tanstack/react-router'
import { nextStepDates, nextStepGroups, type NextStep } from '../../content/next-steps'
import { useLearningSync } from '../../hooks/use-learning-sync'
import { tickStep, useStepsDone } from '../../state/next-steps'
import { Checkbox } from '../../ui/choices'
import { PageHeader } from '../../ui/page-header'
import { useHydrated } from '../../ui/prerendered'
import { ProgressBar } from '../../ui/progress'
import { SectionHead } from './section-head'

function NextStepItem({ step, ticked }: { step: NextStep; ticked: boolean }) {
  return (
    <li className="border-b border-line py-3">
      <Checkbox
        id={step.id}
        checked={ticked}
        onChange={() => tickStep(step.id, !ticked)}
        label={<span className={`text-lg font-semibold ${ticked ? 'line-through decoration-2' : ''}`}>{step.title}</span>}
        hint={step.text}
      />
      {step.link && (
        <Link to={step.link.to} className="link ml-9 inline-flex min-h-11 items-center">
          {step.link.label}
        </Link>
      )}
    </li>
  )
}

const steps = nextStepGroups.flatMap((group) => group.steps)

export function NextStepsPage() {
  useLearningSync()
  const isHydrated = useHydrated()
  const ticked = useStepsDone()
  const done = steps.filter(({ id }) => ticked.includes(id)).length
  return (
    <>
      <PageHeader
        eyebrow="After you apply or pay"
        title="Next steps"
        lead="Work down the list. Ticks stay on this device, with no network too; signed in, on all your devices."
      />
      <section className="section">
        <div className="wrap grid gap-12 lg:grid-cols-[1fr_20rem] lg:gap-16">
          <div className="grid gap-10">
            <div>
              <p aria-live="polite" className="mb-2 font-semibold">
                {isHydrated ? done : '…'} of {steps.length} done
              </p>
              <ProgressBar value={(done / steps.length) * 100} label="Steps done" />
            </div>
            {nextStepGroups.map((group) => (
              <section key={group.id} aria-labelledby={group.id}>
                <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-b-4 border-ink pb-2">
                  <h2 id={group.id} className="text-2xl">
                    {group.title}
                  </h2>
                  <p className="text-muted">{group.when}</p>
                </div>
                <ul>
                  {group.steps.map((step) => (
                    <NextStepItem key={step.id} step={step} ticked={ticked.includes(step.id)} />
                  ))}
                </ul>
              </section>
            ))}
          </div>
          <aside className="grid content-start gap-10">
            <div>
              <SectionHead title="Dates" />
              <dl className="mt-4 grid gap-4">
                {nextStepDates.map((date) => (
                  <div key={date.label} className="border-t border-line pt-3">
                    <dt className="text-sm text-muted">{date.label}</dt>
                    <dd className="font-semibold">{date.value}</dd>
                  </div>
                ))}
              </dl>
            </div>
            <NextStepLinks />
          </aside>
        </div>
      </section>
    </>
  )
}

const furtherPages = [
  { to: '/course', label: 'Urban Navigation Course' },
  { to: '/week1-content', label: 'Cadet Week 1' },
  { to: '/documentation', label: 'Course handbook' },
  { to: '/upgrades', label: 'Training Upgrades' },
  { to: '/enforcement-career', label: 'Enforcement career' },
  { to: '/bounty', label: 'Community bounties' },
  { to: '/contact', label: 'Ask a question' },
] as const

function NextStepLinks() {
  return (
    <nav aria-label="Where to go next">
      <SectionHead title="Go on" />
      <div className="mt-4 border-t border-line">
        {furtherPages.map(({ to, label }) => (
          <Link key={to} to={to} className="flex min-h-12 items-center border-b border-line font-semibold hover:bg-raised">
            {label}
          </Link>
        ))}
      </div>
    </nav>
  )
}
