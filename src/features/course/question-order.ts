/** A number from 0 to 2^32 - 1 that a text always gives (FNV-1a). */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}

/**
 * The items in another order, which a seed always gives again: a question's options on one day. Steps that have to be put in order never
 * begin in the right one.
 */
export function shuffled<Item>(items: readonly Item[], seed: string): Item[] {
  const keyed = items.map((item, index) => ({ item, key: hashOf(`${index} ${seed}`) }))
  return keyed.toSorted((a, b) => a.key - b.key).map(({ item }) => item)
}

export function shuffledSteps<Item>(steps: readonly Item[], seed: string): Item[] {
  const [first, ...others] = shuffled(steps, seed)
  if (first === undefined) return []
  const isRight = [first, ...others].every((step, index) => step === steps[index])
  return isRight ? [...others, first] : [first, ...others]
}

/** The list with the item at `from` moved one place; as it was where there is no such place. */
export function moved<Item>(items: readonly Item[], from: number, by: 1 | -1): readonly Item[] {
  const [item, other] = [items[from], items[from + by]]
  if (item === undefined || other === undefined) return items
  return Object.assign([...items], { [from]: other, [from + by]: item })
}
