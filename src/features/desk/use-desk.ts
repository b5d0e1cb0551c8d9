// @in desk @members
import { useEffect, useEffectEvent, useState } from 'react'
import type { Answer, Refusal } from '../../remote/failure'
import { useAuth } from '../../state/auth-store'

type Remote = typeof import('../../remote/desk')
type Ask<T> = (remote: Remote) => Promise<Answer<T>>

const failed: Refusal = { ok: false, code: 'offline', message: null, status: 0 }

/** Asks the academy for the desk; never throws. */
export const askDesk = <T>(ask: Ask<T>): Promise<Answer<T>> => import('../../remote/desk').then(ask).catch(() => failed)

/**
 * What the academy answers the desk, asked anew at each look: nothing of it is stored on a device. `key` names what is asked. What was known
 * stays while it is asked again, with `refusal` where that failed.
 */
export function useDesk<T>(key: string, ask: Ask<T>) {
  const userId = useAuth(({ user }) => user?.id ?? null)
  const place = userId && `${userId} ${key}`
  const [known, setKnown] = useState<{ place: string; value?: T | undefined; refusal?: Refusal | undefined }>()
  const [nth, setNth] = useState(0)
  const load = useEffectEvent(() => askDesk(ask))
  const look = place && `${nth} ${place}`
  const here = known?.place === place ? known : undefined

  useEffect(() => {
    if (look === null || place === null) return undefined
    let isOver = false
    const show = async () => {
      const answer = await load()
      if (isOver) return
      setKnown((before) =>
        answer.ok
          ? { place, value: answer.value }
          : { place, value: before?.place === place ? before.value : undefined, refusal: answer },
      )
    }
    void show()
    return () => {
      isOver = true
    }
  }, [place, look])

  return {
    value: here?.value,
    refusal: here?.refusal,
    again: () => setNth(nth + 1),
    change: (become: (value: T) => T) =>
      setKnown((before) => before && (before.value === undefined ? before : { ...before, value: become(before.value) })),
  }
}
