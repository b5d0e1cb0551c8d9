/** Where a cadet left the course: the week's number and the section's id. */
export type ReadingPlace = { readonly week: number; readonly section: string }

/** What the device remembers about reading. Section ids are unique over the whole course. */
export type ReadingProgress = { readonly read: readonly string[]; readonly place: ReadingPlace | null }

export const emptyReadingProgress: ReadingProgress = { read: [], place: null }

/** Reads what an earlier visit stored. Anything unreadable counts as no progress: a lost tick must never cost the page. */
export function parseReadingProgress(stored: string | null): ReadingProgress {
  if (stored === null) return emptyReadingProgress
  try {
    const value: unknown = JSON.parse(stored)
    if (!isRecord(value)) return emptyReadingProgress
    const read = Array.isArray(value['read']) ? value['read'].filter((id): id is string => typeof id === 'string') : []
    return { read: [...new Set(read)], place: parsePlace(value['place']) }
  } catch {
    return emptyReadingProgress
  }
}

export function withSectionRead(progress: ReadingProgress, section: string, isRead: boolean): ReadingProgress {
  const others = progress.read.filter((id) => id !== section)
  return { ...progress, read: isRead ? [...others, section] : others }
}

export function withPlace(progress: ReadingProgress, place: ReadingPlace): ReadingProgress {
  return { ...progress, place }
}

export type ReadCount = { readonly read: number; readonly total: number; readonly percent: number }

/** How much of the given sections is read. `percent` is a whole number from 0 to 100; ids the course no longer has count for nothing. */
export function readCount(progress: ReadingProgress, sections: readonly string[]): ReadCount {
  const read = sections.filter((id) => progress.read.includes(id)).length
  const total = sections.length
  return { read, total, percent: total === 0 ? 0 : Math.round((read / total) * 100) }
}

function parsePlace(value: unknown): ReadingPlace | null {
  if (!isRecord(value)) return null
  const { week, section } = value
  return typeof week === 'number' && Number.isInteger(week) && typeof section === 'string' ? { week, section } : null
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
