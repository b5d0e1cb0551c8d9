import { dismissToast, useToast } from '../state/toast-store'
import { ToastProvider, ToastSheet } from '../ui/toast'

/** Shows the one toast there is. */
export function LiveToasts() {
  const toast = useToast((state) => state.toast)
  return <ToastProvider>{toast && <ToastSheet key={toast.id} {...toast} onEnd={() => dismissToast(toast.id)} />}</ToastProvider>
}
