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

type StepperProps = {
  steps: readonly string[]
  current: number
  /** A few words below the current step. */
  detail?: string | null
  label?: string
  className?: string
}

function Mark({ index, last }: { index: number; last: boolean }) {
  if (index === 0) return <path d="M20 3l17 30H3z" />
  return (
    <>
      <circle cx="20" cy="20" r="18" />
      {last && <circle cx="20" cy="20" r="12.5" />}
    </>
  )
}

/** The controls of a course. `current` counts from 1; one past the last means all are done. */
export function Stepper({ steps, current, detail = null, label = 'Progress', className }: StepperProps) {
  return (
    <ol className={classNames('stepper', className)} aria-label={label}>
      {steps.map((step, index) => {
        const state = index + 1 < current ? 'done' : index + 1 === current ? 'current' : 'ahead'
        return (
          <li key={step} className="step" data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
            <svg viewBox="0 0 40 40" aria-hidden="true">
              <Mark index={index} last={index === steps.length - 1} />
              <text x="20" y={index === 0 ? 28 : 26}>
                {index + 1}
              </text>
            </svg>
            <span>
              {step}
              {state === 'done' && <span className="sr-only"> (done)</span>}
              {state === 'current' && detail !== null && <span className="block font-normal">{detail}</span>}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
