import { showToast } from '../../state/toast-store'

/** The database's words where it answered, the fallback where nothing did. */
export function showSaveFailure({ message }: { message: string | null }): void {
  showToast({
    title: 'Error',
    description: message === null ? 'Failed to save your information. Please try again.' : `Database error: ${message}`,
    tone: 'danger',
  })
}
