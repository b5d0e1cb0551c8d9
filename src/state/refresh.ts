// @in few
import { create } from 'zustand'
import type { OutboxKind } from '../domain/acts/payloads'

type Refresh = { lists: number; running: number; refreshes: number; done: { kind: OutboxKind } | null }

/**
 * What a person asks anew by pulling a page down: `lists` are on the page, `running` of them wait for an answer, `refreshes` counts how often. `done`: the
 * last act that the academy has confirmed on this page, after which some answers are stale.
 */
export const useRefresh = create<Refresh>(() => ({ lists: 0, running: 0, refreshes: 0, done: null }))

const add = (key: 'lists' | 'running', by: 1 | -1) => useRefresh.setState((before) => ({ [key]: before[key] + by }))

/** Has all lists on the page ask anew. */
export const askAnew = () => useRefresh.setState(({ refreshes }) => ({ refreshes: refreshes + 1 }))

let follows: Promise<unknown> | undefined

/** A list is on the page, until the returned function is called. While there is one, all ask anew when what they show grew old as a whole. */
export function addList(): () => void {
  add('lists', 1)
  follows ??= follow()
  return () => add('lists', -1)
}

async function follow(): Promise<void> {
  // Where the page's scripts can't be had, no list can ask either.
  const live = await import('../local/live').catch(() => null)
  live?.watchAging(() => useRefresh.getState().lists > 0 && askAnew())
}

/** Counts a list's question until it is answered. */
export function whileRunning<A>(question: Promise<A>): Promise<A> {
  add('running', 1)
  return question.finally(() => add('running', -1))
}

/** The academy has confirmed an act of this kind. */
export const actDone = (kind: OutboxKind): void => useRefresh.setState({ done: { kind } })
