export type Upload = { opId: string; sent: number; total: number }

let current: Upload | null = null
const listeners = new Set<() => void>()

/** Bytes of the photo that is being sent from this page; null when none is. The same object until it changes. */
export function uploadProgress(): Upload | null {
  return current
}

export function noteUpload(opId: string, sent: number, total: number): void {
  current = sent >= total ? null : { opId, sent, total }
  for (const tell of listeners) tell()
}

/** Calls back after every change. Answers the way to stop. */
export function watchUpload(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
