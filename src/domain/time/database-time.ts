import * as v from 'valibot'

/** Safari parses neither the space nor the short zone of PostgreSQL's own form (2026-11-22 06:11:27.362+00), which PGlite sends. */
const asIso = (text: string) => text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')

/** A time from a table row, in PostgreSQL's or in ISO form, as ISO in UTC: two spellings of one instant must be one key. */
export const databaseTime = v.pipe(
  v.string(),
  v.transform(asIso),
  v.check((text) => !Number.isNaN(Date.parse(text)), 'Not a time'),
  v.transform((text) => new Date(text).toISOString()),
)
