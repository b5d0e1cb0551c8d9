declare const __BUILD_ID__: string | undefined

const build = typeof __BUILD_ID__ === 'undefined' ? 'unbuilt' : __BUILD_ID__

/**
 * Starts the page anew, but never twice from the same build for the same reason: should the same build come back, the reload did
 * not help, and another would be the first of a loop. Answers whether it reloads.
 */
export function reloadOnce(reason: 'update' | 'missing-script'): boolean {
  const key = `reloaded-for-${reason}`
  try {
    if (sessionStorage.getItem(key) === build) return false
    sessionStorage.setItem(key, build)
  } catch {
    return false
  }
  location.reload()
  return true
}
