import { accept, after, complete, create, fund, known, network, now, type KnownFault } from './known-fault.ts'
import { editFaults } from './edit-faults.ts'
import { fullFaults } from './full-faults.ts'
import { lossFaults } from './loss-faults.ts'
import { putBackFaults } from './put-back.ts'
import { strangeFaults } from './strange-faults.ts'
import { windowFaults } from './window-faults.ts'

export const knownFaults: KnownFault[] = [
  known('the reply is lost after the commit', [now(fund())], ['fund-bounty applied'], ['hang_after']),
  known('the server fails after the commit', [now(fund())], ['fund-bounty applied'], ['error_500_after']),
  known(
    'a captive portal answers 200',
    [now(network('portal')), now(fund()), after(9_000, network('online'))],
    ['fund-bounty applied'],
  ),
  known(
    'a wait of the background is met by a person who is back',
    [
      now(network('outage')),
      now(create),
      now(create),
      now(create),
      after(9_000, network('online')),
      now({ do: 'jump_clock', ms: -86_400_000 }),
      now(create),
      now({ do: 'open', context: 'worker' }),
    ],
    ['create-bounty applied', 'create-bounty applied', 'create-bounty applied', 'create-bounty applied'],
    ['ok', 'error_500_before', 'ok', 'error_500_before', 'hang_before'],
    731_241_175,
  ),
  known(
    'four tries in a row hang: the last is not waited for to its limit once the server answers others',
    [now(fund()), after(150_000, network('online'))],
    ['fund-bounty applied'],
    ['hang_before', 'hang_before', 'hang_before', 'hang_before'],
  ),
  known('a request arrives long after its time-out', [now(fund())], ['fund-bounty applied'], ['late']),
  known('the network delivers a request twice', [now(fund())], ['fund-bounty applied'], ['duplicate']),
  known(
    'the token expires in mid drain',
    [
      now(network('offline')),
      now(fund(0)),
      now(fund(1)),
      now(fund(0)),
      now({ do: 'expire_token' }),
      after(700, network('online')),
    ],
    ['fund-bounty applied', 'fund-bounty applied', 'fund-bounty applied'],
  ),
  known(
    'the session vanishes: nothing is sent as a visitor',
    [
      now(network('offline')),
      now(fund()),
      now({ do: 'sign_out' }),
      now(network('online')),
      after(200_000, { do: 'open', context: 'second' }),
    ],
    ['fund-bounty applied'],
  ),
  known(
    'the refresh token is dead: the queue is kept',
    [now({ do: 'kill_refresh' }), now({ do: 'expire_token' }), now(fund())],
    ['fund-bounty applied'],
  ),
  known(
    'another person signs in: nothing of the first is sent',
    [
      now(network('offline')),
      now(fund()),
      now({ do: 'sign_in', person: 'ben' }),
      now(network('online')),
      after(200_000, fund(1)),
    ],
    ['fund-bounty applied', 'fund-bounty applied'],
  ),
  known(
    'another person signs in between the claim and its request: nothing goes under their name',
    [now(fund()), after(88, { do: 'sign_in', person: 'ben' })],
    ['fund-bounty applied'],
  ),
  known(
    'made offline: create, then fund, in order',
    [now(network('offline')), now(create), after(5, fund(3)), after(700, network('online'))],
    ['create-bounty applied', 'fund-bounty applied'],
    ['error_503', 'hang_after'],
  ),
  known(
    'accepted and completed offline, with a photo',
    [now(network('offline')), now(accept()), after(5, complete()), after(700, network('online'))],
    ['accept-bounty applied', 'complete-bounty applied'],
  ),
  known(
    'the upload tears: the torn file is not taken for the photo',
    [now(accept()), after(700, complete())],
    ['accept-bounty applied', 'complete-bounty applied'],
    ['ok', 'torn_upload'],
  ),
  known(
    'a parent is refused: its children are parked',
    [now(network('offline')), now(accept(2)), after(5, complete(2)), after(700, network('online'))],
    ['accept-bounty rejected', 'complete-bounty needs_attention'],
  ),
  known(
    'a parent is parked: its children wait for it',
    [now(network('offline')), now(create), after(5, fund(3)), after(700, network('online'))],
    ['create-bounty needs_attention', 'fund-bounty queued'],
    ['error_409'],
  ),
  known(
    'a poisoned entry lets the others pass',
    [now(fund(0)), after(700, fund(1))],
    ['fund-bounty needs_attention', 'fund-bounty applied'],
    ['error_409'],
  ),
  known(
    'the server fails at an entry whenever it comes: the person is told, and the others pass',
    [now(fund(0)), after(700, fund(1))],
    ['fund-bounty needs_attention', 'fund-bounty applied'],
    ['error_500_always'],
  ),
  known(
    'the server fails at an entry once',
    [now(fund(0)), after(700, fund(1))],
    ['fund-bounty applied', 'fund-bounty applied'],
    ['error_500_after'],
  ),
  known(
    'refused after the deadline, and edited',
    [now(fund(2)), after(700, { do: 'edit', pick: 0 })],
    ['fund-bounty closed', 'fund-bounty rejected'],
  ),
  known('discarded in flight: one outcome', [after(700, fund()), after(20, { do: 'discard', pick: 0 })], ['fund-bounty applied']),
  known(
    'discarded while its request is still in the network: it can never apply',
    [after(700, fund()), after(20, { do: 'discard', pick: 0 })],
    ['fund-bounty cancelled'],
    ['late'],
  ),
  known(
    'parked though it had applied, then edited: not pledged twice',
    [now(fund()), after(40_000, { do: 'edit', pick: 0 })],
    ['fund-bounty applied', 'fund-bounty needs_attention'],
    ['reset_after', 'error_409'],
  ),
  known(
    'the clock is set back a day',
    [now(network('offline')), now(fund()), after(700, { do: 'jump_clock', ms: -86_400_000 })],
    ['fund-bounty applied'],
  ),
  known(
    'the clock is set back a day while a busy server is left alone',
    [now(fund()), after(300, { do: 'jump_clock', ms: -86_400_000 })],
    ['fund-bounty applied'],
    ['error_503'],
  ),
  known(
    'the clock is set forward a day',
    [now(network('offline')), now(fund()), after(700, { do: 'jump_clock', ms: 86_400_000 })],
    ['fund-bounty applied'],
  ),
  known(
    'a storm of 429: nobody is signed out',
    [now(fund()), after(200_000, network('online'))],
    ['fund-bounty applied'],
    ['error_429', 'error_429'],
  ),
  ...strangeFaults,
  ...windowFaults,
  ...putBackFaults,
  ...editFaults,
  ...fullFaults,
  ...lossFaults,
  known(
    'two tabs send at once',
    [now({ do: 'open', context: 'second' }), now(fund(0)), now(fund(1)), after(2, fund(0))],
    ['fund-bounty applied', 'fund-bounty applied', 'fund-bounty applied'],
    ['slow', 'hang_after'],
  ),
  known(
    'a frozen tab holds the lock',
    [
      now(fund()),
      after(20, { do: 'freeze', context: 'page', ms: 200_000 }),
      now({ do: 'open', context: 'second' }),
      after(200_000, fund(1)),
    ],
    ['fund-bounty applied', 'fund-bounty applied'],
  ),
  known(
    'the worker is killed in mid drain',
    [
      now({ do: 'kill', context: 'page', points: 3 }),
      now(fund()),
      after(100, { do: 'open', context: 'worker' }),
      after(110, { do: 'kill', context: 'worker', points: 0 }),
    ],
    ['fund-bounty applied'],
  ),
]

/** The same acts with the tab killed at every point between two effects in turn. */
export const killedAnywhere: KnownFault[] = Array.from({ length: 44 }, (_, points) =>
  known(
    `the tab is killed at point ${points} between accepting and completing`,
    [
      now(accept()),
      after(700, complete()),
      now({ do: 'kill', context: 'page', points }),
      after(700, { do: 'open', context: 'page' }),
    ],
    ['accept-bounty applied', 'complete-bounty applied'],
  ),
)
