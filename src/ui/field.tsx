import { useId, type ReactNode } from 'react'

export type FieldText = { label: ReactNode; error?: string | undefined; hint?: ReactNode }

type FieldProps = FieldText & {
  id?: string | undefined
  required?: boolean | undefined
  children: (control: { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }) => ReactNode
}

/** Label, hint and error around one control, tied to it by id. */
export function Field({ id, label, error, hint, required, children }: FieldProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const hintId = hint ? `${controlId}-hint` : undefined
  const errorId = error ? `${controlId}-error` : undefined
  const describedBy = [hintId, errorId].filter(Boolean).join(' ') || undefined
  return (
    <div className="field">
      <label className="field-label" htmlFor={controlId}>
        {label}
        {required === false && <span className="font-normal text-muted"> (optional)</span>}
      </label>
      {hint && (
        <div className="field-note" id={hintId}>
          {hint}
        </div>
      )}
      {children({ id: controlId, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined })}
      {error && (
        <div className="field-error" id={errorId} role="alert">
          {error}
        </div>
      )}
    </div>
  )
}
