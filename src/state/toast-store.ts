import { create } from 'zustand'

type ToastMessage = {
  title: string
  description?: string | undefined
  tone?: 'default' | 'success' | 'danger'
  durationMs?: number
}

type Toast = Required<ToastMessage> & { id: number }

/** How long a toast stays unless told otherwise. */
const toastDurationMs = 5000

/** At most one toast is visible; a newer one replaces it. */
export const useToast = create<{ toast: Toast | null; count: number }>(() => ({ toast: null, count: 0 }))

export function showToast(message: ToastMessage): void {
  const { title, description, tone = 'default', durationMs = toastDurationMs } = message
  useToast.setState(({ count }) => ({ count: count + 1, toast: { id: count + 1, title, description, tone, durationMs } }))
}

/** Ends the toast of that id; a newer one stays. */
export function dismissToast(id: number): void {
  useToast.setState(({ toast }) => (toast?.id === id ? { toast: null } : {}))
}
