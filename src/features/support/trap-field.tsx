import { trapName } from './form-guard'

/** A field that no person sees, hears or reaches. Password managers are asked to leave it alone, each by its own mark. */
export function TrapField() {
  return (
    <div aria-hidden="true" className="absolute size-px overflow-hidden [clip-path:inset(50%)]">
      <label>
        Leave this empty
        <input
          type="text"
          name={trapName}
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore=""
          data-lpignore="true"
          data-bwignore=""
          data-protonpass-ignore="true"
          data-form-type="other"
        />
      </label>
    </div>
  )
}
