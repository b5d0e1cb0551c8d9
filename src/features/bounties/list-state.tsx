import { useEffect } from 'react'
import { onlySamples, type BountyView } from '../../domain/bounties/bounty-view'
import { Alert } from '../../ui/alert'
import { Button } from '../../ui/button'
import { classNames } from '../../ui/class-names'
import { focusPageTitle } from '../../ui/page-header'
import { useBoardState } from './board-state'

type ListStateProps = { views: readonly BountyView[]; more: boolean; state: 'asking' | 'done' | 'failed' }

function countWords(count: number, more: boolean): string {
  if (more) return `${count} bounties shown, more below`
  return count === 1 ? '1 bounty' : `${count} bounties`
}

/** Samples are never passed off as something that the academy once listed. */
const oldWords = (views: readonly BountyView[]) =>
  onlySamples(views) ? 'these are samples' : 'this is what your device last saw'

/** How much a list shows and whether that is the latest, told to a screen reader when it changes. */
export function ListState({ views, more, state }: ListStateProps) {
  const count = `${views.length}${more ? '+' : ''}`
  useEffect(() => {
    useBoardState.setState({ count })
    return () => useBoardState.setState({ count: null })
  }, [count])
  // On a phone the number beside the page's title says it.
  return (
    <output className={classNames('text-muted', state !== 'failed' && 'max-md:sr-only')}>
      {countWords(views.length, more)}
      {state === 'failed' && `. Could not be refreshed: ${oldWords(views)}`}
    </output>
  )
}

/** That what stands here is not the latest. */
export function LastSeen() {
  return <output className="block pb-4 text-muted">Could not be refreshed: this is what your device last saw.</output>
}

/** Asks again, with the focus where it can't be lost: the button goes once there is an answer. */
export function TryAgain({ again }: { again: () => void }) {
  return (
    <Button
      variant="secondary"
      onClick={() => {
        focusPageTitle()
        again()
      }}
    >
      Try again
    </Button>
  )
}

type ListFailureProps = { again: () => void; tone?: 'danger' | 'warning'; why?: string | undefined; children?: string }

/** That a list can't be had, with a way to ask again. */
export function ListFailure({
  again,
  tone = 'danger',
  why,
  children = 'Failed to load active bounties. Please try again later.',
}: ListFailureProps) {
  return (
    <Alert tone={tone} why={why} action={<TryAgain again={again} />}>
      {children}
    </Alert>
  )
}
