type ListStateProps = { count: number; more: boolean; state: 'pulling' | 'done' | 'failed' }

function countWords(count: number, more: boolean): string {
  if (more) return `${count} bounties shown, more below`
  return count === 1 ? '1 bounty' : `${count} bounties`
}

/** How much a list shows and whether that is the latest, told to a screen reader when it changes. */
export function ListState({ count, more, state }: ListStateProps) {
  return (
    <output className="text-muted">
      {countWords(count, more)}
      {state === 'failed' && '. No connection: this is what your phone last saw'}
    </output>
  )
}
