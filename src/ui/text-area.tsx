import { useEffect, useRef, type ComponentProps } from 'react'
import { classNames } from './class-names'
import { Field, type FieldText } from './field'

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
