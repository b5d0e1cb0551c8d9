/** What is taken from the person, and what leaves the phone. */
export const maxSourceBytes = 20_000_000
export const maxSourcePixels = 50_000_000
/** What the bucket takes of a photo that can't be made smaller. */
export const maxStoredBytes = 5_242_880
const maxPhotoEdge = 1600

export type Size = { width: number; height: number }

/** The size to re-encode to: the longer edge at most `maxPhotoEdge`, the shape kept, never enlarged, never less than a pixel. */
export function fittedSize({ width, height }: Size): Size {
  const scale = Math.min(1, maxPhotoEdge / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
