import { seeded } from '../simulation/random.ts'
import { requestFaults, type RequestFault } from './fault-proxy.ts'

export const acts = ['create', 'accept', 'fund', 'complete'] as const
export type Act = (typeof acts)[number]

/** When the network is pulled, told from the press of the button. It stays away until everything heals. */
const networks = ['stays', 'stays', 'before', 'during', 'after'] as const
/** What else happens. `moment`: at once at the press, when the page said that the act is kept, or when its request is under way. */
const events = [
  'none',
  'page closed',
  'page closed',
  'page crashed',
  'page crashed',
  'browser killed',
  'browser killed',
  'worker killed',
  'worker killed',
  'server killed',
  'second tab',
  'second form',
  'window paused',
  'window paused',
  'clock a day ahead',
  'clock a day behind',
  'clock two months ahead',
  'clock two months behind',
  'another account',
  'another account',
] as const
/** What takes longer, so that only a run that asks for it has one: each in half of its steps. */
const rareEvents = [
  'server put back',
  'outbox lost',
  'refused, sent in two windows',
  'refused, put away elsewhere',
  'refused, the outbox full',
] as const
export type RareEvent = (typeof rareEvents)[number]
const moments = ['at once', 'kept', 'under way'] as const

export interface Step {
  act: Act
  network: (typeof networks)[number]
  faults: RequestFault[]
  event: (typeof events)[number] | RareEvent
  moment: (typeof moments)[number]
}

export const isKill = (what: string) => what.includes('killed') || what.includes('crashed') || what.includes('closed')

/** A pledge that the server refuses, and that is edited. */
export const isRefusal = (event: Step['event']): event is Extract<RareEvent, `refused, ${string}`> => event.startsWith('refused')

/** One to four acts on one bounty, in the order that the rules ask for, each with what befalls it. The same for the same seed. */
export function scheduleOf(seed: number): Step[] {
  return drawn(seeded(seed))
}

const plain = { network: 'stays', faults: [], moment: 'kept' } as const satisfies Partial<Step>

/** The same with one of the rare events, which the seeds take in turn. */
export function rareScheduleOf(seed: number): Step[] {
  const random = seeded(seed)
  const event = rareEvents[seed % rareEvents.length] ?? 'server put back'
  const steps = drawn(random)
  // Two refused pledges would take each other for their own.
  if (isRefusal(event)) return [...steps.filter(({ act }) => act !== 'fund'), { ...plain, act: 'fund', event }]
  const hit = Math.floor(random() * steps.length)
  return steps.map((step, nth) => (nth === hit || random() < 0.5 ? { ...step, event } : step))
}

function drawn(random: () => number): Step[] {
  const pick = <T>(from: readonly T[]): T => {
    const found = from[Math.floor(random() * from.length)]
    if (found === undefined) throw new Error('Nothing to pick from.')
    return found
  }
  const chosen = acts.filter((act) => random() < (act === 'complete' ? 0.6 : 0.5))
  if (chosen.includes('complete') && !chosen.includes('accept')) chosen.splice(chosen.indexOf('complete'), 0, 'accept')
  if (chosen.length === 0) chosen.push('fund')
  return chosen.map((act) => ({
    act,
    network: pick(networks),
    faults: Array.from({ length: random() < 0.5 ? 1 + Math.floor(random() * 2) : 0 }, () => pick(requestFaults)),
    event: random() < 0.6 ? pick(events) : 'none',
    moment: pick(moments),
  }))
}
