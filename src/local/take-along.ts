const KEY = 'take-along'
/** How long a sign-in, with its detour over the mail, may take until what was left is nobody's for certain, in ms. */
const GOES_ALONG_MS = 30 * 60_000

/** Remembers, in this window alone, that a visitor was led to the sign-in from the form with these drafts. */
export function rememberForSignIn(keys: readonly string[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ keys, at: Date.now() }))
  } catch {
    // Where it can't be remembered, the visitor's form stays the visitor's.
  }
}

/** Whether that visitor's draft goes along to who has signed in in this window; asked once. */
export function takeAlong(key: string): boolean {
  try {
    const { keys, at } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
    if (!Array.isArray(keys) || !keys.includes(key)) return false
    const rest = keys.filter((other) => other !== key)
    if (rest.length > 0) sessionStorage.setItem(KEY, JSON.stringify({ keys: rest, at }))
    else forgetAlong()
    return Math.abs(Date.now() - at) < GOES_ALONG_MS
  } catch {
    return false
  }
}

export function forgetAlong(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing was remembered.
  }
}
