const units = ['bytes', 'KB', 'MB', 'GB'] as const

/** A size as people read it, in thousands: 3.2 MB, 940 KB, 12 bytes. */
export function byteWords(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3))
  const value = bytes / 1000 ** power
  const digits = power > 1 && value < 100 ? 1 : 0
  return `${value.toFixed(digits).replace(/\.0$/, '')} ${units[power]}`
}
