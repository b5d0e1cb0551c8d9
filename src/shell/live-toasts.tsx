import { dismissToast, useToast } from '../state/toast-store'
import { ToastProvider, ToastSheet } from '../ui/toast'

/** Shows the one toast there is (1 visible, 5 s, swipe of 50 px, F8). */
export function LiveToasts() {
  const toast = useToast((state) => state.toast)
  return (
    <ToastProvider swipeThreshold={50} hotkey="F8">
      {toast && (
        <ToastSheet
          key={toast.id}
          title={toast.title}
          description={toast.description}
          tone={toast.tone}
          durationMs={toast.durationMs}
          isUnasked={toast.isUnasked}
          onEnd={() => dismissToast(toast.id)}
        />
      )}
    </ToastProvider>
  )
}
