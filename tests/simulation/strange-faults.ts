import { accept, after, complete, create, fund, known, network, now, type KnownFault } from './known-fault.ts'
import { DAY_MS, strangerFaults } from './schedule.ts'

/** Strangers who answer in the server's place, clocks that jump by months, windows and links that stand still. */
export const strangeFaults: KnownFault[] = [
  ...strangerFaults.map((fault) =>
    known(
      `a stranger answers in the server’s place: ${fault}`,
      [now(accept()), after(700, complete())],
      ['accept-bounty applied', 'complete-bounty applied'],
      [fault, 'ok', fault, fault],
    ),
  ),
  known(
    'a gateway answers for ten minutes',
    [now(network('gateway')), now(fund()), after(300_000, fund(1)), after(300_000, network('online'))],
    ['fund-bounty applied', 'fund-bounty applied'],
  ),
  known(
    'pressed with the clock sixty days behind, which is then set right',
    [
      now(fund(1)),
      after(700, network('offline')),
      now({ do: 'jump_clock', ms: -60 * DAY_MS }),
      now(fund()),
      after(9_000, { do: 'jump_clock', ms: 60 * DAY_MS }),
      after(700, network('online')),
    ],
    ['fund-bounty applied', 'fund-bounty applied'],
  ),
  known(
    'pressed after a month in a drawer with the clock set back a year: nobody knows since when it waits',
    [
      now(fund(1)),
      after(700, { do: 'sleep', ms: 31 * DAY_MS }),
      now({ do: 'jump_clock', ms: -400 * DAY_MS }),
      now(fund()),
      after(9_000, { do: 'sleep', ms: DAY_MS }),
    ],
    ['fund-bounty applied', 'fund-bounty applied'],
    ['ok', 'error_500_before', 'error_500_after'],
  ),
  known(
    'the clock jumps four hundred days ahead while an act waits',
    [now(network('offline')), now(fund()), after(9_000, { do: 'jump_clock', ms: 400 * DAY_MS }), after(700, network('online'))],
    ['fund-bounty applied'],
  ),
  known(
    'a day of a missing function is a day of the server, not of a clock that jumps',
    [now(fund()), after(700, { do: 'jump_clock', ms: 60 * DAY_MS }), after(200_000, fund(1))],
    ['fund-bounty applied', 'fund-bounty applied'],
    ['error_404', 'error_404'],
  ),
  known(
    'a month in a drawer: the person is asked before it goes',
    [
      now(fund(1)),
      after(700, network('offline')),
      now(fund()),
      after(9_000, { do: 'sleep', ms: 31 * DAY_MS }),
      after(9_000, network('online')),
    ],
    ['fund-bounty applied', 'fund-bounty needs_attention'],
  ),
  known(
    'another try after a month counts as a new month, whatever happens on the way',
    [
      now(fund(1)),
      after(700, network('offline')),
      now(fund()),
      after(9_000, { do: 'sleep', ms: 31 * DAY_MS }),
      after(9_000, network('online')),
      after(9_000, network('offline')),
      now({ do: 'retry', pick: 0 }),
      after(200_000, network('online')),
    ],
    ['fund-bounty applied', 'fund-bounty applied'],
  ),
  known(
    'another try while the server is asked for its time counts as a new month too',
    [
      now(create),
      after(50, network('offline')),
      after(700, create),
      after(40_000, { do: 'sleep', ms: 31 * DAY_MS }),
      after(40, { do: 'retry', pick: 0 }),
      now({ do: 'sign_in', person: 'ana' }),
      now(create),
      now({ do: 'open', context: 'page' }),
    ],
    ['create-bounty applied', 'create-bounty applied', 'create-bounty applied'],
    [],
    0,
  ),
  known(
    'a phone sleeps for a month while an answer lies on it: the answer’s time is not taken for now',
    [now(fund(1)), after(50, { do: 'sleep', ms: 31 * DAY_MS }), after(50, fund()), now(fund())],
    ['fund-bounty applied', 'fund-bounty applied', 'fund-bounty applied'],
  ),
  known(
    'a window is paused in mid upload: another takes over',
    [
      now(accept()),
      after(700, complete()),
      after(9_000, { do: 'freeze', context: 'page', ms: 200_000 }),
      now({ do: 'open', context: 'second' }),
      after(60_000, network('online')),
    ],
    ['accept-bounty applied', 'complete-bounty applied'],
    ['ok', 'slow_upload'],
  ),
  known(
    'an upload whose answer takes minutes is waited for, not begun again',
    [now(accept()), after(700, complete()), now({ do: 'open', context: 'second' }), after(200_000, fund(1))],
    ['accept-bounty applied', 'complete-bounty applied', 'fund-bounty applied'],
    ['ok', 'slow_upload'],
  ),
  known(
    'an answer lay while the phone slept for a month, and its act was under way again when it came: it tells no time',
    [
      now(create),
      now(create),
      after(100, { do: 'sleep', ms: DAY_MS }),
      after(5, { do: 'sleep', ms: 31 * DAY_MS }),
      now(create),
      now({ do: 'form', window: 'page', pick: 0 }),
      now({ do: 'press', window: 'page', isUnheard: false }),
    ],
    ['create-bounty applied', 'create-bounty applied', 'create-bounty applied', 'fund-bounty applied'],
    ['ok', 'gateway_400', 'ok', 'reset_after'],
    0,
  ),
  known(
    'the clock is set back while an answer is taken in, and the phone sleeps for a month: it tells no time',
    [
      after(700, create),
      after(40, { do: 'press', window: 'page', isUnheard: false }),
      after(50, { do: 'jump_clock', ms: -400 * DAY_MS }),
      now({ do: 'sleep', ms: 31 * DAY_MS }),
      now(create),
      after(40, create),
    ],
    ['create-bounty applied', 'fund-bounty applied', 'create-bounty applied', 'create-bounty applied'],
    [],
    0,
  ),
]
