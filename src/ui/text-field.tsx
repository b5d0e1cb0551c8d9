import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names'
import { Field, type FieldText } from './field'

type TextFieldProps = Omit<ComponentProps<'input'>, 'maxLength'> & FieldText & { lead?: ReactNode }

/** `lead` is a short unit before the value, such as `$`. Words are written to the side that their script is. */
export function TextField({ label, error, hint, count, lead, id, className, required, ...input }: TextFieldProps) {
  return (
    <Field id={id} label={label} error={error} hint={hint} count={count} required={required}>
      {(control) => (
        <div className="field-box">
          {lead && (
            <span className="field-lead" aria-hidden="true">
              {lead}
            </span>
          )}
          <input type="text" dir="auto" {...input} {...control} required={required} className={classNames('input', className)} />
        </div>
      )}
    </Field>
  )
}
