import type { ComponentProps } from 'react'
import { classNames } from './class-names'

/** A compass needle that seeks north: the sign for "at work". Decorative; the text beside it says what happens. */
function Needle() {
  return (
    <svg className="needle" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="10.5" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <path d="M12 3l4 9H8z" fill="currentColor" />
      <path d="M12 21l-4-9h8z" fill="none" stroke="currentColor" strokeWidth="1.5" />
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

/** While `busy` the button keeps its focus and its name, and ignores presses. */
export function Button({ variant, size, busy = false, className, children, onClick, type = 'button', ...rest }: ButtonProps) {
  return (
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
  )
}
