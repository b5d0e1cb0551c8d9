export const weekNumbers = [1, 2, 3, 4, 5] as const
export type WeekNumber = (typeof weekNumbers)[number]

/** The week that an address names, as text or number; undefined for everything that is no week of the course. */
export function weekFrom(value: unknown): WeekNumber | undefined {
  return weekNumbers.find((week) => value === week || value === String(week))
}
