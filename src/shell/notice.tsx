import type { ReactNode } from 'react'
import { Announced } from '../ui/announce'
import { useRootMark } from '../ui/use-root-mark'

type NoticeProps = { label: string; actions?: ReactNode } & (
  | { says: string; children?: never }
  | { says?: never; children: ReactNode }
)

/** A strip that stays until it's answered or no longer true. `says`: its words, which a screen reader says when they come. */
export function Notice({ label, says, children, actions }: NoticeProps) {
  useRootMark('notice')
  return (
    <section className="notice band band-deep" aria-label={label}>
      <div className="notice-text">
        {says === undefined ? (
          children
        ) : (
          <p>
            <Announced isShown>{says}</Announced>
          </p>
        )}
      </div>
      {actions && <div className="notice-actions">{actions}</div>}
    </section>
  )
}
