import { startTransition, useEffect, useEffectEvent, useState } from 'react'
import { addList, useRefresh, whileRunning } from '../state/refresh'

type State = 'pulling' | 'done' | 'failed'
type Pulled<A> = { question: string; state: State; answer: A | null }

/**
 * Fetches into the cache when the screen opens, when `key` changes and when asked again, also by a pull at the page; what it brings is read through `useLive`.
 * `pull` imports what it calls: the network's code is not loaded before it is needed. A key of null asks nothing yet.
 */
export function usePull<A extends { ok: boolean }>(
  pull: () => Promise<A>,
  key: string | null,
): { state: State; answer: A | null; again: () => void } {
  const [round, setRound] = useState(0)
  const asked = useRefresh((state) => state.round)
  const question = `${key} ${round} ${asked}`
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
