import type { OutboxClock } from '../domain/outbox/ports'

export const systemClock: OutboxClock = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  after(ms, call) {
    const timer = setTimeout(call, ms)
    return () => clearTimeout(timer)
  },
}
