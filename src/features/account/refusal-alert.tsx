import type { ReactNode } from 'react'
import { Alert } from '../../ui/alert'
import { StorageTrouble } from '../../ui/storage-trouble'
import { type Refusal, weaknesses } from './refusal'

/** What stays beside the form after the toast has gone. `children` answer a refusal of the server's own. */
export function RefusalAlert({ refusal, children }: { refusal: Refusal | null; children?: ReactNode }) {
  if (refusal === null) return null
  if (refusal.code === 'offline') {
    return (
      <Alert tone="warning" title="The server did not answer">
        Check your connection and try again. What you typed is still here.
      </Alert>
    )
  }
  if (refusal.code === 'storage_lost') return <StorageTrouble title="You can’t be kept signed in" />
  const reasons = weaknesses(refusal)
  if (reasons.length === 0) return children
  return (
    <Alert tone="danger" title="Choose a stronger password">
      <ul className="list-disc pl-5">
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </Alert>
  )
}
