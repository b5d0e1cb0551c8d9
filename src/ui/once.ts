/** Makes a value at its first use and keeps it: what is costly to make, such as a format of Intl, takes no time of a page that doesn't need it. */
export function once<Value>(make: () => Value): () => Value {
  let known: { value: Value } | undefined
  return () => (known ??= { value: make() }).value
}
