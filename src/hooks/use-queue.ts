import { useEffect, useState } from 'react'
import { emptyQueue, type Queue } from '../domain/outbox/queue'
import { setAppBadgePart } from '../state/app-badge'
import { mayHaveUnsentWork } from '../state/unsent-work'

/** How often a page on which nothing was done yet looks whether something waits by now, in ms. */
const LOOK_EVERY_MS = 2_000

/** How this person's queue stands, live. The outbox is opened once its mark says that something may be in it. */
export function useQueue(userId: string | null): Queue {
  const [known, setKnown] = useState({ userId, queue: emptyQueue })

  useEffect(() => {
    let isEnded = false
    let stop: (() => void) | undefined
    const show = (queue: Queue) => {
      setKnown({ userId, queue })
      setAppBadgePart('unsent', queue.waiting + queue.attention)
    }
    const start = async () => {
      const { watchQueue } = await import('../sync/watch-queue')
      if (!isEnded) stop ??= watchQueue(userId, show)
    }
    const look = () => {
      if (stop === undefined && mayHaveUnsentWork()) start().catch(() => undefined)
    }
    look()
    const timer = setInterval(look, LOOK_EVERY_MS)
    return () => {
      isEnded = true
      clearInterval(timer)
      stop?.()
      setAppBadgePart('unsent', 0)
    }
  }, [userId])

  return known.userId === userId ? known.queue : emptyQueue
}
