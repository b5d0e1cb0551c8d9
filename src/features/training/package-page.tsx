// @in training @members
import { Link } from '@tanstack/react-router'
import { packageContents, packageName, preparationMark } from '../../content/packages'
import { minutesToRead, planOfLevel } from '../../domain/course/training-text'
import type { useTraining } from '../../hooks/use-training'
import { useReadingProgress } from '../../state/reading-progress'
import { Button, buttonClass } from '../../ui/button'
import { disclosureSign } from '../../ui/disclosure'
import { MarkedLines } from '../../ui/marks'
import { Part } from '../../ui/part'

/** Your package: each of its parts with the first step into it, and what is not there yet. */
export function PackagePage({ training }: { training: ReturnType<typeof useTraining> }) {
  const { modules, simulations, level, state, again, isNewer } = training
  const { read } = useReadingProgress()
  const plan = planOfLevel(level)
  const next = modules.find(({ id }) => !read.includes(id))
  const levels = [...new Set(modules.map((each) => each.level))]
  const missing = packageContents(plan).inPreparation
  const changed = modules.filter(({ version }) => version > 1)
  return (
    <div className="wrap section grid gap-10">
      <div className="grid max-w-2xl justify-items-start gap-4">
        <p className="text-lg">
          <strong>{packageName(plan)}</strong> opens all that stands here. It is on this device, and needs no network.
        </p>
        {next && (
          <Link to="/training/$text" params={{ text: next.id }} className={buttonClass({ size: 'lg' })}>
            {`${next === modules[0] ? 'Begin' : 'Go on'}: ${next.title}`}
          </Link>
        )}
        <p className="text-sm text-muted">
          When the package ends, or its payment goes back to you, modules and simulations leave this device. Your log, your notes
          and your answers stay yours.
        </p>
        <div className="flex flex-wrap items-center gap-4">
          <Button variant="secondary" busy={state === 'asking'} onClick={again}>
            Keep on this device
          </Button>
          <output className="text-sm text-muted">
            {state === 'asking' && 'Looking for what is new'}
            {state === 'done' && 'All of it is here, in the latest version.'}
            {state === 'failed' && 'The academy could not be reached. What stands here stays.'}
          </output>
        </div>
        {isNewer && <p>A part of it needs the latest version of this app. Close and open the app once with a network.</p>}
      </div>
      <Part title="Guided modules">
        {levels.map((each) => (
          <section key={each} aria-labelledby={`level-${each}`}>
            <h3 id={`level-${each}`} className="text-xl normal-case">{`Level ${each}`}</h3>
            <ul className="mt-2">
              {modules
                .filter((module) => module.level === each)
                .map((module) => (
                  <Row
                    key={module.id}
                    {...module}
                    state={`${minutesToRead(module)} minutes${read.includes(module.id) ? ', read' : ''}`}
                  />
                ))}
            </ul>
          </section>
        ))}
      </Part>
      {simulations.length > 0 && (
        <Part title="Decision simulations">
          <p>
            You decide, and see what comes of it. There is no score and no clock, and each one can be printed to play on paper.
          </p>
          <ul>
            {simulations.map((simulation) => (
              <Row key={simulation.id} {...simulation} state={`${Object.keys(simulation.scenes).length} scenes`} />
            ))}
          </ul>
        </Part>
      )}
      <Part title="Practice log and route sheets">
        <ul>
          <Row id="log" title="Practice log" description="What you practiced, for how long, and what you noticed." />
          <Row
            id="walk-sheet"
            title="Route sheets"
            description="A walk, a building, a trip with children: to fill in, and to print on one page each."
          />
        </ul>
      </Part>
      {level === 5 && (
        <Part title="Certificate of completion">
          <ul>
            <Row
              id="certificate"
              title="Your certificate"
              description="How far you are with sections, questions and weeks of practice, and the certificate to print."
            />
          </ul>
        </Part>
      )}
      <Part title="Answers">
        <p>Questions from a section or module are answered by mail, an owner’s first, within two working days.</p>
        <ul>
          <li className="disclosure">
            <Link to="/contact">
              <RowWords
                title="Ask the teaching team"
                description="The link at the end of a module tells us what you ask about."
              />
              {disclosureSign}
            </Link>
          </li>
        </ul>
      </Part>
      {changed.length > 0 && (
        <Part title="What is new">
          <ul className="grid gap-2">
            {changed.map(({ id, title, changes: [latest] }) => (
              <li key={id}>
                <strong>{title}</strong>: {latest?.text}
              </li>
            ))}
          </ul>
        </Part>
      )}
      {missing.length > 0 && (
        <Part title="In preparation">
          <p>These lines of your package need a person’s time. They are not there yet.</p>
          <MarkedLines lines={missing.map((text) => ({ text, mark: preparationMark }))} />
        </Part>
      )}
    </div>
  )
}

type Words = { title: string; description: string; state?: string }

function Row({ id, ...words }: Words & { id: string }) {
  return (
    <li className="disclosure">
      <Link to="/training/$text" params={{ text: id }}>
        <RowWords {...words} />
        {disclosureSign}
      </Link>
    </li>
  )
}

function RowWords({ title, description, state }: Words) {
  return (
    <span className="grid leading-snug">
      <span className="font-bold">{title}</span> <span className="text-sm font-normal">{description}</span>{' '}
      {state && <span className="text-sm font-normal text-muted">{state}</span>}
    </span>
  )
}
