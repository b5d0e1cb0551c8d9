import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names'

type DisclosureProps = Omit<ComponentProps<'details'>, 'children'> & {
  summary: ReactNode
  /** Disclosures of one `name` open one at a time. */
  name?: string
  /** Makes the summary a heading of that level. */
  level?: 2 | 3 | 4
  children: ReactNode
}

/** An accordion row on the native element: works before any script runs. */
export function Disclosure({ summary, level, className, children, ...rest }: DisclosureProps) {
  const Heading = level ? (`h${level}` as const) : 'span'
  return (
    <details {...rest} className={classNames('disclosure', className)}>
      <summary>
        <Heading>{summary}</Heading>
        {disclosureSign}
      </summary>
      <div className="disclosure-body">{children}</div>
    </details>
  )
}

/** It says nothing of its row, so it is made once for all of them. */
export const disclosureSign = (
  <svg className="disclosure-sign" viewBox="0 0 20 20" fill="none" aria-hidden="true">
    <path d="M6 2l9 8-9 8" />
  </svg>
)
