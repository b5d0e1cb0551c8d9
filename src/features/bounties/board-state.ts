import { create } from 'zustand'

/**
 * What the header and the strip above the board say: set by the first look, and by the board itself once it is live. `taken`: how often
 * the newer ones were asked for. `count`: how many the open tab lists, once that is known.
 */
export const useBoardState = create<{ newer: number; taken: number; isFailed: boolean; count: string | null }>()(() => ({
  newer: 0,
  taken: 0,
  isFailed: false,
  count: null,
}))
