/** Calls between this context and the others of the site, windows and worker: of one kind each, and without words. */
export function contextChannel(name: string) {
  const isThere = typeof BroadcastChannel !== 'undefined'
  return {
    notify(): void {
      if (!isThere) return
      const channel = new BroadcastChannel(name)
      channel.postMessage(0)
      channel.close()
    },
    /** Answers the way to stop. */
    watch(called: () => void): () => void {
      if (!isThere) return () => undefined
      const channel = new BroadcastChannel(name)
      channel.addEventListener('message', called)
      return () => channel.close()
    },
  }
}
