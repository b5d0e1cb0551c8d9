import type { Thing, WithContext } from 'schema-dts'
import { useWasPrerendered } from '../ui/prerendered'

// One object for all renders: React compares it by identity and would write the block anew.
const asItStands = { __html: '' }

/** As a script's text: `<` is escaped, so that no text can end the block early. */
export const jsonLd = (data: WithContext<Thing>): string => JSON.stringify(data).replaceAll('<', '\\u003c')

/**
 * What a page says of itself as JSON-LD, for who reads its HTML: made at build. In the browser React leaves the prerendered block as it stands, and a page
 * that the app itself opens has none but the academy's: nothing here makes a script.
 */
export function StructuredData({ data }: { data: WithContext<Thing> | undefined }) {
  if (!useWasPrerendered()) return null
  const json = import.meta.env.SSR && data ? { __html: jsonLd(data) } : asItStands
  return <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={json} />
}
