import { startTransition, useEffect, useEffectEvent, useState } from 'react'

type Reads = typeof import('./reads')
type Answer<T> = { key: string; subject: string; value: T | undefined; failed: boolean }

/**
 * A live query on this phone's data, run again whenever what it read changes. `key` names the question. `value` is undefined until the
 * first answer to the `subject`: questions that share one, such as pages of a list, keep the old answer until the new one is there.
 */
export function useLive<T>(
  query: (reads: Reads) => Promise<T>,
  key: string,
  subject = key,
): { value: T | undefined; failed: boolean } {
  const [answer, setAnswer] = useState<Answer<T>>({ key, subject, value: undefined, failed: false })
  const run = useEffectEvent(query)

  useEffect(() => {
    let ended = false
    let stop = () => {}
    const fail = () => setAnswer({ key, subject, value: undefined, failed: true })
    const start = async () => {
      const [reads, { watchLocal }] = await Promise.all([import('./reads'), import('../../local/live')])
      if (ended) return
      stop = watchLocal(
        () => run(reads),
        // A long list is rendered in pieces, between which a press is answered.
        (value) => startTransition(() => setAnswer({ key, subject, value, failed: false })),
        fail,
      )
    }
    start().catch(fail)
    return () => {
      ended = true
      stop()
    }
  }, [key, subject])

  return answer.subject === subject ? answer : { value: undefined, failed: false }
}
