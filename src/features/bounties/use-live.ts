import { useEffect, useEffectEvent, useState } from 'react'

type Reads = typeof import('./reads')
type Answer<T> = { key: string; value: T | undefined; failed: boolean }

/** A live query on this phone's data, run again whenever what it read changes. `value` is undefined until the first answer; `key` names the question. */
export function useLive<T>(query: (reads: Reads) => Promise<T>, key: string): { value: T | undefined; failed: boolean } {
  const [answer, setAnswer] = useState<Answer<T>>({ key, value: undefined, failed: false })
  const run = useEffectEvent(query)

  useEffect(() => {
    let ended = false
    let stop = () => {}
    const fail = () => setAnswer({ key, value: undefined, failed: true })
    const start = async () => {
      const [reads, { watchLocal }] = await Promise.all([import('./reads'), import('../../local/live')])
      if (ended) return
      stop = watchLocal(
        () => run(reads),
        (value) => setAnswer({ key, value, failed: false }),
        fail,
      )
    }
    start().catch(fail)
    return () => {
      ended = true
      stop()
    }
  }, [key])

  return answer.key === key ? answer : { value: undefined, failed: false }
}
