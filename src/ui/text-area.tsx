import type { ComponentProps } from 'react'
import { classNames } from './class-names'
import { Field, type FieldText } from './field'

type TextAreaProps = ComponentProps<'textarea'> & FieldText

export function TextArea({ label, error, hint, id, className, required, rows = 5, ...area }: TextAreaProps) {
  return (
    <Field id={id} label={label} error={error} hint={hint} required={required}>
      {(control) => (
        <textarea {...area} {...control} rows={rows} required={required} className={classNames('input', className)} />
      )}
    </Field>
  )
}
