import type { CourseStop } from './course-place'
import {
  type LearningLog,
  type LearningRecord,
  type LogForm,
  readOnce,
  recordName,
  storedTime,
  withWritten,
} from './learning-record'
import { dayAfter, localDay } from '../time/calendar'

export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
const sunday = 6

/** What a plan may name for each of its days. */
export const planMinutes = [10, 20, 30, 45] as const
export type PlanMinutes = (typeof planMinutes)[number]

/** The days of the week on which one means to read, Monday as 0, in their order; none is no plan. */
export type WeeklyPlan = { readonly days: readonly number[]; readonly minutes: PlanMinutes }

export const noPlan: WeeklyPlan = { days: [], minutes: 10 }

const inOrder = (days: readonly number[]) => weekdays.flatMap((_, day) => (days.includes(day) ? [day] : []))

export const minutesFrom = (value: unknown): PlanMinutes | undefined =>
  planMinutes.find((minutes) => minutes === value || String(minutes) === value)

const kind = 'plan'
const key = 'week'

const valueOf = ({ days, minutes }: WeeklyPlan) => `${minutes} ${inOrder(days).join('')}`

function parsePlan(value: string): WeeklyPlan | null {
  const [, minutes, days] = /^(\d\d) ([0-6]{0,7})$/.exec(value) ?? []
  const known = minutesFrom(minutes)
  return known === undefined || days === undefined ? null : { days: inOrder(days.split('').map(Number)), minutes: known }
}

export const canReadPlan = (record: LearningRecord) => record.kind === kind && parsePlan(record.value) !== null

const readPlan = readOnce(({ value }: LearningRecord) => parsePlan(value) ?? noPlan)

export function planIn(log: LearningLog): WeeklyPlan {
  const record = log[recordName({ kind, key })]
  return record ? readPlan(record) : noPlan
}

export const withPlan = (log: LearningLog, plan: WeeklyPlan, nowMs: number): LearningLog =>
  withWritten(log, kind, key, valueOf(plan), nowMs)

function earlyPlan({ days, minutes, at: written }: Partial<Record<string, unknown>>): LearningRecord[] {
  const known = typeof minutes === 'number' ? minutesFrom(minutes) : undefined
  const at = storedTime(written)
  if (!Array.isArray(days) || known === undefined || at === undefined) return []
  return [{ kind, key, at, value: valueOf({ days, minutes: known }) }]
}

export const planForm: LogForm = { early: earlyPlan }

/** The days of this device's calendar from the Monday of a week to its Sunday. */
export function weekOf(nowMs: number, weeksAgo = 0): string[] {
  const monday = -weekdayOf(new Date(nowMs)) - 7 * weeksAgo
  return weekdays.map((_, day) => dayAfter(nowMs, monday + day))
}

const weekdayOf = (date: Date) => (date.getDay() + 6) % 7

export type DayOfStrip = {
  readonly day: string
  readonly isRead: boolean
  readonly isPlanned: boolean
  readonly isToday: boolean
}

/** This week for who has a plan. A day that is over tells only whether something was read on it. */
export function planStrip({ days }: WeeklyPlan, read: readonly string[], nowMs: number): DayOfStrip[] {
  const today = localDay(nowMs)
  return weekOf(nowMs).map((day, nth) => ({
    day,
    isRead: read.includes(day),
    isPlanned: day >= today && days.includes(nth),
    isToday: day === today,
  }))
}

/** So many of the next sections that aren't read fit into the minutes of a day. */
export function sectionsWithin(minutes: number, next: CourseStop, stops: readonly CourseStop[], read: readonly string[]): number {
  const ahead = stops.slice(stops.indexOf(next)).filter(({ id }) => !read.includes(id))
  let left = minutes
  const tooLong = ahead.findIndex((stop) => (left -= stop.minutes) < 0)
  return tooLong === -1 ? ahead.length : tooLong
}

/** 'Monday, Wednesday' of a week's days on which something was read. */
const namesOf = (week: readonly string[], read: readonly string[]) => weekdays.filter((_, nth) => read.includes(week[nth] ?? ''))

function readWords(days: readonly string[], week: 'this week' | 'last week'): string {
  if (days.length === weekdays.length) return `You read on every day ${week}.`
  return `You read on ${days.length} ${days.length === 1 ? 'day' : 'days'} ${week}: ${days.join(', ')}.`
}

function nextWords({ days }: WeeklyPlan, today: number): string {
  const ahead = [1, 2, 3, 4, 5, 6, 7].find((later) => days.includes((today + later) % 7)) ?? 7
  const name = weekdays[(today + ahead) % 7]
  return `Next in your plan: ${ahead === 1 ? 'tomorrow' : ahead === 7 ? `next ${name}` : name}.`
}

function enoughWords(sections: number): string {
  if (sections === 0) return ''
  return `, enough for the next ${sections === 1 ? 'section' : `${sections} sections`}`
}

/**
 * What Today says to who has a plan, in sentences: on a Sunday once something was read on it, and all Monday, a word on the week; then on
 * this day. It tells what was read and never what wasn't. `fitting`: as many sections as `sectionsWithin` counts.
 */
export function planWords(plan: WeeklyPlan, read: readonly string[], nowMs: number, fitting: number): string[] {
  if (plan.days.length === 0) return []
  const today = weekdayOf(new Date(nowMs))
  const isRead = read.includes(localDay(nowMs))
  const next = nextWords(plan, today)
  if (isRead && today === sunday) return [readWords(namesOf(weekOf(nowMs), read), 'this week'), next]
  const ofToday = () => {
    if (isRead) return `You read today. ${next}`
    if (!plan.days.includes(today)) return `Today is a rest day. ${next}`
    return `Today is in your plan: ${plan.minutes} minutes${enoughWords(fitting)}.`
  }
  if (today !== 0) return [ofToday()]
  const lastWeek = namesOf(weekOf(nowMs, 1), read)
  if (lastWeek.length > 0) return [readWords(lastWeek, 'last week'), ofToday()]
  return isRead ? [ofToday()] : ['A new week. Ten minutes is enough to begin.', ofToday()]
}
