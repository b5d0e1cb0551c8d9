// @in training @members
import type { ComponentType, ReactNode } from 'react'
import { sheetIds } from '../../content/route-sheets'
import type { TrainingModule } from '../../domain/course/training-text'
import { CertificateCheckScreen } from './certificate-check-screen'
import { CertificateScreen } from './certificate-screen'
import { PackagePage } from './package-page'
import { PracticeLogPage } from './practice-log-screen'
import { RouteSheetPage } from './route-sheet-screen'
import { Samples } from './samples'
import { SimulationPage } from './simulation-page'
import { NotInPackage, TrainingGate } from './training-gate'

/** What one writes oneself: open without a package too, as far as each page says. */
type OwnPage = { readonly title: string; readonly description: string; readonly page: ReactNode }

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
export type Around = (words: { title: string; description: string; isReader?: boolean }, page?: ReactNode) => ReactNode

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
