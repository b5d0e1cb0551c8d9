import type { ReactNode } from 'react'
import { Alert } from '../../ui/alert'
import { StorageTrouble } from '../../ui/storage-trouble'
import { askLater, noAnswer, type Refusal, refusalText, weaknesses } from './refusal'

type RefusalAlertProps = {
  refusal: Refusal | null
  /** What the form has words for, by the server's codes. Any other refusal is told by the server's own words alone. */
  known?: Readonly<Partial<Record<string, ReactNode>>>
}

/** What stays beside the form after the toast has gone. */
export function RefusalAlert({ refusal, known = {} }: RefusalAlertProps) {
  if (refusal === null) return null
  if (refusal.code === 'offline') {
    return (
      <Alert tone="warning" title={noAnswer}>
        {askLater}
      </Alert>
    )
  }
  if (refusal.code === 'storage_lost') return <StorageTrouble title="You can’t be kept signed in" />
  const reasons = weaknesses(refusal)
  if (reasons.length === 0)
    return known[refusal.code ?? ''] ?? (refusal.message !== null && <Alert tone="danger">{refusalText(refusal)}</Alert>)
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
