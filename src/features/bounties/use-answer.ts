import { useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { readOwn } from '../../local/own-values'
import type { Answer } from '../../remote/failure'
import { useAuth } from '../../state/auth-store'
import { usePull } from '../../hooks/use-pull'

type Kept<T> = { asked: string; value: T }

/**
 * What the server answers this person: what this phone kept of it at once, and the fresh one when it comes, which `ask` keeps for the next
 * time. It is asked for again when `version` changes.
 */
export function useAnswer<T>(
  key: string,
  schema: v.GenericSchema<unknown, T>,
  ask: () => Promise<Answer<T>>,
  version: string | number = '',
) {
  const ownerId = useAuth((auth) => auth.user?.id ?? null)
  const asked = `${key} ${ownerId}`
  const [kept, setKept] = useState<Kept<T> | null>(null)
  const turn = useRef(0)
  const { state, again } = usePull(
    async () => {
      turn.current += 1
      const own = turn.current
      const answer = await ask()
      // An answer that comes after a later question says nothing of now.
      if (answer.ok && own === turn.current) setKept({ asked, value: answer.value })
      return answer
    },
    asked,
    version,
  )

  useEffect(() => {
    const read = async () => {
      const parsed = v.safeParse(schema, await readOwn(ownerId, key))
      if (parsed.success) setKept((fresh) => (fresh?.asked === asked ? fresh : { asked, value: parsed.output }))
    }
    void read()
  }, [key, ownerId, asked, schema])

  return { value: kept?.asked === asked ? kept.value : undefined, state, again }
}
