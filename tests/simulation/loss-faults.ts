import { accept, after, complete, create, fund, known, network, now, type KnownFault } from './known-fault.ts'
import { type Copies, DAY_MS, type Happening } from './schedule.ts'

const destroy = (copies: Copies, pick = 0): Happening => ({ do: 'destroy', copies, pick })
const kill: Happening = { do: 'kill', context: 'page', points: 0 }
const open: Happening = { do: 'open', context: 'page' }
const putBack: Happening = { do: 'put_back' }

/** The names of those that a mutant names. */
export const lost = {
  whole: 'the outbox is lost, and the copies are whole: all comes back in its order, under its own ids',
  missing: 'the outbox is lost with its copies: what is gone is told',
  photoGone: 'the outbox is lost with the copy of a photo: its act waits for the person',
  livingAct: 'the outbox is lost under a page on which an act is done then: the next one finds both',
  twice: 'the outbox is lost again before anybody has read of the first time',
  refused: 'the outbox is lost while nothing waits but what was refused: that comes back too',
  refusedBack: 'the outbox is lost, and what was refused comes back while what waited is gone: one is told for gone',
  takenBack: 'the outbox is lost while an act is taken back: it is not sent after all',
  forerunnerGone:
    'the outbox is lost with the copy of the act that an edit was to replace and that had gone through: not pledged twice',
  edited: 'the outbox is lost while the edit of a refused act waits: the edit goes',
  left: 'the outbox is lost, and its person leaves without their work before a page looks for it: it does not come back',
  epoch: 'the outbox is lost with the epoch that it knew, and then the server is put back: what was sent between goes again',
  epochOfNobody:
    'the outbox is lost with the epoch that it knew, and a message is sent: a page that looks for nothing sends what it queues again',
  takenBackLater:
    'the outbox is lost while a message of nobody is under way, and what came back is taken back: the server is asked',
  cutOff: 'the outbox is lost with half of a copy: nothing stays of a photo whose act is gone',
  forerunner:
    'the outbox is lost while an edit asks about the act that it was to replace and that had gone through: not pledged twice',
}

