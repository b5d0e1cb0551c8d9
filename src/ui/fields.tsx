import { useCallback, useEffect, useId, useRef, useSyncExternalStore, type ComponentProps, type ReactNode } from 'react'
import { OctagonAlert } from 'lucide-react'
import { classNames } from './class-names'

const bringFilling = () =>
  void import('./settle-fills').then(
    ({ fillEventsAtPress }) => fillEventsAtPress(),
    () => undefined,
  )

/** For a field of a page that is live before anybody touches it: the first touch may be the press that has to know what stands in it. */
const useFilled = () => useEffect(bringFilling, [])

/** What to say of a text's length: `shown` beside the field, `said` by a screen reader whenever it changes. Null: nothing yet. */
type CountWords = (text: string) => { shown: string; said: string } | null

/** `count`: a text that has a longest length is counted, never cut. */
export type FieldText = { label: ReactNode; error?: string | undefined; hint?: ReactNode; count?: CountWords }

type FieldProps = Omit<FieldText, 'count'> & {
  count?: CountWords | undefined
  id?: string | undefined
  required?: boolean | undefined
  children: (control: ReturnType<typeof useControl>['control']) => ReactNode
}

/** What ties a control to the elements of its hint and its error. */
export function useControl(id: string | undefined, hint: ReactNode, error: string | undefined) {
  useFilled()
  const ownId = useId()
  const controlId = id ?? ownId
  const hintId = hint ? `${controlId}-hint` : undefined
  const errorId = error ? `${controlId}-error` : undefined
  const describedBy = [hintId, errorId].filter(Boolean).join(' ') || undefined
  const control = { id: controlId, 'aria-describedby': describedBy, 'aria-invalid': error ? (true as const) : undefined }
  return { control, hintId, errorId }
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
  const { control, hintId, errorId } = useControl(id, hint, error)
  return (
    <div className="field">
      <label className="field-label" htmlFor={control.id}>
        {label}
        {required === false && <span className="font-normal text-muted"> (optional)</span>}
      </label>
      {hint && (
        <div className="field-note" id={hintId}>
          {hint}
        </div>
      )}
      {children(control)}
      {count && <TextCount control={control.id} words={count} />}
      {error && (
        <div className="field-error" id={errorId} role="alert">
          {error}
        </div>
      )}
    </div>
  )
}

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

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'maxLength'> & FieldText

/** Makes the box as high as its words where the style sheet can't: WebKit doesn't know `field-sizing`. */
function fit(area: HTMLTextAreaElement) {
  if (CSS.supports('field-sizing', 'content')) return
  area.style.height = 'auto'
  area.style.height = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`
}

export function TextArea({ label, error, hint, count, id, className, required, rows = 5, onInput, ...area }: TextAreaProps) {
  const ref = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (ref.current) fit(ref.current)
  })
  return (
    <Field id={id} label={label} error={error} hint={hint} count={count} required={required}>
      {(control) => (
        <textarea
          dir="auto"
          {...area}
          {...control}
          ref={ref}
          rows={rows}
          required={required}
          className={classNames('input', className)}
          onInput={(event) => {
            fit(event.currentTarget)
            onInput?.(event)
          }}
        />
      )}
    </Field>
  )
}

export type FieldProblem = { name: string; label: string; problem: string | null | undefined }

/**
 * The fields that keep a form from being sent, where there are several: each is a way to its field, which says what is wrong. It stands
 * inside the form, and needs no place where one field alone can be wrong.
 */
export function ProblemSummary({ problems }: { problems: readonly FieldProblem[] }) {
  const found = problems.filter(({ problem }) => problem)
  if (found.length < 2) return null
  return (
    <section aria-label="Fields to change" className="alert tone-red">
      <OctagonAlert aria-hidden="true" />
      <div>
        <p className="alert-title">{found.length} fields need a change</p>
        <p className="flex flex-wrap gap-x-4">
          {found.map(({ name, label }) => (
            <button
              key={name}
              type="button"
              className="link min-h-11"
              onClick={(event) => {
                const field = event.currentTarget.form?.elements.namedItem(name)
                if (field instanceof HTMLElement) field.focus()
              }}
            >
              {label}
            </button>
          ))}
        </p>
      </div>
    </section>
  )
}
