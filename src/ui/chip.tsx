import type { ComponentProps } from 'react'
import { classNames } from './class-names'

/** A choice in a row of choices: a toggle button that says whether it is chosen. */
export function Chip({ selected, className, ...rest }: ComponentProps<'button'> & { selected: boolean }) {
  return <button type="button" {...rest} aria-pressed={selected} className={classNames('chip', className)} />
}
