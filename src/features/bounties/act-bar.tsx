import type { ReactNode } from 'react'
import { useRootMark } from '../../ui/use-root-mark'

/** What can be done now, at the foot of a phone while the column that holds it is on the screen. */
export function ActBar({ label, children }: { label: string; children: ReactNode }) {
  useRootMark('act')
  return (
    <section aria-label={label} className="act-bar">
      {children}
    </section>
  )
}
