// @in member
import { createStore } from 'zustand/vanilla'

export type Upload = { sent: number; total: number }

/** Bytes of the photos that are sent from this page, by act. What broke off stays until it is sent again: only the act tells that it is on its way. */
export const uploadProgress = createStore<ReadonlyMap<string, Upload>>(() => new Map())

export function noteUpload(opId: string, sent: number, total: number): void {
  const uploads = new Map(uploadProgress.getState()).set(opId, { sent, total })
  if (sent >= total) uploads.delete(opId)
  uploadProgress.setState(uploads, true)
}
