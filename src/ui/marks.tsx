import type { ReactNode } from 'react'
import { classNames } from './class-names'

export type BadgeTone = 'green' | 'blue' | 'purple' | 'red' | 'gray' | 'neutral' | 'accent'

export function Badge({ tone, children, className }: { tone: BadgeTone; children: ReactNode; className?: string }) {
  return <span className={classNames('badge', `tone-${tone}`, className)}>{children}</span>
}

type MarkedLinesProps = {
  /** `mark`: what a line that is not there yet says of itself. */
  lines: readonly { text: string; mark?: string | undefined }[]
  label?: string
  className?: string
}

/** What an offer holds, line by line. The mark is part of its line, for the eye and for the ear. */
export function MarkedLines({ lines, label, className }: MarkedLinesProps) {
  return (
    <ul aria-label={label} className={classNames('grid content-start gap-2', className)}>
      {lines.map(({ text, mark }) => (
        <li key={text} className={mark === undefined ? 'marked-line is-there' : 'marked-line'}>
          <span>
            {mark === undefined ? text : `${text} `}
            {mark !== undefined && <LineMark>{mark}</LineMark>}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** A few small words beside a line; a space before it keeps them apart for a screen reader. */
export function LineMark({ children }: { children: ReactNode }) {
  return <small className="block w-fit border border-line px-1 text-xs text-muted">{children}</small>
}
