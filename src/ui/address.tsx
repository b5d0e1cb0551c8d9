import { Fragment } from 'react'
import { classNames } from './class-names'

/** A mail address, which stays whole where a line has room for it, and else breaks after its signs: within a word it would be read as another. */
export function Address({ children, className }: { children: string | undefined; className?: string }) {
  const parts = (children ?? '').split(/(?<=[@.+_-])/)
  return (
    <bdi className={classNames('inline-block max-w-full', className)}>
      {parts.map((part, index) => (
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={index}>
          {part}
          <wbr />
        </Fragment>
      ))}
    </bdi>
  )
}
