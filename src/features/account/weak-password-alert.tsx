import { Alert } from '../../ui/alert'

export function WeakPasswordAlert({ reasons }: { reasons: readonly string[] }) {
  if (reasons.length === 0) return null
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
