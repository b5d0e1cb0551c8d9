/** Text that PostgreSQL has no way to hold: NUL, and half of a surrogate pair. */
const UNSTORABLE = /[\0\p{Cs}]/u

/** Whether the database could keep every text in a value of JSON, however deep, names of fields too. */
export function isStorable(value: unknown): boolean {
  const found = [value]
  // What is found within goes to the end of the list: a function that calls itself would run out of stack.
  for (const held of found) {
    if (typeof held === 'string' && UNSTORABLE.test(held)) return false
    if (typeof held === 'object' && held !== null) for (const [name, within] of Object.entries(held)) found.push(name, within)
  }
  return true
}
