/** Four colours in a square each, beside one another: what a browser is asked to draw before its drawings are believed. */
export const knownColours = [
  [214, 40, 57],
  [38, 166, 91],
  [30, 80, 190],
  [240, 200, 60],
] as const
export const knownEdge = 16

/** How far a channel may be off: compression and a browser that shifts the last bits are told from one that makes noise. */
const tolerance = 24
/** Compression blurs the edge between two colours. */
const blurred = 4

/**
 * Are these the known squares, as RGBA in rows of `4 * knownEdge` pixels? A browser that hides what its canvas draws gives noise, or one colour for all.
 */
export function areKnownPixels(rgba: Uint8ClampedArray): boolean {
  const width = knownColours.length * knownEdge
  if (rgba.length !== 4 * width * knownEdge) return false
  for (let at = 0; at < rgba.length; at += 4) {
    const x = (at / 4) % width
    const inSquare = x % knownEdge
    if (inSquare < blurred || inSquare >= knownEdge - blurred) continue
    const colour = knownColours[Math.floor(x / knownEdge)] ?? []
    if (colour.some((value, channel) => Math.abs(value - (rgba[at + channel] ?? 0)) > tolerance)) return false
  }
  return true
}
