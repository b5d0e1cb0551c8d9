/** `slow`: the last answer came late, or not within the limit of time. `unasked`: no request has found out yet whether the academy answers. */
export type Connection = 'online' | 'offline' | 'slow' | 'unreachable' | 'unasked'

/** What the last request has told. */
export interface Heard {
  /** Whether the academy answered it; null while nobody knows. */
  isHeard: boolean | null
  /** Whether it took longer than the first limit of time, answered or not. */
  isSlow: boolean
  /** When it answered, in ms. */
  at: number
  /** Whether it answered although the browser said that there is no network. */
  isAgainstBrowser: boolean
}

/** So long an answer counts more than the browser, in ms: some say that there is no network while every request is answered. */
const PROOF_MS = 60_000

/** What to tell the person. `hasNetwork`: the browser's word, which dead Wi-Fi and portals make wrong, and a VPN as well. */
export function judgeConnection({ isHeard, isSlow, at, isAgainstBrowser }: Heard, hasNetwork: boolean, now: number): Connection {
  if (isHeard === null) return 'unasked'
  const isProof = isHeard && isAgainstBrowser && now - at < PROOF_MS
  if (!hasNetwork && !isProof) return 'offline'
  if (isSlow) return 'slow'
  return isHeard ? 'online' : 'unreachable'
}
