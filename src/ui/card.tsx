import type { ElementType, HTMLAttributes, ReactNode } from 'react'
import { classNames } from './class-names'

type CardProps = HTMLAttributes<HTMLElement> & {
  as?: 'div' | 'article' | 'section' | 'li' | 'figure'
  /** The collar line at the top: at the left what it is, at the right a mark or number. */
  reference?: ReactNode
  referenceEnd?: ReactNode
}

/** A map sheet. */
export function Card({ as = 'div', reference, referenceEnd, className, children, ...rest }: CardProps) {
  const Tag: ElementType<HTMLAttributes<HTMLElement>> = as
  return (
    <Tag {...rest} className={classNames('card', className)}>
      {(reference || referenceEnd) && (
        <div className="card-ref">
          <span>{reference}</span>
          <span>{referenceEnd}</span>
        </div>
      )}
      {children}
    </Tag>
  )
}
