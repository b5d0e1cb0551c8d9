import type { ReactNode } from 'react'
import { useWasPrerendered } from './prerendered'

// One object for all renders: React compares it by identity and would empty the element on a new one.
const asItStands = { __html: '' }

/**
 * Words that need no script. In a prerendered page, where their source is not loaded, React leaves the HTML as it stands;
 * elsewhere the children are rendered. `name` tells the route loader that the text is in the page.
 */
export function StaticText({ name, className, children }: { name?: string; className?: string; children: ReactNode }) {
  const wasPrerendered = useWasPrerendered()
  const shared = { className, 'data-text': name }
  if (wasPrerendered && children === undefined) {
    return <div {...shared} suppressHydrationWarning dangerouslySetInnerHTML={asItStands} />
  }
  return <div {...shared}>{children}</div>
}
