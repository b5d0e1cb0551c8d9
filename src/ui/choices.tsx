import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names'
import { useControl } from './fields'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  type?: 'checkbox' | 'radio'
}

export function Checkbox({ label, hint, error, id, className, type = 'checkbox', ...input }: CheckboxProps) {
  const { control, hintId, errorId } = useControl(id, hint, error)
  return (
    <div className={className}>
      <label className="check" htmlFor={control.id}>
        <input {...input} type={type} {...control} />
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

type ChipGroupProps = {
  title: ReactNode
  titleClass: string
  labels: readonly ReactNode[]
  /** Which of them is chosen; -1 for none. */
  at: number
  onChoose: (at: number) => void
}

/** Chips under their title, of which one is chosen, or none. */
export function ChipGroup({ title, titleClass, labels, at, onChoose }: ChipGroupProps) {
  return (
    <fieldset>
      <legend className={titleClass}>{title}</legend>
      <div className="flex flex-wrap gap-2">
        {labels.map((label, index) => (
          <Chip key={index} selected={index === at} onClick={() => onChoose(index)}>
            {label}
          </Chip>
        ))}
      </div>
    </fieldset>
  )
}

/** A choice in a row of choices: a toggle button that says whether it is chosen. */
export function Chip({ selected, className, ...rest }: ComponentProps<'button'> & { selected: boolean }) {
  return <button type="button" {...rest} aria-pressed={selected} className={classNames('chip', className)} />
}
