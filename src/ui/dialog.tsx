import { useEffect, useId, useRef, type ReactNode, useEffectEvent, type RefObject } from 'react'
import { classNames } from './class-names'
import { Icon } from './icon'
import { useRootMark } from './use-root-mark'

/** Calls back at a press beside a modal where the browser leaves that to us: WebKit doesn't know `closedby`. */
function usePressOutside(ref: RefObject<HTMLDialogElement | null>, pressed: () => void): void {
  const tell = useEffectEvent(pressed)
  useEffect(() => {
    const dialog = ref.current
    // The types promise it everywhere.
    const closesItself: boolean = 'closedBy' in HTMLDialogElement.prototype
    if (dialog === null || closesItself) return undefined
    const look = ({ target, clientX, clientY }: MouseEvent) => {
      const { left, right, top, bottom } = dialog.getBoundingClientRect()
      const isInside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
      if (target === dialog && !isInside) tell()
    }
    dialog.addEventListener('click', look)
    return () => dialog.removeEventListener('click', look)
  }, [ref])
}

/** The focus begins at the first field, else at the title. The browser would begin at the button that closes. */
function focusBeginning(dialog: HTMLDialogElement): void {
  const field = dialog.querySelector<HTMLElement>(':is(input, select, textarea):enabled')
  ;(field ?? dialog.querySelector('h2'))?.focus()
}

type DialogProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  children: ReactNode
  actions?: ReactNode
  /** False for work that must not be interrupted: no close button, no Escape, no press outside. */
  dismissible?: boolean
  className?: string
}

/** A modal on the native element: focus trap, Escape and return of focus are the browser's. */
export function Dialog({ open, onClose, title, children, actions, dismissible = true, className }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useEffect(() => {
    const dialog = ref.current
    if (!open) dialog?.close()
    if (!open || !dialog || dialog.open) return
    dialog.showModal()
    focusBeginning(dialog)
  }, [open])

  useRootMark('modal', open)
  usePressOutside(ref, () => dismissible && onClose())

  return (
    <dialog
      closedby={dismissible ? 'any' : 'none'}
      ref={ref}
      className={classNames('dialog', className)}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        if (dismissible) onClose()
      }}
    >
      {open && (
        <div className="dialog-inner">
          <div className="dialog-head">
            <h2 id={titleId} tabIndex={-1} className="text-2xl">
              {title}
            </h2>
            {dismissible && (
              <button type="button" className="icon-btn" aria-label="Close" onClick={onClose}>
                <Icon name="close" />
              </button>
            )}
          </div>
          {children}
          {actions && <div className="dialog-actions">{actions}</div>}
        </div>
      )}
    </dialog>
  )
}
