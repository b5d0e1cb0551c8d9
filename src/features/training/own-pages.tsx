// @in training @members
import type { ReactNode } from 'react'
import { sheetIds } from '../../content/route-sheets'
import { PracticeLogPage } from './practice-log-screen'
import { RouteSheetPage } from './route-sheet-screen'

/** What one writes oneself: open without a package too, as far as each page says. */
type OwnPage = { readonly title: string; readonly description: string; readonly children: ReactNode }

const sheets = sheetIds.map((id) => {
  const description = 'A walk, a building, a trip with children: three sheets to fill in and to print on one page each.'
  return [`${id}-sheet`, { title: 'Route sheets', description, children: <RouteSheetPage id={id} /> }] as const
})

/** By the last part of their address. */
export const ownPages: ReadonlyMap<string, OwnPage> = new Map([
  [
    'log',
    {
      title: 'Practice log',
      description: 'What you practiced, for how long and what you noticed, by days and weeks, with no network too.',
      children: <PracticeLogPage />,
    },
  ],
  ...sheets,
])
