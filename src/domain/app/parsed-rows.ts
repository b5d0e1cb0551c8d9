/** The rows that parse: one strange row doesn't hide the others. Null where none of them does: nobody knows the list, and it is not empty. `fault`: what the console is to say. */
export function parsedRows<T>(
  rows: readonly unknown[],
  parse: (row: unknown) => T | null,
): { parsed: T[] | null; fault: string | null } {
  const parsed = rows.flatMap((row) => parse(row) ?? [])
  const strange = rows.length - parsed.length
  return {
    parsed: strange > 0 && parsed.length === 0 ? null : parsed,
    fault: strange > 0 ? `${strange} of ${rows.length} rows could not be read.` : null,
  }
}
