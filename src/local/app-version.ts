declare const __BUILD_TIME__: string | undefined

/** The build that made an entry: tells what an old entry in the queue was written by. */
export function appVersion(): string {
  return typeof __BUILD_TIME__ === 'undefined' ? 'unbuilt' : __BUILD_TIME__
}
