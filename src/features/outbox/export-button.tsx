import { useState } from 'react'
import { showToast } from '../../state/toast-store'
import { Button } from '../../ui/button'

/** A copy to keep of what the academy does not have yet. */
export function ExportButton({ ownerId }: { ownerId: string | null }) {
  const [busy, setBusy] = useState(false)

  async function save() {
    setBusy(true)
    try {
      const { saveUnsent } = await import('./export-unsent')
      const given = await saveUnsent(ownerId)
      showToast({
        title: 'Your unsent work is in one file',
        description: `${given} The work itself stays here.`,
        tone: 'success',
      })
    } catch (error) {
      console.error(error)
      const description =
        'The file could not be made. Close the academy’s other tabs, then try again before you reload this page.'
      showToast({ title: 'Not saved', description, tone: 'danger' })
    } finally {
      setBusy(false)
    }
  }

  return (
    <Button variant="secondary" busy={busy} onClick={() => void save()}>
      Export unsent work
    </Button>
  )
}
