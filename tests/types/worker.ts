import type { Knows } from './knows.ts'

/** Doesn't compile where the worker could use what a page or Node has. Its own globals are those of `self`. */
export const globals: {
  window: Knows<'window'>
  process: Knows<'process'>
  Buffer: Knows<'Buffer'>
  skipWaiting: Knows<'skipWaiting'>
} = { window: false, process: false, Buffer: false, skipWaiting: false }
