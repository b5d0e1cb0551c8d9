import { useEffect, useId, useRef, type ReactNode } from 'react'
import { classNames } from './class-names'
import { Icon } from './icon'
import { usePressOutside } from './use-press-outside'

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
    if (open && !dialog?.open) dialog?.showModal()
    if (!open) dialog?.close()
  }, [open])

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
            <h2 id={titleId} className="text-2xl">
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
