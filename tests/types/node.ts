import type { Knows } from './knows.ts'

/** Doesn't compile where the embedded backend or the build could use what a page has. */
export const globals: {
  window: Knows<'window'>
  process: Knows<'process'>
  Buffer: Knows<'Buffer'>
  skipWaiting: Knows<'skipWaiting'>
} = { window: false, process: true, Buffer: true, skipWaiting: false }
