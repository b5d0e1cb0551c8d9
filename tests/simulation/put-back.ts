import { accept, after, complete, create, fund, known, network, now, type KnownFault } from './known-fault.ts'
import type { Mutant } from './mutant.ts'
import type { Happening } from './schedule.ts'

const putBack: Happening = { do: 'put_back' }
const backUp: Happening = { do: 'back_up' }

/** A backup is put back on the server, under a phone that holds what was confirmed since. */
export const putBackFaults: KnownFault[] = [
  known('a server is put back: what was sent since goes again', [now(fund()), after(9_000, putBack)], ['fund-bounty applied']),
  known(
    'a server is put back: a bounty, its pledge, and a completion with its photo go again in their order',
    [now(create), after(700, fund(3)), now(accept()), after(700, complete()), after(9_000, putBack)],
    ['create-bounty applied', 'fund-bounty applied', 'accept-bounty applied', 'complete-bounty applied'],
  ),
  known(
    'a server is put back: what waits goes after the lost act that it needs',
    [now(create), after(700, network('offline')), now(fund(3)), after(9_000, putBack), after(40_000, network('online'))],
    ['create-bounty applied', 'fund-bounty applied'],
  ),
  known(
    'a server is put back twice, the second time under what goes again',
    [now(fund()), after(700, backUp), now(fund(1)), after(9_000, putBack), after(20_100, putBack)],
    ['fund-bounty applied', 'fund-bounty applied'],
  ),
  known(
    'a server is put back while another person is signed in: each is asked about when its own is back',
    [
      now(fund()),
      after(700, { do: 'sign_in', person: 'ben' }),
      now(fund(1)),
      after(9_000, putBack),
      after(40_000, { do: 'open', context: 'second' }),
    ],
    ['fund-bounty applied', 'fund-bounty applied'],
  ),
  known(
    'a server is put back under a message that nobody signed in for',
    [now({ do: 'act', kind: 'send-contact-message', pick: 0 }), after(9_000, putBack)],
    ['send-contact-message applied'],
  ),
]

/** Engines that take no notice, or the wrong one. */
export const putBackMutants: Mutant[] = [
  {
    name: 'takes no notice of a server that was put back',
    file: 'src/sync/flush-outbox.ts',
    from: 'await ports.lookAtEpoch()',
    to: '',
    by: { fault: 'a server is put back: what was sent since goes again' },
    caughtAs: /I1\/I4/,
  },
  {
    name: 'asks a server for its epoch once and for all',
    file: 'src/sync/epoch-look.ts',
    from: 'at - last.at < FRESH_MS && Math.abs(wall - last.wall) < FRESH_MS',
    to: 'true',
    by: { fault: 'a server is put back: what was sent since goes again' },
    caughtAs: /I6: the phone has not heard/,
  },
  {
    name: 'takes all that was sent for lost',
    file: 'src/domain/outbox/put-back.ts',
    from: 'if (known.has(opId))',
    to: 'if (known.has(opId) && known.size > 9)',
    by: { test: 'src/domain/outbox/put-back.test.ts' },
    caughtAs: /what it has stays sent/,
  },
  {
    name: 'forgets what nobody signed in for',
    file: 'src/domain/outbox/put-back.ts',
    from: "if (state === 'applied') change.requeue",
    to: "if (state === 'applied' && entry.ownerId !== null) change.requeue",
    by: { fault: 'a server is put back under a message that nobody signed in for' },
    caughtAs: /I1\/I4/,
  },
  {
    name: 'sends what waits before the lost act that it needs',
    file: 'src/domain/outbox/put-back.ts',
    from: 'if (needed.length > 0)',
    to: 'if (needed.length > 9)',
    by: { test: 'src/domain/outbox/put-back.test.ts' },
    caughtAs: /goes after the lost act/,
  },
  {
    name: 'gives away the photo of an act that was sent',
    file: 'src/domain/outbox/after-request.ts',
    from: "const keepsPhoto = state !== 'cancelled'",
    to: "const keepsPhoto = state === 'rejected'",
    by: { test: 'src/domain/outbox/put-back.test.ts' },
    caughtAs: /takes its photo along/,
  },
  {
    name: 'believes an answer from before a server was put back',
    file: 'src/domain/outbox/after-request.ts',
    from: 'if (epoch !== null && epoch !== change.epoch) return',
    to: '',
    by: { test: 'src/domain/outbox/put-back.test.ts' },
    caughtAs: /ends nothing/,
  },
]
