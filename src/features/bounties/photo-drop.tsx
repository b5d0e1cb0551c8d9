import type { ComponentProps } from 'react'

/** Where a photo may be dropped. Dropping is an addition: the file input inside does the same by click and key. */
export function PhotoDrop({ over, ...rest }: ComponentProps<'div'> & { over: boolean }) {
  return (
    <div
      {...rest}
      className={`grid justify-items-start gap-3 border-2 border-dashed p-4 ${over ? 'border-ink bg-raised' : 'border-line bg-surface'}`}
    />
  )
}
