// @in look
import { create } from 'zustand'
import type { BoardRow } from '../../domain/bounties/prerendered-cards'

interface BoardState {
  /** How many wait to be put in, as the header and the strip above the board say. */
  newer: number
  /** How often the newer ones were put in. */
  taken: number
  /** The list can't be had: what stands there may be over, and its cards say neither a state nor that one can fund them. */
  isFailed: boolean
  /** How many the open tab lists, once that is known. */
  count: string | null
  /** The server's first answer: rows that nobody has checked yet. */
  rows: readonly BoardRow[] | null
  /** They say something else than the page's HTML does. */
  isOther: boolean
}

/** What the strip and the board know of each other: set by the strip's first look, and by the board itself once it is live. */
export const useBoardState = create<BoardState>()(() => ({
  newer: 0,
  taken: 0,
  isFailed: false,
  count: null,
  rows: null,
  isOther: false,
}))

/** Resolves when the page's HTML is known to be out of date. */
export function boardIsOther(): Promise<void> {
  return new Promise((resolve) => {
    const stop = useBoardState.subscribe(({ isOther }) => {
      if (!isOther) return
      stop()
      resolve()
    })
  })
}
