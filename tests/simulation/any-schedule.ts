import * as fc from 'fast-check'
import type { OutboxKind } from '../../src/domain/acts/payloads'
import {
  contexts,
  copies,
  DAY_MS,
  type Fault,
  faults,
  type Happening,
  networkModes,
  people,
  type Schedule,
  type Step,
  strangerFaults,
  type WindowName,
} from './schedule.ts'

const pick = fc.nat({ max: 20 })
const context = fc.constantFrom(...contexts)
const window = fc.constantFrom<WindowName>('page', 'second')
/** How many times of six a person does each act. A subscription goes the way of a message. */
const often: Readonly<Record<OutboxKind, number>> = {
  'create-bounty': 1,
  'fund-bounty': 2,
  'accept-bounty': 1,
  'complete-bounty': 1,
  'send-contact-message': 1,
  'subscribe-newsletter': 0,
}
const isKind = (kind: string): kind is OutboxKind => kind in often
const kinds = Object.keys(often)
  .filter(isKind)
  .flatMap((kind) => Array.from({ length: often[kind] }, () => kind))
const act = fc.record({ do: fc.constant('act' as const), kind: fc.constantFrom(...kinds), pick })
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
      mode: fc.constantFrom(...networkModes),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('kill' as const), context, points: fc.nat({ max: 25 }) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('open' as const), context }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('freeze' as const), context, ms: fc.constantFrom(5_000, 20_000, 200_000) }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('form' as const, 'type' as const, 'type' as const), window, pick }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('edit_form' as const), window, pick }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('press' as const),
      window,
      isUnheard: fc.constantFrom(false, false, false, true),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('leave' as const), left: fc.constantFrom('work' as const, 'withdrawals' as const) }),
  },
  { weight: 1, arbitrary: fc.constant({ do: 'lose_marks' as const }) },
  {
    weight: 1,
    arbitrary: fc.oneof(
      { weight: 4, arbitrary: fc.record({ do: fc.constant('destroy' as const), copies: fc.constantFrom(...copies), pick }) },
      { weight: 1, arbitrary: fc.constant({ do: 'read_loss' as const }) },
    ),
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
      ms: fc.constantFrom(-400 * DAY_MS, -60 * DAY_MS, -DAY_MS, -60_000, 60_000, DAY_MS, 60 * DAY_MS, 400 * DAY_MS),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('back_up' as const, 'put_back' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('sleep' as const), ms: fc.constantFrom(DAY_MS, 20 * DAY_MS, 31 * DAY_MS) }),
  },
)
const step: fc.Arbitrary<Step> = fc.record({
  pause: fc.constantFrom(0, 2, 5, 40, 50, 100, 700, 9_000, 40_000, 200_000),
  happening,
})

const pauses = fc.constantFrom(0, 5, 50, 700, 9_000)
/** What people do in a row, which single steps would hardly ever come to: an act is refused, and is changed in one window or in two. */
const edits = fc.array(
  fc.record({
    pause: pauses,
    happening: fc.oneof<fc.Arbitrary<Happening>[]>(
      fc.record({ do: fc.constant('edit_form' as const), window, pick: fc.nat({ max: 2 }) }),
      fc.record({ do: fc.constant('type' as const), window, pick }),
      fc.record({ do: fc.constant('press' as const), window, isUnheard: fc.constantFrom(false, false, false, true) }),
      fc.record({
        do: fc.constantFrom('close' as const, 'discard' as const, 'retry' as const, 'edit' as const),
        pick: fc.nat({ max: 2 }),
      }),
    ),
  }),
  { minLength: 4, maxLength: 9, size: 'max' },
)
const editing: fc.Arbitrary<Step[]> = fc
  .tuple(edits, fc.boolean())
  .map(([steps, inTwo]) => [
    { pause: 0, happening: { do: 'act', kind: 'fund-bounty', pick: 2 } },
    ...(inTwo ? [{ pause: 0, happening: { do: 'open', context: 'second' } as const }] : []),
    { pause: 700, happening: { do: 'edit_form', window: 'page', pick: 0 } },
    ...steps,
  ])

/** The queue is full or nearly, with a refused act and perhaps a parked one, when these are changed. */
const fullEditing: fc.Arbitrary<Step[]> = fc
  .tuple(edits, fc.constantFrom(0, 0, 1, 3), fc.constantFrom(0, 8, 10))
  .map(([steps, room, photos]) => [
    { pause: 0, happening: { do: 'act', kind: 'fund-bounty', pick: 2 } },
    { pause: 700, happening: { do: 'fill', room, photos } },
    { pause: 700, happening: { do: 'edit_form', window: 'page', pick: 0 } },
    ...steps,
  ])

/** Two people on one phone: while the token of one is slowly renewed, that one leaves and the other comes. */
const handingOver: fc.Arbitrary<Step[]> = fc
  .tuple(
    fc.constantFrom(...people),
    fc.array(fc.record({ pause: fc.constantFrom(0, 5), happening: act }), { minLength: 1, maxLength: 3 }),
    fc.array(
      fc.record({
        pause: fc.constantFrom(0, 2, 5, 40, 50, 700, 9_000),
        happening: fc.oneof<fc.Arbitrary<Happening>[]>(
          fc.record({ do: fc.constantFrom('expire_token' as const, 'sign_out' as const) }),
          fc.record({ do: fc.constant('leave' as const), left: fc.constantFrom('work' as const, 'withdrawals' as const) }),
          fc.record({ do: fc.constant('sign_in' as const), person: fc.constantFrom(...people) }),
          act,
        ),
      }),
      { minLength: 3, maxLength: 8, size: 'max' },
    ),
  )
  .map(([person, acts, turns]) => [
    { pause: 0, happening: { do: 'sign_in', person } },
    { pause: 0, happening: { do: 'expire_token' } },
    ...acts,
    ...turns,
  ])

const steps = fc
  .array(
    fc.oneof(
      { weight: 480, arbitrary: step.map((one) => [one]) },
      { weight: 20, arbitrary: editing },
      { weight: 20, arbitrary: handingOver },
      { weight: 1, arbitrary: fullEditing },
    ),
    { minLength: 3, maxLength: 16, size: 'max' },
  )
  .map((stories) => stories.flat())

/** Half of the requests go well, so that what comes after the first act is reached too. */
const fault: fc.Arbitrary<Fault> = fc.oneof(
  { weight: 5, arbitrary: fc.constant<Fault>('ok') },
  { weight: 4, arbitrary: fc.constantFrom(...faults) },
  { weight: 1, arbitrary: fc.constantFrom(...strangerFaults) },
)

export const schedules: fc.Arbitrary<Schedule> = fc.record({
  seed: fc.nat(),
  steps,
  faults: fc.array(fault, { maxLength: 24, size: 'max' }),
})
