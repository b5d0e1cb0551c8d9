import type { ReactNode } from 'react'
import { classNames } from './class-names'

export type BadgeTone = 'green' | 'blue' | 'purple' | 'red' | 'gray' | 'neutral' | 'accent'

export function Badge({ tone, children, className }: { tone: BadgeTone; children: ReactNode; className?: string }) {
  return <span className={classNames('badge', `tone-${tone}`, className)}>{children}</span>
}
