import type { Thing, WithContext } from 'schema-dts'
import { useWasPrerendered } from '../ui/prerendered'

// One object for all renders: React compares it by identity and would write the block anew.
const asItStands = { __html: '' }

/**
 * JSON-LD as a data block, for who reads the page's HTML: made at build, where `<` is escaped, so that no text can end the block early. In the browser
 * React leaves the prerendered block as it stands, and a page that the app itself opens has none: nothing here makes a script.
 */
export function StructuredData({ data }: { data: WithContext<Thing> | undefined }) {
  if (!useWasPrerendered()) return null
  const json = import.meta.env.SSR && data ? { __html: JSON.stringify(data).replaceAll('<', '\\u003c') } : asItStands
  return <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={json} />
}
