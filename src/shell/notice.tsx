import type { ReactNode } from 'react'

type NoticeProps = { label: string; children: ReactNode; actions?: ReactNode }

/** A strip that stays until it's answered or no longer true. */
export function Notice({ label, children, actions }: NoticeProps) {
  return (
    <section className="notice band band-deep" aria-label={label}>
      <div className="notice-text">{children}</div>
      {actions && <div className="notice-actions">{actions}</div>}
    </section>
  )
}
