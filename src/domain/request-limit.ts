/** An answer that comes within this time is not slow, in ms. */
export const FIRST_LIMIT_MS = 15_000

/** The limits double so often: 15, 30, 60, then 120 seconds for good. */
const DOUBLINGS = 3

/** How long an answer is waited for, in ms, once the last `timeouts` waits in a row have ended without one. What moves is not cut off: the time begins anew with each byte. */
export const requestLimit = (timeouts: number): number => FIRST_LIMIT_MS * 2 ** Math.min(timeouts, DOUBLINGS)

/** After this long no request is still waited for, unless bytes move. */
export const LAST_LIMIT_MS = requestLimit(DOUBLINGS)
