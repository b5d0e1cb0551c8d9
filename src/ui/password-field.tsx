import { useState, type ComponentProps } from 'react'
import { Eye, EyeOff } from 'lucide-react'
import { classNames } from './class-names'
import { Field, type FieldText } from './fields'

type PasswordFieldProps = Omit<ComponentProps<'input'>, 'type'> & FieldText

/** Paste is allowed; give `autoComplete` as `current-password` or `new-password`. */
export function PasswordField({ label, error, hint, id, className, required, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <Field id={id} label={label} error={error} hint={hint} required={required}>
      {(control) => (
        <div className="field-box">
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            required={required}
            className={classNames('input pr-14', className)}
          />
          <button
            type="button"
            className="icon-btn absolute right-1 h-full"
            aria-label={shown ? 'Hide password' : 'Show password'}
            aria-controls={control.id}
            onClick={() => setShown(!shown)}
          >
            <Icon aria-hidden="true" className="size-5" />
          </button>
        </div>
      )}
    </Field>
  )
}
