import * as Toast from '@radix-ui/react-toast'
import type { ReactNode } from 'react'
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
  onEnd: () => void
}

export function ToastSheet({ title, description, tone, durationMs, onEnd }: ToastSheetProps) {
  return (
    <Toast.Root className="toast band band-deep" data-tone={tone} duration={durationMs} onOpenChange={(open) => open || onEnd()}>
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
