import { create } from 'zustand'

/** What a person asks anew by pulling a page down: `lists` are on the page, `running` of them wait for an answer, `round` counts how often it was asked. */
export const useRefresh = create<{ lists: number; running: number; round: number }>(() => ({ lists: 0, running: 0, round: 0 }))

const add = (key: 'lists' | 'running', by: 1 | -1) => useRefresh.setState((before) => ({ [key]: before[key] + by }))

/** A list is on the page, until the returned function is called. */
export function addList(): () => void {
  add('lists', 1)
  return () => add('lists', -1)
}

/** Counts a list's question until it is answered. */
export function whileRunning<A>(question: Promise<A>): Promise<A> {
  add('running', 1)
  return question.finally(() => add('running', -1))
}
