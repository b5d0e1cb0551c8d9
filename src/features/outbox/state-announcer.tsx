import { useEffect, useRef, useState } from 'react'
import type { OutboxRead } from './read-outbox'
import { stateChanges, statesOf, type KnownStates } from './state-changes'

/** Reads out what changes while the page is open; what was there when it opened is read as the page is. */
export function StateAnnouncer({ read, userId }: { read: OutboxRead; userId: string | null }) {
  const known = useRef<KnownStates | null>(null)
  const [words, setWords] = useState('')

  useEffect(() => {
    const changes = known.current === null ? '' : stateChanges(known.current, read, userId)
    known.current = statesOf(read)
    if (changes !== '') setWords(changes)
  }, [read, userId])

  return <output className="sr-only">{words}</output>
}
