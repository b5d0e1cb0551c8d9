import { useSyncExternalStore } from 'react'

const id = 'copyright-year'
const never = () => () => undefined
const thisYear = () => String(new Date().getFullYear())

/** What the page was built with, while it hydrates; a build of last year then turns over without a mismatch. */
const builtYear = () => (typeof document === 'undefined' ? thisYear() : (document.getElementById(id)?.textContent ?? thisYear()))

export function CurrentYear() {
  return <span id={id}>{useSyncExternalStore(never, thisYear, builtYear)}</span>
}
