// @in own-notes @visitors
import { canReadStep, stepForm, stepsIn, withStep } from '../domain/course/next-steps'
import { startAuth, useAuth } from './auth-store'
import { learningLog } from './learning-log'

export const stepLog = learningLog({ key: 'next-steps', form: stepForm, says: stepsIn, canRead: canReadStep })

/** The ids of the steps of the Next steps checklist that whoever uses this device has ticked. */
export const useStepsDone = stepLog.use

/** Ticks a step, or takes the tick back. */
export const tickStep = (id: string, isDone: boolean): boolean => stepLog.write((log, nowMs) => withStep(log, id, isDone, nowMs))

/** Settles where ticks wait to be shown, on this device or a member's others: the page then needs its script untouched. */
export async function storedTicks(): Promise<void> {
  await startAuth()
  if (useAuth.getState().user === null && stepLog.read().length === 0) await new Promise(() => {})
}
