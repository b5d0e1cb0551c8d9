import type { WeekNumber } from './course-week'
import type { ReadingProgress } from './reading-progress'

/** A section as the course's index knows it, in the order of the course. */
export type CourseStop = { readonly week: WeekNumber; readonly id: string; readonly title: string; readonly minutes: number }

/** A section and its place: `nth` of the `of` sections of its week. */
export type SectionPlace = { readonly stop: CourseStop; readonly nth: number; readonly of: number }

/** Where the course goes on. `finished`: all sections are marked as read. */
export type CoursePlace = ({ readonly kind: 'begin' | 'go-on' } & SectionPlace) | { readonly kind: 'finished' }

function placeOf(stop: CourseStop, stops: readonly CourseStop[]): SectionPlace {
  const week = stops.filter((each) => each.week === stop.week)
  return { stop, nth: week.indexOf(stop) + 1, of: week.length }
}

/** The section that was left, or after a read one the next that isn't; a newcomer begins with the first. */
export function coursePlace({ read, place }: ReadingProgress, stops: readonly CourseStop[]): CoursePlace {
  const left = stops.findIndex(({ week, id }) => week === place?.week && id === place.section)
  const ahead = [...stops.slice(Math.max(left, 0)), ...stops.slice(0, Math.max(left, 0))]
  const stop = ahead.find(({ id }) => !read.includes(id))
  if (stop === undefined) return { kind: 'finished' }
  const isNew = left === -1 && !stops.some(({ id }) => read.includes(id))
  return { kind: isNew ? 'begin' : 'go-on', ...placeOf(stop, stops) }
}

/** The section to go on with; undefined once all are read. */
export function stopToGoOn(progress: ReadingProgress, stops: readonly CourseStop[]): CourseStop | undefined {
  const place = coursePlace(progress, stops)
  return place.kind === 'finished' ? undefined : place.stop
}

/** How far a section is: read, the one to go on with, or still ahead. */
export type SectionState = 'done' | 'next' | 'ahead'

export function sectionState({ id }: CourseStop, { read }: ReadingProgress, goOn: CourseStop | undefined): SectionState {
  if (read.includes(id)) return 'done'
  return id === goOn?.id ? 'next' : 'ahead'
}

/** How far a week is: all of it read, the one that the course goes on in, or still ahead. */
export function weekState(
  week: WeekNumber,
  { read }: Pick<ReadingProgress, 'read'>,
  stops: readonly CourseStop[],
  goOn: CourseStop | undefined,
): SectionState {
  if (stops.every((stop) => stop.week !== week || read.includes(stop.id))) return 'done'
  return week === goOn?.week ? 'next' : 'ahead'
}

/** 'Week 3, 1 of 2' */
export const numberWords = ({ stop, nth, of }: SectionPlace): string => `Week ${stop.week}, ${nth} of ${of}`

const minuteWords = ({ minutes }: CourseStop): string => `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`

/** 'Week 3, 1 of 2, 4 minutes' */
export const placeWords = (place: SectionPlace): string => `${numberWords(place)}, ${minuteWords(place.stop)}`

/** '4 minutes, read': what is said of a section where a mark shows it. */
export function stateWords(stop: CourseStop, state: SectionState): string {
  return minuteWords(stop) + { done: ', read', next: ', next', ahead: '' }[state]
}

/** The address of a section's own page. */
export const sectionPath = ({ week, id }: Pick<CourseStop, 'week' | 'id'>): string => `/course/week-${week}/${id}`

/** A section with those before and after it in the course; undefined at its ends. */
export type SectionWay = SectionPlace & { readonly previous: CourseStop | undefined; readonly next: CourseStop | undefined }

/** The parts of a section's address. */
export const sectionParams = ({ week, id }: Pick<CourseStop, 'week' | 'id'>) => ({ week: `week-${week}`, section: id })

/** The section that an address names by `week-3` and its id; undefined for what is no section of that week. */
export function sectionWay(week: string, id: string, stops: readonly CourseStop[]): SectionWay | undefined {
  const index = stops.findIndex((stop) => `week-${stop.week}` === week && stop.id === id)
  const stop = stops[index]
  return stop && { ...placeOf(stop, stops), previous: stops[index - 1], next: stops[index + 1] }
}

/** What a section ends once it is marked as read beside those of `read`: its week, or with it the whole course. Null where it ends neither. */
export function endedBy(stop: CourseStop, read: readonly string[], stops: readonly CourseStop[]): 'week' | 'course' | null {
  if (read.includes(stop.id)) return null
  const open = stops.filter(({ id }) => id !== stop.id && !read.includes(id))
  if (open.length === 0) return 'course'
  return open.some(({ week }) => week === stop.week) ? null : 'week'
}

export const courseEndWords = (stops: readonly CourseStop[]) =>
  `You have read the whole course, all ${stops.length} sections. Well done.`

/** What is said once a week is behind, or with it the whole course; undefined while a section of it is to be read. */
export function endWords(week: WeekNumber, name: string, read: readonly string[], stops: readonly CourseStop[]) {
  const open = new Set(stops.flatMap((stop) => (read.includes(stop.id) ? [] : stop.week)))
  if (open.size === 0) return courseEndWords(stops)
  if (open.has(week)) return undefined
  return `Week ${week} is behind you: ${name}. ${open.size} ${open.size === 1 ? 'week' : 'weeks'} to go.`
}

/** The words of the button at the end of a section. */
export function endLabel(isRead: boolean, next: Pick<CourseStop, 'title'> | undefined, isLastToRead = false): string {
  if (isLastToRead) return 'Mark read, the course is done'
  if (isRead) return next ? `Next: ${next.title}` : 'To the course'
  return next ? `Mark read, next: ${next.title}` : 'Mark read, to the course'
}
