import { cacheAnswer, readOwn } from '../local/own-values'
import { readStoredSession } from '../local/session-storage'
import { isServersAnswer } from '../remote/failure'
import { answersSlowly } from '../remote/timed-fetch'
import { useAuth } from '../state/auth-store'
import { addList, useRefresh, whileRunning } from '../state/refresh'
import { noteAnswer, whenHeardAgain } from '../sync/connection'
import { queries, type QueryName, type QueryShapes } from './queries'
import type { Question } from './query'
import { type Asked, QueryEngine } from './query-engine'

const ownerId = () => useAuth.getState().user?.id ?? null

const engine = new QueryEngine(queries, {
  ownerId,
  isHere: async (person) => ((await readStoredSession())?.user.id ?? null) === person,
  readStored: readOwn,
  store: cacheAnswer,
  during: async (asking) => {
    const answer = await whileRunning(asking)
    noteAnswer(isServersAnswer(answer), answersSlowly())
    return answer
  },
})

useAuth.subscribe(({ user }, { user: before }) => {
  if (user?.id !== before?.id) void engine.personChanged()
})
useRefresh.subscribe(({ round, done }, before) => {
  if (round !== before.round) void engine.allAgain()
  if (done !== null && done !== before.done) void engine.actDone(done.kind)
})
whenHeardAgain(() => void engine.heardAgain())

type Named<Name extends QueryName> = Question<QueryShapes, Name>

/** Tells what is known of a question, and asks it where that isn't fresh, until the returned function is called. */
export function watchQuestion<Name extends QueryName>(
  question: Named<Name>,
  tell: (asked: Asked<QueryShapes[Name]['value']>) => void,
): () => void {
  const removeList = addList()
  const stop = engine.watch(question, tell)
  return () => {
    stop()
    removeList()
  }
}

export const askAgain = <Name extends QueryName>(question: Named<Name>): Promise<void> => engine.again(question)
export const askAhead = <Name extends QueryName>(question: Named<Name>): Promise<void> => engine.ahead(question)
