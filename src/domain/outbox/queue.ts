// @with texts
import type { DrainProgress } from './drain'

/**
 * How the outbox of one person stands, for a line on any page: `attention` need the person, `others` belong to other accounts of this
 * phone, `isAtRisk`: the browser may clear what waits.
 */
export type Queue = Omit<DrainProgress, 'drain'> & { attention: number; others: number; isAtRisk: boolean }

export const emptyQueue: Queue = {
  waiting: 0,
  withdrawing: 0,
  isSending: false,
  nth: 0,
  total: 0,
  attention: 0,
  others: 0,
  isAtRisk: false,
}
