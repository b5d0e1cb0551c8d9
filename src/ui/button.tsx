import { lazy, Suspense, type ComponentProps, type ComponentType } from 'react'
import { classNames } from './class-names'

/** Brings what stands beside a button at work. It comes after the first touch (`shell/first-touch.ts`), and perhaps after the first press. */
export let bringNote: (note: { default: ComponentType }) => void
const note = new Promise<{ default: ComponentType }>((resolve) => (bringNote = resolve))
const Note = lazy(() => note)

/** A compass needle that seeks north: the sign for "at work". Decorative; the text beside it says what happens. */
function Needle() {
  return (
    <svg className="needle" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 3l4 9H8z" />
      <path d="M1.5 12a10.5 10.5 0 1 1 21 0 10.5 10.5 0 1 1-21 0M12 21l-4-9h8z" />
    </svg>
  )
}

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger'
export type ButtonSize = 'md' | 'lg'

type ButtonLook = { variant?: ButtonVariant | undefined; size?: ButtonSize | undefined; className?: string | undefined }

/** The look of a button, for links. */
export function buttonClass({ variant = 'primary', size = 'md', className }: ButtonLook = {}): string {
  return classNames('btn', `btn-${variant}`, size === 'lg' && 'btn-lg', className)
}

type ButtonProps = ComponentProps<'button'> & ButtonLook & { busy?: boolean | undefined }

/** While `busy` the button keeps its focus and its name, and ignores presses. Where that lasts, a note beside it says so and offers to stop. */
export function Button({ variant, size, busy = false, className, children, onClick, type = 'button', ...rest }: ButtonProps) {
  return (
    <>
      <button
        {...rest}
        type={type}
        className={buttonClass({ variant, size, className })}
        aria-busy={busy || undefined}
        aria-disabled={busy || undefined}
        onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
      >
        {busy && <Needle />}
        {children}
      </button>
      {busy && (
        <Suspense>
          <Note />
        </Suspense>
      )}
    </>
  )
}
