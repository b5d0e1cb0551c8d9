import * as Toast from '@radix-ui/react-toast'
import { useEffect, useRef, type ReactNode } from 'react'
import { Icon } from './icon'

type ToastProviderProps = { swipeThreshold: number; hotkey: string; children: ReactNode }

export function ToastProvider({ swipeThreshold, hotkey, children }: ToastProviderProps) {
  return (
    <Toast.Provider swipeThreshold={swipeThreshold}>
      {children}
      <Toast.Viewport id="toasts" className="toasts" hotkey={[hotkey]} />
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

/** What a message must not lie over: what the form says beside it and, where nobody has asked for the message, a button. */
const underneath = (isUnasked: boolean) => [...document.querySelectorAll(isUnasked ? 'main :is(.alert, .btn)' : 'main .alert')]

/** Moves a message to the top of the screen where it would lie over one of these, and would not there. */
function giveWay(sheet: HTMLElement, isUnasked: boolean): void {
  const { top, bottom, left, right } = sheet.getBoundingClientRect()
  const isOver = (by: number) => (each: Element) => {
    const box = each.getBoundingClientRect()
    return box.bottom > top + by && box.top < bottom + by && box.right > left && box.left < right
  }
  const under = underneath(isUnasked)
  const up = topPx - top
  const isBetter = isUnasked || !under.some(isOver(up))
  if (under.some(isOver(0)) && isBetter) sheet.style.transform = `translateY(${up}px)`
}

export function ToastSheet({ title, description, tone, durationMs, isUnasked, onEnd }: ToastSheetProps) {
  const sheet = useRef<HTMLLIElement>(null)
  useEffect(() => {
    // What the form says of the same press is rendered by then.
    const frame = requestAnimationFrame(() => sheet.current && giveWay(sheet.current, isUnasked))
    return () => cancelAnimationFrame(frame)
  }, [isUnasked])
  return (
    <Toast.Root
      ref={sheet}
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
