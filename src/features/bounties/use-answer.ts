import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { keepTold, readOwn } from '../../local/own-values'
import type { Answer } from '../../remote/failure'
import { useAuth } from '../../state/auth-store'
import { usePull } from '../../hooks/use-pull'

type Kept<T> = { asked: string; value: T }

/**
 * What the server answers this person: what this phone kept of it at once, the fresh one when it comes, and kept for the next time. It is
 * asked for again when `version` changes.
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
  const { state, again } = usePull(async () => {
    const answer = await ask()
    if (answer.ok) {
      setKept({ asked, value: answer.value })
      void keepTold(ownerId, key, answer.value)
    }
    return answer
  }, `${asked} ${version}`)

  useEffect(() => {
    const read = async () => {
      const parsed = v.safeParse(schema, await readOwn(ownerId, key))
      if (parsed.success) setKept((fresh) => (fresh?.asked === asked ? fresh : { asked, value: parsed.output }))
    }
    void read()
  }, [key, ownerId, asked, schema])

  return { value: kept?.asked === asked ? kept.value : undefined, state, again }
}
