import { canReadStep, stepForm, stepsIn, withStep } from '../domain/next-steps'
import { learningLog } from './learning-log'

export const stepLog = learningLog({ key: 'next-steps', form: stepForm, says: stepsIn, canRead: canReadStep })

/** The ids of the steps of the Next steps checklist that whoever uses this device has ticked. */
export const useStepsDone = stepLog.use

/** Ticks a step, or takes the tick back. */
export const tickStep = (id: string, isDone: boolean): boolean => stepLog.write((log, nowMs) => withStep(log, id, isDone, nowMs))

/** Settles where ticks wait on this device to be shown: the page then needs its script untouched. */
export const storedTicks = () => (stepLog.read().length === 0 ? new Promise<void>(() => {}) : Promise.resolve())
