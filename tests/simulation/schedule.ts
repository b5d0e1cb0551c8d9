import type { OutboxKind } from '../../src/domain/acts/payloads'

/** Answers that are not the server's. */
export const strangerFaults = [
  'gateway_400',
  'gateway_400_alike',
  'gateway_401',
  'gateway_403',
  'gateway_404',
  'gateway_405',
  'gateway_409',
  'gateway_410',
  'gateway_413',
  'gateway_421',
  'gateway_429',
  'gateway_429_for_a_day',
  'gateway_503_at_once',
  'gateway_503_for_ever',
  'gateway_200',
  'damaged_body',
] as const
export type StrangerFault = (typeof strangerFaults)[number]

/** What the network or the server does to one request. */
export const faults = [
  'ok',
  'slow',
  'reset_before',
  'reset_after',
  'hang_before',
  'hang_after',
  'late',
  'duplicate',
  'portal_before',
  'portal_after',
  'error_500_before',
  'error_500_after',
  'error_500_always',
  'error_503',
  'error_503_wait',
  'error_429',
  'error_401',
  'error_403',
  'error_409',
  'error_404',
  'torn_upload',
  'slow_upload',
] as const
export type Fault = (typeof faults)[number] | StrangerFault

export const networkModes = ['online', 'offline', 'portal', 'outage', 'gateway'] as const
export type NetworkMode = (typeof networkModes)[number]

export const people = ['ana', 'ben'] as const
export type PersonName = (typeof people)[number]
export const contexts = ['page', 'second', 'worker'] as const
export type ContextName = (typeof contexts)[number]
/** The contexts that show forms. */
export type WindowName = Exclude<ContextName, 'worker'>

export const copies = ['whole', 'partly', 'missing'] as const
export type Copies = (typeof copies)[number]

/** What happens next, after a pause. `pick` chooses among what there is at that moment. */
export type Happening =
  | { do: 'act'; kind: OutboxKind; pick: number }
  /** The queue is filled until `room` is left, with so many photos. */
  | { do: 'fill'; room: number; photos: number }
  | { do: 'discard' | 'retry' | 'edit' | 'close'; pick: number }
  | { do: 'network'; mode: NetworkMode }
  | { do: 'kill'; context: ContextName; points: number }
  | { do: 'open'; context: ContextName }
  | { do: 'freeze'; context: ContextName; ms: number }
  | { do: 'hide' | 'show'; context: ContextName }
  | { do: 'sign_in'; person: PersonName }
  | { do: 'sign_out' | 'expire_token' | 'kill_refresh' }
  /** Signs out as the app does: with *Keep on this phone for me*, or with *Delete*. */
  | { do: 'leave'; left: 'work' | 'withdrawals' }
  /** `edit_form`: the form of an act that was refused or is parked, to change it. */
  | { do: 'form' | 'edit_form' | 'type'; window: WindowName; pick: number }
  /** `isUnheard`: the storage kept it, and its answer did not come in time. */
  | { do: 'press'; window: WindowName; isUnheard: boolean }
  /** localStorage is cleared: nothing there says that an act waits. */
  | { do: 'lose_marks' }
  /** The browser empties the database, and keeps of the second copies what `copies` says; the person reads what is told of it. */
  | { do: 'destroy'; copies: Copies; pick: number }
  | { do: 'read_loss' }
  | { do: 'jump_clock'; ms: number }
  /** The server's backup is made, and the last one is put back. */
  | { do: 'back_up' | 'put_back' }
  /** The phone lies in a drawer: time passes, and nothing on it runs. */
  | { do: 'sleep'; ms: number }

export type Step = { pause: number; happening: Happening }
export type Schedule = { seed: number; steps: Step[]; faults: Fault[] }

export const DAY_MS = 86_400_000
