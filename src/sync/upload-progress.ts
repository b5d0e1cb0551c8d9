import { createStore } from 'zustand/vanilla'

export type Upload = { opId: string; sent: number; total: number }

/** Bytes of the photo that is being sent from this page; null when none is. */
export const uploadProgress = createStore<Upload | null>(() => null)

export function noteUpload(opId: string, sent: number, total: number): void {
  uploadProgress.setState(sent >= total ? null : { opId, sent, total }, true)
}
