import { useEffect, useState } from 'react'
import { emptyQueue, type Queue } from '../domain/outbox/queue'
import { mayHaveUnsentWork, watchUnsentWork } from '../state/unsent-work'

/** How this person's queue stands, live. The outbox is opened once its mark says that something may be in it. */
export function useQueue(userId: string | null): Queue {
  const [known, setKnown] = useState({ userId, queue: emptyQueue })

  useEffect(() => {
    let isEnded = false
    let stop: (() => void) | undefined
    const show = (queue: Queue) => setKnown({ userId, queue })
    const start = async () => {
      const { watchQueue } = await import('../sync/watch-queue')
      if (!isEnded) stop ??= watchQueue(userId, show)
    }
    const look = () => {
      if (stop === undefined && mayHaveUnsentWork()) start().catch(() => undefined)
    }
    look()
    const stopLooking = watchUnsentWork(look)
    return () => {
      isEnded = true
      stopLooking()
      stop?.()
    }
  }, [userId])

  return known.userId === userId ? known.queue : emptyQueue
}
