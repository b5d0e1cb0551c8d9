// @in look
/**
 * How long an answer is waited for, in ms, once the last `timeouts` waits in a row have ended without one: 15, 30, 60, then 120 seconds for good.
 * What comes within the first limit is not slow. What moves is not cut off: the time begins anew with each byte.
 */
export const requestLimit = (timeouts: number): number => 15_000 * 2 ** Math.min(timeouts, 3)
