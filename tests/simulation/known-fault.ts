import type { Fault, Happening, NetworkMode, Schedule, Step } from './schedule.ts'

/** A fault that a known system has shown, and how every act must have ended once all is well. */
export type KnownFault = { name: string; schedule: Schedule; ends: string[] }

export const after = (pause: number, happening: Happening): Step => ({ pause, happening })
export const now = (happening: Happening): Step => after(0, happening)
export const fund = (pick = 0): Happening => ({ do: 'act', kind: 'fund-bounty', pick })
export const create: Happening = { do: 'act', kind: 'create-bounty', pick: 1 }
export const accept = (pick = 0): Happening => ({ do: 'act', kind: 'accept-bounty', pick })
export const complete = (pick = 0): Happening => ({ do: 'act', kind: 'complete-bounty', pick })
export const network = (mode: NetworkMode): Happening => ({ do: 'network', mode })
/** What `pick` finds: 0 and 1 are open bounties, 2 is over, 3 is the first that the person has made. */
export const known = (name: string, steps: Step[], ends: string[], faults: Fault[] = [], seed = 7): KnownFault => ({
  name,
  schedule: { seed, steps, faults },
  ends,
})
