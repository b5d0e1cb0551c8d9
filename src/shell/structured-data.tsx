import type { Thing, WithContext } from 'schema-dts'

/**
 * JSON-LD as a data block. `<` is escaped, so that no text can end the block early. Large data may be given at build only
 * (`import.meta.env.SSR`): React then leaves the prerendered block as it stands, and no script carries it.
 */
export function StructuredData({ data }: { data: WithContext<Thing> | undefined }) {
  const json = data ? JSON.stringify(data).replaceAll('<', '\\u003c') : ''
  return <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: json }} />
}
