// @in asks
import { cacheAnswer, readOwn } from '../local/own-values'
import { readStoredSession } from '../local/session-storage'
import { isServersAnswer } from '../remote/failure'
import { answersSlowly } from '../remote/timed-fetch'
import { useAuth } from '../state/auth-store'
import { addList, useRefresh, whileRunning } from '../state/refresh'
import { connectionState, noteAnswer, watchConnection } from '../sync/connection'
import { HEARD_EVERY_MS } from '../sync/wake-sources'
import { queries, type QueryName, type QueryShapes, staleAfter } from './queries'
import { type Asked, QueryEngine, type Question } from './query-engine'

const ownerId = () => useAuth.getState().user?.id ?? null

/** So long what an act has changed is not asked for again for the next one. */
const AFTER_ACT_REST_MS = 1_000

export const engine = new QueryEngine(queries, {
  ownerId,
  isHere: async (person) => ((await readStoredSession())?.user.id ?? null) === person,
  readStored: readOwn,
  store: cacheAnswer,
  afterRest: (call) => setTimeout(call, AFTER_ACT_REST_MS),
  during: async (asking) => {
    const answer = await whileRunning(asking)
    noteAnswer(isServersAnswer(answer), answersSlowly())
    return answer
  },
})

useAuth.subscribe(({ user }, { user: before }) => {
  if (user?.id !== before?.id) engine.personChanged()
})
useRefresh.subscribe(({ refreshes, done }, before) => {
  if (refreshes !== before.refreshes) void engine.allAgain()
  if (done !== null && done !== before.done) void engine.nowStale(staleAfter[done.kind])
})

/** An answer that is older may be from before the server fell silent, in ms. */
const BEFORE_SILENCE_MS = 10_000
/** An answer that is older is asked for again when somebody looks at the page again, in ms. */
const LOOKED_AT_MS = 5 * 60_000

let askedAt = Number.NEGATIVE_INFINITY
let waiting: ReturnType<typeof setTimeout> | undefined
function askFailed(): void {
  if (connectionState() !== 'online') return
  // A question that fails by itself is not asked in a circle with the one that finds the server.
  const restMs = HEARD_EVERY_MS - (performance.now() - askedAt)
  clearTimeout(waiting)
  if (restMs > 0) waiting = setTimeout(askFailed, restMs)
  else if (engine.askOlder(BEFORE_SILENCE_MS)) askedAt = performance.now()
}
// While there are answers to look at, the academy is asked whether it can be heard again.
watchConnection(askFailed)
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') engine.askOlder(LOOKED_AT_MS)
})

/** Tells what is known of a question, and asks it where that isn't fresh, until the returned function is called. */
export function watchQuestion<Name extends QueryName>(
  question: Question<QueryShapes, Name>,
  tell: (asked: Asked<QueryShapes[Name]['value']>) => void,
): () => void {
  const removeList = queries[question.name].isList ? addList() : () => {}
  const stop = engine.watch(question, tell)
  return () => {
    stop()
    removeList()
  }
}
