import { create } from 'zustand'

/** What the strip above the board says: set by the first look, and by the board itself once it is live. `isTaken`: the newer ones were asked for. */
export const useBoardState = create<{ newer: number; isTaken: boolean; isFailed: boolean }>()(() => ({
  newer: 0,
  isTaken: false,
  isFailed: false,
}))
