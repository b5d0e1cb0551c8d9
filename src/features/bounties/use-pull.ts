import { useEffect, useEffectEvent, useState } from 'react'

type Pulls = typeof import('../../sync/pull-bounties')
type State = 'pulling' | 'done' | 'failed'

/** Fetches into the cache when the screen opens and when asked again. What it brings is read through `useLive`. */
export function usePull(pull: (pulls: Pulls) => Promise<{ ok: boolean }>, key: string): { state: State; again: () => void } {
  const [round, setRound] = useState(0)
  const question = `${key} ${round}`
  const [answer, setAnswer] = useState<{ question: string; state: State }>({ question, state: 'pulling' })
  const run = useEffectEvent(pull)

  useEffect(() => {
    let ended = false
    const tell = (state: State) => {
      if (!ended) setAnswer({ question, state })
    }
    const start = async () => {
      const { ok } = await run(await import('../../sync/pull-bounties'))
      tell(ok ? 'done' : 'failed')
    }
    start().catch(() => tell('failed'))
    return () => {
      ended = true
    }
  }, [question])

  return { state: answer.question === question ? answer.state : 'pulling', again: () => setRound(round + 1) }
}
