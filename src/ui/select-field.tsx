import type { ComponentProps } from 'react'
import { classNames } from './class-names'
import { Icon } from './icon'
import { Field, type FieldText } from './field'

type SelectFieldProps = ComponentProps<'select'> & FieldText

/** Children are `<option>` elements. */
export function SelectField({ label, error, hint, id, className, required, children, ...select }: SelectFieldProps) {
  return (
    <Field id={id} label={label} error={error} hint={hint} required={required}>
      {(control) => (
        <div className="field-box">
          <select {...select} {...control} required={required} className={classNames('input', className)}>
            {children}
          </select>
          <Icon name="chevron" className="pointer-events-none absolute right-3 h-full w-5" />
        </div>
      )}
    </Field>
  )
}
