import * as Toast from '@radix-ui/react-toast'
import type { ReactNode } from 'react'
import { Icon } from './icon'

export function ToastProvider({ children }: { children: ReactNode }) {
  return (
    <Toast.Provider swipeThreshold={50}>
      {children}
      <Toast.Viewport id="toasts" className="toasts" hotkey={['F8']} />
    </Toast.Provider>
  )
}

type ToastSheetProps = {
  title: string
  description: string | undefined
  tone: 'default' | 'success' | 'danger'
  durationMs: number
  isUnasked: boolean
  onEnd: () => void
}

/** Where it begins at the top: below the header. */
const topPx = 72

/** Moves a message to the top of the screen where it would lie over a button of the page. */
function giveWay(sheet: HTMLElement | null): void {
  if (!sheet) return
  const { top, right, bottom, left } = sheet.getBoundingClientRect()
  const isOver = (button: Element) => {
    const box = button.getBoundingClientRect()
    return box.bottom > top && box.top < bottom && box.right > left && box.left < right
  }
  if ([...document.querySelectorAll('main .btn')].some(isOver)) sheet.style.transform = `translateY(${topPx - top}px)`
}

export function ToastSheet({ title, description, tone, durationMs, isUnasked, onEnd }: ToastSheetProps) {
  return (
    <Toast.Root
      ref={isUnasked ? giveWay : undefined}
      className="toast band band-deep"
      data-tone={tone}
      duration={durationMs}
      onOpenChange={(open) => open || onEnd()}
    >
      <div>
        <Toast.Title className="toast-title">{title}</Toast.Title>
        {description && <Toast.Description className="toast-text">{description}</Toast.Description>}
      </div>
      <Toast.Close className="icon-btn" aria-label="Close notification">
        <Icon name="close" />
      </Toast.Close>
    </Toast.Root>
  )
}
