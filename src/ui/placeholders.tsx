import type { ReactNode } from 'react'
import { classNames } from './class-names'
import { ControlMarker } from './drawings'

type EmptyStateProps = { title: ReactNode; children?: ReactNode; action?: ReactNode; level?: 2 | 3 | 4 }

export function EmptyState({ title, children, action, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className="empty">
      <ControlMarker />
      <Heading className="text-2xl">{title}</Heading>
      {children && <div className="empty-text wrap-anywhere">{children}</div>}
      {action}
    </div>
  )
}

/** Unsurveyed ground. Give it a size by class; say what loads in text beside it. */
export function Skeleton({ className }: { className?: string }) {
  return <div className={classNames('skeleton', className)} aria-hidden="true" />
}
