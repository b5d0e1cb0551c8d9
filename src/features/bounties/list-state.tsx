import { onlySamples, type BountyView } from '../../domain/bounty-view'
import { Alert } from '../../ui/alert'
import { Button } from '../../ui/button'

type ListStateProps = { views: readonly BountyView[]; more: boolean; state: 'pulling' | 'done' | 'failed' }

function countWords(count: number, more: boolean): string {
  if (more) return `${count} bounties shown, more below`
  return count === 1 ? '1 bounty' : `${count} bounties`
}

/** Samples are never passed off as something that the academy once listed. */
const oldWords = (views: readonly BountyView[]) =>
  onlySamples(views) ? 'these are samples' : 'this is what your device last saw'

/** How much a list shows and whether that is the latest, told to a screen reader when it changes. */
export function ListState({ views, more, state }: ListStateProps) {
  return (
    <output className="text-muted">
      {countWords(views.length, more)}
      {state === 'failed' && `. No connection: ${oldWords(views)}`}
    </output>
  )
}

/** That the list can't be had, with a way to ask again. */
export function ListFailure({ again }: { again: () => void }) {
  return (
    <Alert
      tone="danger"
      action={
        <Button variant="secondary" onClick={again}>
          Try again
        </Button>
      }
    >
      Failed to load active bounties. Please try again later.
    </Alert>
  )
}