/** The browser empties the database, as one whose disk is full has done, and keeps the second copies or loses some. */
export const lossFaults: KnownFault[] = [
  known(
    lost.whole,
    [
      now(network('offline')),
      now(create),
      after(5, fund(3)),
      after(5, accept()),
      after(5, complete()),
      after(9_000, kill),
      now(destroy('whole')),
      after(700, open),
      after(700, network('online')),
    ],
    ['create-bounty applied', 'fund-bounty applied', 'accept-bounty applied', 'complete-bounty applied'],
  ),
  known(lost.cutOff, [now(accept()), after(9_000, network('offline')), now(complete()), after(9_000, destroy('partly'))], []),
  known(
    'the outbox is lost with half a copy, and nothing tells of it: the Outbox that is opened clears it away',
    [now(complete()), now({ do: 'lose_marks' }), after(700, destroy('partly'))],
    [],
  ),
  known(lost.missing, [now(network('offline')), now(fund()), after(9_000, kill), now(destroy('missing')), after(700, open)], []),
  known(
    'the outbox is lost with some of its copies: the rest comes back, and what is gone is told',
    [
      now(network('offline')),
      now(fund()),
      after(5, fund(1)),
      after(5, fund(1)),
      after(9_000, kill),
      now(destroy('partly')),
      after(700, open),
    ],
    ['fund-bounty applied', 'fund-bounty applied'],
  ),
  known(
    lost.photoGone,
    [
      now(network('offline')),
      now(accept()),
      after(5, complete()),
      after(9_000, kill),
      now(destroy('partly', 2)),
      after(700, open),
    ],
    ['accept-bounty applied', 'complete-bounty needs_attention'],
  ),
  known(
    'the outbox is lost under a page that goes on: the next one finds what waited',
    [now(network('offline')), now(fund()), after(9_000, destroy('whole')), after(700, network('online'))],
    ['fund-bounty applied'],
  ),
  known(
    lost.livingAct,
    [now(network('offline')), now(fund()), after(9_000, destroy('whole')), now(fund(1)), after(700, network('online'))],
    ['fund-bounty applied', 'fund-bounty applied'],
  ),
  known(
    lost.twice,
    [
      now(network('offline')),
      now(fund()),
      after(9_000, kill),
      now(destroy('missing')),
      after(700, open),
      after(700, fund(1)),
      after(9_000, kill),
      now(destroy('whole')),
      after(700, open),
    ],
    ['fund-bounty applied'],
  ),
  known(lost.refused, [now(fund(2)), after(9_000, kill), now(destroy('whole')), after(700, open)], ['fund-bounty rejected']),
  known(
    lost.refusedBack,
    [
      now(fund(2)),
      after(700, network('offline')),
      now(fund()),
      after(700, kill),
      now(destroy('partly', 1)),
      after(700, open),
      after(700, network('online')),
    ],
    ['fund-bounty rejected'],
  ),
  known(
    lost.takenBack,
    [
      now(fund()),
      after(20, network('offline')),
      now({ do: 'discard', pick: 0 }),
      after(700, kill),
      now(destroy('whole')),
      after(700, open),
    ],
    ['fund-bounty cancelled'],
    ['hang_before'],
  ),
  known(
    lost.forerunner,
    [now(fund()), after(40_000, { do: 'edit', pick: 0 }), after(9_000, kill), now(destroy('whole')), after(700, open)],
    ['fund-bounty applied', 'fund-bounty needs_attention'],
    ['reset_after', 'error_409'],
  ),
  known(
    lost.forerunnerGone,
    [now(fund()), after(40_000, { do: 'edit', pick: 0 }), after(9_000, kill), now(destroy('partly')), after(700, open)],
    ['fund-bounty applied', 'fund-bounty needs_attention'],
    ['reset_after', 'error_409'],
  ),
  known(
    lost.edited,
    [
      now(fund(2)),
      after(700, network('offline')),
      now({ do: 'edit', pick: 0 }),
      after(700, kill),
      now(destroy('whole')),
      after(700, open),
      after(700, network('online')),
    ],
    ['fund-bounty cancelled', 'fund-bounty rejected'],
  ),
  known(
    lost.left,
    [
      now(network('offline')),
      now(fund()),
      after(9_000, destroy('whole')),
      after(700, { do: 'leave', left: 'withdrawals' }),
      after(700, kill),
      after(700, open),
    ],
    [],
  ),
  known(
    'the outbox is lost and the server is put back: what waits goes, once',
    [
      now(fund()),
      after(9_000, network('offline')),
      now(fund(1)),
      after(9_000, kill),
      now(putBack),
      now(destroy('whole')),
      after(700, open),
      after(40_000, network('online')),
    ],
    ['fund-bounty applied'],
  ),
  known(
    'a server is put back, and the outbox is lost while what goes again waits',
    [
      now(create),
      after(700, fund(3)),
      after(9_000, putBack),
      after(40_000, network('outage')),
      after(700, kill),
      now(destroy('whole')),
      after(700, open),
      after(700, network('online')),
    ],
    [],
  ),
  known(
    lost.epoch,
    [
      now(network('offline')),
      now(fund(1)),
      after(700, destroy('whole')),
      now(network('online')),
      now(fund()),
      after(700, putBack),
    ],
    ['fund-bounty applied', 'fund-bounty applied'],
  ),
  known(
    lost.epochOfNobody,
    [
      now({ do: 'lose_marks' }),
      now({ do: 'sign_out' }),
      after(9_000, destroy('whole')),
      now({ do: 'kill', context: 'page', points: 9 }),
      now(create),
    ],
    ['send-contact-message applied'],
  ),
  known(
    lost.takenBackLater,
    [
      now({ do: 'act', kind: 'send-contact-message', pick: 0 }),
      after(100, destroy('whole')),
      now({ do: 'open', context: 'second' }),
      now({ do: 'discard', pick: 0 }),
      now(open),
      now(kill),
    ],
    ['send-contact-message applied'],
  ),
  known(
    'what was sent is swept, and then the outbox is lost: nothing is told, and nothing goes again',
    [
      now(fund()),
      after(9_000, { do: 'sleep', ms: 20 * DAY_MS }),
      now(kill),
      now(open),
      after(700, kill),
      now(destroy('whole')),
      now(open),
    ],
    [],
  ),
]
