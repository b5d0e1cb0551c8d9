import { accept, after, complete, fund, known, now, type KnownFault } from './known-fault.ts'
import type { Mutant } from './mutant.ts'
import type { Happening } from './schedule.ts'

const fill = (room: number, photos = 0): Happening => ({ do: 'fill', room, photos })
const editForm: Happening = { do: 'edit_form', window: 'page', pick: 0 }
const type: Happening = { do: 'type', window: 'page', pick: 3 }
const press: Happening = { do: 'press', window: 'page', isUnheard: false }
const times = (count: number, end: string) => Array.from({ length: count }, () => end)

const parked = 'fifty acts wait: the edit of a parked one takes its place'
const refused = 'fifty acts wait: the edit of a refused one finds no room, stays with its words, and goes once there is room'
const photo = 'ten photos wait: the edit of a parked completion takes the place of its own'

/** Queues at their limits, with edits of what was refused and of what waits. */
export const fullFaults: KnownFault[] = [
  known(
    parked,
    [now(fund()), after(700, fill(0)), after(9_000, editForm), after(50, type), after(50, press)],
    ['fund-bounty cancelled', 'create-bounty needs_attention', ...times(48, 'fund-bounty queued'), 'fund-bounty applied'],
    ['error_409'],
  ),
  known(
    refused,
    [
      now(fund(2)),
      after(700, fill(0)),
      after(9_000, editForm),
      after(50, type),
      after(50, press),
      after(50, { do: 'discard', pick: 1 }),
      after(9_000, press),
    ],
    [
      'fund-bounty closed',
      'create-bounty needs_attention',
      'fund-bounty cancelled',
      ...times(48, 'fund-bounty queued'),
      'fund-bounty rejected',
    ],
  ),
  known(
    photo,
    [now(accept()), after(700, complete()), after(700, fill(35, 10)), after(9_000, { do: 'edit', pick: 0 })],
    [
      'accept-bounty applied',
      'complete-bounty cancelled',
      'create-bounty needs_attention',
      ...times(9, 'complete-bounty queued'),
      ...times(3, 'fund-bounty queued'),
      'complete-bounty applied',
    ],
    ['ok', 'ok', 'error_409'],
  ),
]

/** Engines that count a person's share wrongly, or do half of what they refuse. */
export const fullMutants: Mutant[] = [
  {
    name: 'counts what an edit takes the place of',
    file: 'src/domain/outbox/commands.ts',
    from: 'putBack === null && !replaced.has(opId)',
    to: "putBack === null && opId !== ''",
    by: { fault: parked },
    caughtAs: /limits: .* refused/,
  },
  {
    name: 'keeps one act too many',
    file: 'src/domain/outbox/commands.ts',
    from: 'own.length >= MAX_ENTRIES',
    to: 'own.length > MAX_ENTRIES',
    by: { fault: refused },
    caughtAs: /limits: .* kept/,
  },
  {
    name: 'keeps one photo too many',
    file: 'src/domain/outbox/commands.ts',
    from: 'kept.length >= MAX_PHOTOS',
    to: 'kept.length > MAX_PHOTOS',
    by: { fault: photo },
    caughtAs: /limits: .* kept/,
  },
  {
    name: 'puts an act away whose edit finds no room',
    file: 'src/domain/outbox/step.ts',
    from: 'return refused ? { state, effects: [refused] } : change.done()',
    to: 'return refused ? { ...change.done(), effects: [refused] } : change.done()',
    by: { fault: refused },
    caughtAs: /edits: .* something is changed/,
  },
]
