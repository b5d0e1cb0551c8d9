import type { Thing, WithContext } from 'schema-dts'

/** JSON-LD as a data block. `<` is escaped, so that no text can end the block early. */
export function StructuredData({ data }: { data: WithContext<Thing> }) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
