/** The weeks of the course: what says, lists or draws how many there are follows from this list. */
export const weekNumbers = [1, 2, 3, 4, 5] as const
export type WeekNumber = (typeof weekNumbers)[number]

/** A value for each week: the types ask for that of a new one. */
export type EachWeek<Value> = Readonly<Record<WeekNumber, Value>>

/** How many weeks there are, within a sentence and at its beginning. Written out, since the names of numbers would weigh on every page. */
export const weeksInWords = 'five'
export const weeksAtStart = 'Five'

/** Where the course ends. */
export const isLastWeek = (week: number): boolean => week === weekNumbers.length

/** The week that an address names, as text or number; undefined for everything that is no week of the course. */
export function weekFrom(value: unknown): WeekNumber | undefined {
  return weekNumbers.find((week) => value === week || value === String(week))
}
