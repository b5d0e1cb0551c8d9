/** Calls between this context and the others of the site, windows and worker: of one kind each, urgent or not. */
export function contextChannel(name: string) {
  const isThere = typeof BroadcastChannel !== 'undefined'
  return {
    notify(isUrgent = false): void {
      if (!isThere) return
      const channel = new BroadcastChannel(name)
      channel.postMessage(isUrgent)
      channel.close()
    },
    /** Answers the way to stop. */
    watch(called: (isUrgent: boolean) => void): () => void {
      if (!isThere) return () => undefined
      const channel = new BroadcastChannel(name)
      channel.addEventListener('message', ({ data }) => called(data))
      return () => channel.close()
    },
  }
}
