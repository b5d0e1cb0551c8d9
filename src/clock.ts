import { createStore } from 'zustand/vanilla'
import { clockOffset, storedOffset } from './domain/time/clock-offset'

const key = 'clock'

function kept(): number {
  try {
    return storedOffset(globalThis.localStorage?.getItem(key), Date.now())
  } catch {
    return 0
  }
}

/** By how many ms the academy's clock is ahead of this device's, as its last answer told; at a start without a network as an earlier page kept it. */
export const clock = createStore(() => ({ offset: kept() }))

const offsetNow = () => clock.getState().offset

/** The time as the academy has it, in ms since the epoch. What is compared on this device alone, as a wait or an age, stays with the device's. */
export const academyNow = (): number => Date.now() + offsetNow()

/**
 * Learns the academy's time from an answer of its API, asked for at `sentAt` by this device's clock: of no portal's page.
 * Another origin has to show its `Date`: PostgREST does, the embedded backend is none.
 */
export function hearClock({ headers }: Response, sentAt: number): void {
  const now = Date.now()
  const offset = clockOffset(offsetNow(), headers.get('Date'), sentAt, now)
  if (offset === offsetNow()) return
  clock.setState({ offset })
  try {
    globalThis.localStorage?.setItem(key, `${offset} ${now}`)
  } catch {
    // It then holds as long as the page.
  }
}
