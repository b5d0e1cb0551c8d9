import type { ReactNode } from 'react'

type SectionHeadProps = { eyebrow?: string; title: string; children?: ReactNode; className?: string }

/** The collar of a section: a short rule, what it is, and a line that says why. */
export function SectionHead({ eyebrow, title, children, className = '' }: SectionHeadProps) {
  return (
    <div className={className}>
      <div aria-hidden="true" className="mb-4 h-1.5 w-16 bg-signal" />
      {eyebrow && <p className="eyebrow mb-2 text-signal">{eyebrow}</p>}
      <h2>{title}</h2>
      {children && <div className="mt-3 max-w-[54ch] text-lg text-muted">{children}</div>}
    </div>
  )
}
