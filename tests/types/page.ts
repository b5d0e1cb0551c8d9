import type { Knows } from './knows.ts'

/** Doesn't compile where a page could use what Node or a worker has. */
export const globals: {
  window: Knows<'window'>
  process: Knows<'process'>
  Buffer: Knows<'Buffer'>
  skipWaiting: Knows<'skipWaiting'>
} = { window: true, process: false, Buffer: false, skipWaiting: false }
