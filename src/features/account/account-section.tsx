import type { ReactNode } from 'react'
import { Card } from '../../ui/card'

type AccountSectionProps = { id: string; title: string; className?: string; children: ReactNode }

/** A subject of the account under its heading. */
export function AccountSection({ id, title, className = 'grid gap-4', children }: AccountSectionProps) {
  return (
    <Card as="section" aria-labelledby={`${id}-title`}>
      <div className={className}>
        <h2 id={`${id}-title`} className="text-2xl">
          {title}
        </h2>
        {children}
      </div>
    </Card>
  )
}
