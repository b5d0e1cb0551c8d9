import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { keepAnswer, readAnswer } from '../../local/kept-answer'
import type { Answer } from '../../remote/failure'
import { usePull } from './use-pull'

type Kept<T> = { key: string; value: T }

/**
 * A public answer of the server: what this phone kept of it at once, the fresh one when it comes, and kept for the next time. It is asked
 * for again when `version` changes.
 */
export function useAnswer<T>(
  key: string,
  schema: v.GenericSchema<unknown, T>,
  ask: () => Promise<Answer<T>>,
  version: string | number = '',
) {
  const [kept, setKept] = useState<Kept<T> | null>(null)
  const { state, again } = usePull(async () => {
    const answer = await ask()
    if (answer.ok) {
      setKept({ key, value: answer.value })
      void keepAnswer(key, answer.value)
    }
    return answer
  }, `${key} ${version}`)

  useEffect(() => {
    const read = async () => {
      const parsed = v.safeParse(schema, await readAnswer(key))
      if (parsed.success) setKept((fresh) => (fresh?.key === key ? fresh : { key, value: parsed.output }))
    }
    void read()
  }, [key, schema])

  return { value: kept?.key === key ? kept.value : undefined, state, again }
}
