// @in training @members
import { Link } from '@tanstack/react-router'
import type { ComponentType, ReactNode } from 'react'
import { sheetIds } from '../../content/route-sheets'
import { moduleSample, simulationSample } from '../../content/training-samples'
import type { TrainingModule } from '../../domain/course/training-text'
import { buttonClass } from '../../ui/button'
import { Part } from '../../ui/part'
import { CertificateCheckScreen } from './certificate-check-screen'
import { CertificateScreen } from './certificate-screen'
import { PackagePage } from './package-page'
import { PracticeLogPage } from './practice-log-screen'
import { RouteSheetPage } from './route-sheet-screen'
import { SimulationPage } from './simulation-page'
import { SimulationPlayer } from './simulation-player'
import { NotInPackage, TrainingGate } from './training-gate'

/** `printsTitle`: what is printed of it doesn't begin with a title of its own. */
type Words = { readonly title: string; readonly description: string; readonly printsTitle?: boolean }

/** What one writes oneself: open without a package too, as far as each page says. */
type OwnPage = Words & { readonly page: ReactNode }

const sheets = sheetIds.map((id) => {
  const description = 'A walk, a building, a trip with children: three sheets to fill in and to print on one page each.'
  return [`${id}-sheet`, { title: 'Route sheets', description, page: <RouteSheetPage id={id} /> }] as const
})

/** By the last part of their address. */
const ownPages: ReadonlyMap<string, OwnPage> = new Map([
  [
    'log',
    {
      title: 'Practice log',
      description: 'What you practiced, for how long and what you noticed, by days and weeks, with no network too.',
      printsTitle: true,
      page: <PracticeLogPage />,
    },
  ],
  [
    'certificate',
    {
      title: 'Certificate of completion',
      description:
        'How far you are with the certificate of completion, and the certificate itself, to print; not an official one.',
      page: <CertificateScreen />,
    },
  ],
  ...sheets,
])

/** What stands around a page: its head, and its title, but for a text that brings its own. */
export type Around = (words: Words & { isReader?: boolean }, page?: ReactNode) => ReactNode

type TrainingScreenProps = {
  /** The last part of the address. */
  text: string
  around: Around
  Module: ComponentType<{ module: TrainingModule; modules: readonly TrainingModule[] }>
}

const check = {
  title: 'Check a certificate',
  description: 'Whether a number is that of a certificate of completion of the academy, and since when.',
}

const whole = { title: 'Your package', description: 'All that your package opens, on this device with no network, too.' }

/** What an address below `/training` names: the package as a whole, one of its texts, or what one writes oneself. */
export function TrainingScreen({ text, around, Module }: TrainingScreenProps) {
  const [, number] = /^certificate-(.+)$/.exec(text) ?? []
  if (number !== undefined) return around(check, <CertificateCheckScreen key={number} given={number} />)
  const own = ownPages.get(text)
  if (own) return around(own, own.page)
  const isWhole = text === 'package'
  return (
    <TrainingGate header={around(whole)} samples={isWhole && <Samples />}>
      {(training) => {
        const { modules, simulations } = training
        const module = modules.find(({ id }) => id === text)
        const simulation = simulations.find(({ id }) => id === text)
        if (isWhole) return around(whole, <PackagePage training={training} />)
        if (module) return around({ ...words(module), isReader: true }, <Module module={module} modules={modules} />)
        if (!simulation) return around(whole, <NotInPackage />)
        return around(words(simulation), <SimulationPage key={text} simulation={simulation} modules={modules} />)
      }}
    </TrainingGate>
  )
}

const words = ({ title, description }: { title: string; description: string }) => ({ title, description })

/** What a package opens, to look into before one pays: the beginning of a module, a first decision, a blank route sheet. */
function Samples() {
  const { title, intro, heading, steps } = moduleSample
  return (
    <div id="samples" className="wrap grid scroll-mt-20 gap-10 pb-16">
      <Part title="Look into a guided module">
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
      </Part>
      <Part title="Decide once">
        <SimulationPlayer simulation={simulationSample} links={() => null} initial={undefined} onChange={() => undefined} />
      </Part>
      <Part title="Print a route sheet">
        <p>For a walk in your neighborhood: blank, on one page, to fill in with a pen.</p>
        <Link
          to="/training/$text"
          params={{ text: 'walk-sheet' }}
          className={buttonClass({ variant: 'secondary', className: 'justify-self-start' })}
        >
          Open the blank sheet
        </Link>
      </Part>
    </div>
  )
}
