import { classNames } from './class-names'

type ProgressBarProps = { value: number; label: string; className?: string }

/** A bearing from the start triangle to the finish ring. `value` is percent, held within 0 to 100. */
export function ProgressBar({ value, label, className }: ProgressBarProps) {
  const percent = Math.min(100, Math.max(0, value))
  return (
    <div className={classNames('bearing', className)}>
      <svg className="bearing-start" viewBox="0 0 16 16" aria-hidden="true">
        <path d="M8 2l6.5 11.5h-13z" />
      </svg>
      <progress max={100} value={percent} aria-label={label} />
      <svg className="bearing-finish" viewBox="0 0 18 18" aria-hidden="true">
        <circle cx="9" cy="9" r="7.5" />
        <circle cx="9" cy="9" r="3.5" />
      </svg>
    </div>
  )
}
