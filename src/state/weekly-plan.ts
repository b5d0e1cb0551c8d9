import { academyNow } from '../clock'
import type { LearningRecord, Settled } from '../domain/learning-record'
import { mergePlans, parsePlan, type PlanMinutes, printPlan, withPlan, withPlanRecords } from '../domain/weekly-plan'
import { ownNote } from './own-note'

const { useNote, keep } = ownNote({ key: 'weekly-plan', parse: parsePlan, print: printPlan, merge: mergePlans })

/** The week that whoever uses this device has planned; `days` is empty for who has planned none. */
export const useWeeklyPlan = useNote

/** The same where nothing is rendered. */
export const weeklyPlan = useNote.getState

/** Takes in what this person planned on another device. */
export function takePlan(records: readonly LearningRecord[], isSettled?: Settled): void {
  const plan = weeklyPlan()
  const next = withPlanRecords(plan, records, isSettled)
  if (next !== plan) keep(next)
}

/** Keeps a plan in the place of the one before; without days it is no plan. */
export function choosePlan(days: readonly number[], minutes: PlanMinutes): void {
  keep(withPlan(weeklyPlan(), days, minutes, academyNow()))
}
