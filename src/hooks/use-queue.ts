// @with work
import { useEffect, useState } from 'react'
import { emptyQueue, type Queue } from '../domain/outbox/queue'
import { hasUnsentMark } from '../local/unsent-mark'
import { forgetLost, type LostWork, lostWork } from '../local/unsent-tally'
import { watchUnsentWork } from '../state/unsent-work'

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
      if (stop === undefined && hasUnsentMark()) start().catch(() => undefined)
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

/** What the browser has lost of this device's work, until `forget` says that it was read. */
export function useLostWork(): { lost: LostWork | null; forget: () => void } {
  const [lost, setLost] = useState(lostWork)
  useEffect(() => watchUnsentWork(() => setLost(lostWork())), [])
  return { lost, forget: forgetLost }
}
