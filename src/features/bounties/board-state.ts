import { create } from 'zustand'

/** What the strip above the board says: set by the first look, and by the board itself once it is live. `taken`: how often the newer ones were asked for. */
export const useBoardState = create<{ newer: number; taken: number; isFailed: boolean }>()(() => ({
  newer: 0,
  taken: 0,
  isFailed: false,
}))
