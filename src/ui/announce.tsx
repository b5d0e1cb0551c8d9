import { useEffect, type ReactNode } from 'react'

/**
 * Has a screen reader say the words that a part of the page comes with, and each time they change: in a region of `index.html`, since most
 * say nothing of a region that comes together with its words. Empty: nothing.
 */
export function useAnnounced(words: string, isUrgent = false): void {
  useEffect(() => {
    const line = document.createElement('p')
    line.textContent = words
    if (words) document.getElementById(isUrgent ? 'said-at-once' : 'said')?.append(line)
    return () => line.remove()
  }, [words, isUrgent])
}

/** Words that are said when they come, such as that something is being loaded; for screen readers alone unless `isShown`. */
export function Announced({ children, isShown = false }: { children: string; isShown?: boolean }) {
  useAnnounced(children)
  return isShown ? children : null
}

/** Stands before what comes into it: a screen reader says that then. */
export function Said({ children }: { children: ReactNode }) {
  return <output className="block empty:absolute">{children}</output>
}
