import { canReadPlan, planForm, planIn, type WeeklyPlan, withPlan } from '../domain/course/weekly-plan'
import { learningLog } from './learning-log'

export const planLog = learningLog({ key: 'weekly-plan', form: planForm, says: planIn, canRead: canReadPlan })

/** The week that whoever uses this device has planned; `days` is empty for who has planned none. */
export const { use: useWeeklyPlan, read: weeklyPlan } = planLog

/** Keeps a plan in the place of the one before; without days it is no plan. */
export const choosePlan = (plan: WeeklyPlan): boolean => planLog.write((log, nowMs) => withPlan(log, plan, nowMs))
