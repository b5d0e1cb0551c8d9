import * as fc from 'fast-check'

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
  'error_503',
  'error_429',
  'error_401',
  'error_403',
  'error_409',
  'torn_upload',
] as const
export type Fault = (typeof faults)[number]

export const people = ['ana', 'ben'] as const
export type PersonName = (typeof people)[number]
export const contexts = ['page', 'second', 'worker'] as const
export type ContextName = (typeof contexts)[number]

/** What happens next, after a pause. `pick` chooses among what there is at that moment. */
export type Happening =
  | { do: 'act'; kind: 'create' | 'fund' | 'accept' | 'complete' | 'contact'; pick: number }
  | { do: 'discard' | 'retry' | 'edit' | 'close'; pick: number }
  | { do: 'network'; mode: 'online' | 'offline' | 'portal' | 'outage' }
  | { do: 'kill'; context: ContextName; points: number }
  | { do: 'open'; context: ContextName }
  | { do: 'freeze'; context: ContextName; ms: number }
  | { do: 'hide' | 'show'; context: ContextName }
  | { do: 'sign_in'; person: PersonName }
  | { do: 'sign_out' | 'expire_token' | 'kill_refresh' }
  | { do: 'jump_clock'; ms: number }

export type Step = { pause: number; happening: Happening }
export type Schedule = { seed: number; steps: Step[]; faults: Fault[] }

const pick = fc.nat({ max: 20 })
const context = fc.constantFrom(...contexts)
const act = fc.record({
  do: fc.constant('act' as const),
  kind: fc.constantFrom(
    'create' as const,
    'fund' as const,
    'fund' as const,
    'accept' as const,
    'complete' as const,
    'contact' as const,
  ),
  pick,
})
const happening: fc.Arbitrary<Happening> = fc.oneof(
  { weight: 12, arbitrary: act },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constantFrom('discard' as const, 'retry' as const, 'edit' as const, 'close' as const), pick }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('network' as const),
      mode: fc.constantFrom('online' as const, 'offline' as const, 'portal' as const, 'outage' as const),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('kill' as const), context, points: fc.nat({ max: 25 }) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('open' as const), context }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('freeze' as const), context, ms: fc.constantFrom(5_000, 20_000, 200_000) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('hide' as const, 'show' as const), context }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('sign_in' as const), person: fc.constantFrom(...people) }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constantFrom('sign_out' as const, 'expire_token' as const, 'kill_refresh' as const) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('jump_clock' as const),
      ms: fc.constantFrom(-86_400_000, -60_000, 60_000, 86_400_000),
    }),
  },
)
const step: fc.Arbitrary<Step> = fc.record({
  pause: fc.constantFrom(0, 2, 5, 40, 50, 100, 700, 9_000, 40_000, 200_000),
  happening,
})

/** Half of the requests go well, so that what comes after the first act is reached too. */
const fault: fc.Arbitrary<Fault> = fc.oneof(
  { weight: 1, arbitrary: fc.constant<Fault>('ok') },
  { weight: 1, arbitrary: fc.constantFrom(...faults) },
)

export const schedules: fc.Arbitrary<Schedule> = fc.record({
  seed: fc.nat(),
  steps: fc.array(step, { minLength: 3, maxLength: 16, size: 'max' }),
  faults: fc.array(fault, { maxLength: 24, size: 'max' }),
})
