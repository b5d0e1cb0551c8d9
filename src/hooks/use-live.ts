import { startTransition, useEffect, useEffectEvent, useState } from 'react'

type Answer<T> = { key: string | null; subject: string; value: T | undefined; failed: boolean }

/**
 * A live query on this phone's data, run again whenever what it read changes. `load` brings the reads, and Dexie with them, since what a
 * query reads after a foreign promise is not watched. Questions (`key`) of one `subject`, such as pages of a list, keep the old answer
 * until the new one is there. A storage that falls silent takes back nothing that was read: a form stays open over it. A key of null asks
 * nothing yet.
 */
export function useLive<R, T>(
  load: () => Promise<R>,
  query: (reads: R) => Promise<T>,
  key: string | null,
  subject = key ?? '',
): { value: T | undefined; failed: boolean } {
  const [answer, setAnswer] = useState<Answer<T>>({ key, subject, value: undefined, failed: false })
  const ready = useEffectEvent(load)
  const run = useEffectEvent(query)

  useEffect(() => {
    if (key === null) return undefined
    let ended = false
    let stop = () => {}
    const fail = () =>
      setAnswer((before) => ({ key, subject, value: before.subject === subject ? before.value : undefined, failed: true }))
    const start = async () => {
      const [reads, { watchLocal }] = await Promise.all([ready(), import('../local/live')])
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
