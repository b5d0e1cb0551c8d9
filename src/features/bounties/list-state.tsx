import { onlySamples, type BountyView } from '../../domain/bounty-view'

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
