import type { OutboxLocks } from '../domain/outbox/ports'

const NAME = 'outbox'
const LIFE = 'outbox-life:'

/**
 * Web Locks over all tabs and the worker. Every flusher also holds a lock with its own name for as long as it lives: a lease whose
 * holder has none is a dead one's. Where there are no locks the leases alone serve.
 */
export function webLocks(by: string): OutboxLocks & { release(): void } {
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks
  let release: (() => void) | undefined
  const life = new Promise<void>((resolve) => {
    release = resolve
  })
  const held = new Promise<void>((resolve, reject) => {
    locks
      ?.request(`${LIFE}${by}`, () => {
        resolve()
        return life
      })
      .catch(reject)
  })
  // Whoever asks for the living hears of it; nobody may have asked when the page goes away.
  held.catch(() => undefined)
  return {
    release: () => release?.(),
    async tryRun(work) {
      if (!locks) return work().then(() => true)
      return locks.request(NAME, { ifAvailable: true }, async (lock) => {
        if (lock) await work()
        return lock !== null
      })
    },
    async alive() {
      if (!locks?.query) return null
      await held
      const { held: all = [] } = await locks.query()
      const names = all.flatMap(({ name }) => (name?.startsWith(LIFE) ? [name.slice(LIFE.length)] : []))
      return new Set([...names, by])
    },
  }
}
