import { startTransition, useEffect, useEffectEvent, useState } from 'react'
import { addList, useRefresh, whileRunning } from '../state/refresh'

type State = 'pulling' | 'done' | 'failed'
type Pulled<A> = { question: string; state: State; answer: A | null }

/** So long a version has to stand before it is asked for: a queue that drains changes a bounty many times a second. */
const REST_MS = 500

/** The version of what is asked for now, at once, and each later one once it has stood. */
function useRested(key: string | null, version: string | number): string | number {
  const [rested, setRested] = useState({ key, version })
  const isOther = rested.key !== key
  if (isOther) setRested({ key, version })
  const rests = isOther || rested.version === version
  useEffect(() => {
    if (rests) return undefined
    const timer = setTimeout(() => setRested({ key, version }), REST_MS)
    return () => clearTimeout(timer)
  }, [key, version, rests])
  return isOther ? version : rested.version
}

/**
 * Fetches into the cache when the screen opens, when `key` changes, when `version` has changed and stands, and when asked again, also by a
 * pull at the page; what it brings is read through `useLive`. `pull` imports what it calls: the network's code is not loaded before it is needed. A key of null asks nothing yet.
 */
export function usePull<A extends { ok: boolean }>(
  pull: () => Promise<A>,
  key: string | null,
  version: string | number = '',
): { state: State; answer: A | null; again: () => void } {
  const [round, setRound] = useState(0)
  const asked = useRefresh((state) => state.round)
  const question = `${key} ${useRested(key, version)} ${round} ${asked}`
  const [pulled, setPulled] = useState<Pulled<A>>({ question, state: 'pulling', answer: null })
  const run = useEffectEvent(pull)

  const asks = key !== null
  useEffect(() => (asks ? addList() : undefined), [asks])
  useEffect(() => {
    if (key === null) return undefined
    let ended = false
    // Not before what it brought, which `useLive` renders so too: else a page would say for a moment that there is nothing.
    const tell = (state: State, answer: A | null) => {
      if (!ended) startTransition(() => setPulled({ question, state, answer }))
    }
    const fetchAll = async () => {
      const answer = await whileRunning(run())
      const { watchesCaughtUp } = await import('../local/live')
      await watchesCaughtUp()
      tell(answer.ok ? 'done' : 'failed', answer)
    }
    fetchAll().catch(() => tell('failed', null))
    return () => {
      ended = true
    }
  }, [key, question])

  const again = () => setRound(round + 1)
  return pulled.question === question ? { ...pulled, again } : { state: 'pulling', answer: null, again }
}
