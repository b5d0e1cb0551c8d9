import { useCallback, useId, useSyncExternalStore, type ReactNode } from 'react'
import { useFilled } from './use-filled'

/** What to say of a text's length: `shown` beside the field, `said` by a screen reader whenever it changes. Null: nothing yet. */
type CountWords = (text: string) => { shown: string; said: string } | null

/** `count`: a text that has a longest length is counted, never cut. */
export type FieldText = { label: ReactNode; error?: string | undefined; hint?: ReactNode; count?: CountWords }

type FieldProps = Omit<FieldText, 'count'> & {
  count?: CountWords | undefined
  id?: string | undefined
  required?: boolean | undefined
  children: (control: { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }) => ReactNode
}

function fieldOf(id: string): HTMLInputElement | HTMLTextAreaElement | null {
  const field = document.getElementById(id)
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field : null
}

/**
 * Counts what stands in a field, also where the page's HTML, a draft or an emptied form has put it there. It hears of a letter at the document,
 * after React: to count it before would render, with the count, all that waits, and put back the text that React has not seen changed yet.
 */
function TextCount({ control, words }: { control: string; words: CountWords }) {
  const follow = useCallback(
    (onChange: () => void) => {
      const ended = new AbortController()
      const look = ({ target }: Event) => target === fieldOf(control) && onChange()
      for (const type of ['input', 'focusin']) document.addEventListener(type, look, ended)
      // The form is empty only after its event.
      fieldOf(control)?.form?.addEventListener('reset', () => queueMicrotask(onChange), ended)
      return () => ended.abort()
    },
    [control],
  )
  const text = useSyncExternalStore(
    follow,
    () => fieldOf(control)?.value ?? '',
    () => '',
  )
  const found = words(text)
  return (
    <>
      {found !== null && (
        <div className="field-note" aria-hidden="true">
          {found.shown}
        </div>
      )}
      <output className="sr-only">{found?.said}</output>
    </>
  )
}

/** Label, hint and error around one control, tied to it by id. */
export function Field({ id, label, error, hint, count, required, children }: FieldProps) {
  useFilled()
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
      {count && <TextCount control={controlId} words={count} />}
      {error && (
        <div className="field-error" id={errorId} role="alert">
          {error}
        </div>
      )}
    </div>
  )
}
