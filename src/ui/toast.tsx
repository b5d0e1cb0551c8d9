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
  onEnd: () => void
}

/** What is left free between the two. */
const besidePx = 8

/** Moves a message off the field that is being filled: below it where the message came from the top, else above it. */
function giveWay(sheet: HTMLElement | null): void {
  const field = document.activeElement
  // The sheet itself is still arriving.
  const place = sheet?.parentElement?.getBoundingClientRect()
  if (!sheet || !place || !field?.matches('input, textarea, select')) return
  const { top, right, bottom, left } = place
  const box = field.getBoundingClientRect()
  if (box.bottom <= top || box.top >= bottom || box.right <= left || box.left >= right) return
  const by = top < innerHeight / 2 ? box.bottom - top + besidePx : box.top - bottom - besidePx
  sheet.style.transform = `translateY(${by}px)`
}

export function ToastSheet({ title, description, tone, durationMs, onEnd }: ToastSheetProps) {
  return (
    <Toast.Root
      ref={giveWay}
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
