import { Alert } from '../../ui/alert'

/** Said while this phone has no room for what stands in a form, so that nobody counts on finding it again. */
export function DraftNote({ isSaved }: { isSaved: boolean }) {
  if (isSaved) return null
  return (
    <Alert tone="warning" title="Not kept while you type">
      This device has no room left for what stands here. It stays as long as this page is open; free some space before you leave.
    </Alert>
  )
}
