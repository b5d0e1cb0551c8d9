import { useId, type ComponentProps, type ReactNode } from 'react'
import { classNames } from './class-names'
import { useFilled } from './use-filled'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  type?: 'checkbox' | 'radio'
}

export function Checkbox({ label, hint, error, id, className, type = 'checkbox', ...input }: CheckboxProps) {
  useFilled()
  const ownId = useId()
  const controlId = id ?? ownId
  const hintId = hint ? `${controlId}-hint` : undefined
  const errorId = error ? `${controlId}-error` : undefined
  return (
    <div className={className}>
      <label className={classNames('check')} htmlFor={controlId}>
        <input
          {...input}
          type={type}
          id={controlId}
          aria-invalid={error ? true : undefined}
          aria-describedby={[hintId, errorId].filter(Boolean).join(' ') || undefined}
        />
        <span>{label}</span>
      </label>
      {hint && (
        <div className="field-note pl-9" id={hintId}>
          {hint}
        </div>
      )}
      {error && (
        <div className="field-error pl-9" id={errorId} role="alert">
          {error}
        </div>
      )}
    </div>
  )
}
