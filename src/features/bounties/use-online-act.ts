import { useRef, useState } from 'react'
import { problemOfThrown, type Finished } from './act-online'

/**
 * One act that needs the network, at a time; `problem` is what came back instead of success. The same `content` keeps its key until the
 * server has answered it, so that pressing again after a lost answer has one effect; other content is another act.
 */
export function useOnlineAct() {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const running = useRef(false)
  const keys = useRef(new Map<string, string>())

  const run = async (content: string, act: (opId: string) => Promise<Finished>, done: () => void) => {
    if (running.current) return
    running.current = true
    setBusy(true)
    setProblem(null)
    const opId = keys.current.get(content) ?? crypto.randomUUID()
    keys.current.set(content, opId)
    let isDone = false
    try {
      const finished = await act(opId)
      if (finished.answered) keys.current.delete(content)
      setProblem(finished.problem)
      isDone = finished.problem === null
    } catch (error) {
      // The act's own script could not be had, or what it brought could not be kept: whether it was done is not known.
      console.error(error)
      setProblem(problemOfThrown(error))
    } finally {
      running.current = false
      setBusy(false)
    }
    // Now, so that what follows may be an act of its own.
    if (isDone) done()
  }
  return { busy, problem, run }
}
