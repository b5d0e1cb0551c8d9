import { classNames } from './class-names'

/** Unsurveyed ground. Give it a size by class; say what loads in text beside it. */
export function Skeleton({ className }: { className?: string }) {
  return <div className={classNames('skeleton', className)} aria-hidden="true" />
}
