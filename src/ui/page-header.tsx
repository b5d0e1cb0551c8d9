import type { ReactNode } from 'react'
import { classNames } from './class-names'
import { Contours } from './ornament/contours'

type PageHeaderProps = {
  eyebrow?: ReactNode
  title: ReactNode
  lead?: ReactNode
  actions?: ReactNode
  className?: string
  children?: ReactNode
}

/** The band at the top of a page, full width, with the page's only h1. Place it directly in the route's screen, outside `.wrap`. */
export function PageHeader({ eyebrow, title, lead, actions, className, children }: PageHeaderProps) {
  return (
    <header className={classNames('page-head band', className)}>
      <Contours />
      <div className="wrap">
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <h1 id="page-title" tabIndex={-1}>
          {title}
        </h1>
        {lead && <div className="page-head-lead">{lead}</div>}
        {actions && <div className="page-head-actions">{actions}</div>}
        {children}
      </div>
      <div className="graduation" aria-hidden="true" />
    </header>
  )
}
