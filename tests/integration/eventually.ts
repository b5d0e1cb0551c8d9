import { vi } from 'vitest'

/** Asks again until it no longer throws, as long as any test may take: what goes on beside a request takes its time on a busy machine. */
export const eventually = <T>(ask: () => T | Promise<T>): Promise<T> => vi.waitFor(ask, { timeout: 90_000 })
