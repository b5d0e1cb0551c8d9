// @in training @members
import type { ReactNode } from 'react'
import { BackLink } from '../shell/back-link'
import { PageHead } from '../shell/page-head'
import { PageHeader } from '../ui/page-header'

type TrainingPageProps = { text: string; title: string; description: string; isReader?: boolean; children?: ReactNode }

/** A page below `/training`: its head, its title, which the reader brings itself, and what stands below. On paper the page begins with that. */
export function TrainingPage({ text, title, description, isReader = false, children }: TrainingPageProps) {
  return (
    <>
      <PageHead
        path={`/training/${text}`}
        title={title}
        description={description}
        keywords="guided modules, simulations"
        noindex
      />
      {!isReader && (
        <div className="no-print">
          <PageHeader size="task" back={<BackLink to="/account" />} title={title} />
        </div>
      )}
      {children}
    </>
  )
}
