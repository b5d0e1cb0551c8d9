import { cacheAnswer } from '../../local/own-values'
import type { Answer } from '../../remote/failure'

/** The question that was asked last, by person and name. */
const latest = new Map<string, symbol>()

/** Asks, and caches the answer: but not one that comes after a later question, which may tell of a time before it. */
export async function askAndCache<T>(ownerId: string | null, name: string, ask: () => Promise<Answer<T>>): Promise<Answer<T>> {
  const key = `${name} ${ownerId}`
  const question = Symbol(key)
  latest.set(key, question)
  const answer = await ask()
  if (answer.ok && latest.get(key) === question) await cacheAnswer(ownerId, name, answer.value)
  return answer
}
