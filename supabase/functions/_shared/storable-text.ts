/** Text that PostgreSQL has no way to hold: NUL, and half of a surrogate pair. */
const UNSTORABLE = /[\0\p{Cs}]/u

/** Whether the database could keep every text in a value of JSON, names of fields too. */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !UNSTORABLE.test(value)
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([name, held]) => !UNSTORABLE.test(name) && isStorable(held))
}
