import { localDay } from '../../domain/time/calendar'
import { calendarFile, plainTime } from '../../domain/time/calendar-file'
import type { WeeklyPlan } from '../../domain/course/weekly-plan'

const dayNames = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const

type CalendarOf = {
  plan: WeeklyPlan
  /** When to read, as a time field gives it: 18:00. */
  time: string
  /** Where the reader is opened: https://example.test/course */
  address: string
  nowMs: number
}

/**
 * The plan as an iCalendar file (RFC 5545): one event that comes back each week on the plan's days, at that time of wherever its owner is, with an
 * alarm when it begins. Its name is the same each time, so that a calendar replaces the plan before.
 */
export function planCalendar({ plan, time, address, nowMs }: CalendarOf): string {
  const now = new Date(nowMs)
  const fromToday = [0, 1, 2, 3, 4, 5, 6].map((later) => new Date(now.getFullYear(), now.getMonth(), now.getDate() + later))
  // A series begins on one of its own days.
  const first = fromToday.find((day) => plan.days.includes((day.getDay() + 6) % 7)) ?? now
  return calendarFile({
    product: 'Weekly plan',
    name: 'weekly-plan',
    when: [
      `DTSTART:${plainTime(localDay(first.getTime()))}T${plainTime(time)}00`,
      `DURATION:PT${plan.minutes}M`,
      `RRULE:FREQ=WEEKLY;BYDAY=${plan.days.map((day) => dayNames[day]).join(',')}`,
    ],
    title: `Read the course, ${plan.minutes} minutes`,
    address,
    alarm: 'PT0S',
    nowMs,
  })
}
