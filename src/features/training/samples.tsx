// @in training @members
import { Link } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import { moduleSample, simulationSample } from '../../content/training-samples'
import { buttonClass } from '../../ui/button'
import { SimulationPlayer } from './simulation-player'

/** What a package opens, to look into before one pays: the beginning of a module, a first decision, a blank route sheet. */
export function Samples() {
  const { title, intro, heading, steps } = moduleSample
  return (
    <div id="samples" className="wrap grid scroll-mt-20 gap-10 pb-16">
      <Sample title="Look into a guided module">
        <div className="prose">
          <h3>{title}</h3>
          <p>{intro}</p>
          <h4>{heading}</h4>
          <ol>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <p>The module goes on with its table for fourteen days, a drawing, a drill of ten minutes and five questions.</p>
        </div>
      </Sample>
      <Sample title="Decide once">
        <SimulationPlayer simulation={simulationSample} links={() => null} initial={undefined} onChange={() => undefined} />
      </Sample>
      <Sample title="Print a route sheet">
        <p>For a walk in your neighborhood: blank, on one page, to fill in with a pen.</p>
        <Link
          to="/training/$text"
          params={{ text: 'walk-sheet' }}
          className={buttonClass({ variant: 'secondary', className: 'justify-self-start' })}
        >
          Open the blank sheet
        </Link>
      </Sample>
    </div>
  )
}

function Sample({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid max-w-2xl gap-4 border-t border-line pt-5">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      {children}
    </section>
  )
}
