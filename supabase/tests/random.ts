/** A small seeded generator (mulberry32), so that a history that fails can be run again by its seed. */
export function randomFrom(seed: number) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const upTo = (limit: number) => Math.floor(next() * limit)
  const pick = <T>(from: readonly T[]): T => {
    const chosen = from[upTo(from.length)]
    if (chosen === undefined) throw new Error('nothing to pick from')
    return chosen
  }
  const pickOften = <T>(from: Often<string, T>): T =>
    pick(Object.values(from).flatMap(([times, each]) => Array.from({ length: times }, () => each)))
  return { next, upTo, pick, pickOften }
}
/** What may be done, each with how often. */
export type Often<Name extends string, T> = Readonly<Record<Name, readonly [times: number, each: T]>>
export type Random = ReturnType<typeof randomFrom>
