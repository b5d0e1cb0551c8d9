import type { Knows } from './knows.ts'

/** Doesn't compile where an edge function could use what a page has. Deno has Node's globals too. */
export const globals: {
  window: Knows<'window'>
  process: Knows<'process'>
  Buffer: Knows<'Buffer'>
  skipWaiting: Knows<'skipWaiting'>
} = { window: false, process: true, Buffer: true, skipWaiting: false }
