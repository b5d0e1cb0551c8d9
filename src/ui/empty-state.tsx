import type { ReactNode } from 'react'
import { ControlMarker } from './ornament/control-marker'

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
