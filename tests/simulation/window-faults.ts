import type { WindowName } from './schedule.ts'
import { after, fund, known, network, now, type KnownFault } from './known-fault.ts'
import type { Happening } from './schedule.ts'

/** `number`: what is typed; 0 and 3 are typed into the form of the same bounty. */
const type = (window: WindowName, number = 0): Happening => ({ do: 'type', window, pick: number })
const form = (window: WindowName): Happening => ({ do: 'form', window, pick: 0 })
const press = (window: WindowName, isUnheard = false): Happening => ({ do: 'press', window, isUnheard })
const second: Happening = { do: 'open', context: 'second' }
const hide: Happening = { do: 'hide', context: 'worker' }
const ben: Happening = { do: 'sign_in', person: 'ben' }
const ana: Happening = { do: 'sign_in', person: 'ana' }

/** Two windows with the same form, people who take turns at one phone, and a phone that has forgotten that something waits. */
export const windowFaults: KnownFault[] = [
  known(
    'two windows share a draft: what the second changes after the first has pressed is an act of its own',
    [
      now(type('page')),
      now(second),
      after(50, form('second')),
      after(50, press('page')),
      after(50, type('second', 3)),
      after(50, press('second')),
    ],
    ['fund-bounty applied', 'fund-bounty applied'],
  ),
  known(
    'a press that was kept unheard, then changed and pressed again: never called kept',
    [now(type('page')), after(50, press('page', true)), after(50, type('page', 3)), after(50, press('page'))],
    ['fund-bounty applied'],
  ),
  known(
    'a draft that has become an act does not stand in a form again',
    [now(type('page')), after(50, press('page')), after(700, form('page'))],
    ['fund-bounty applied'],
  ),
  known(
    'what a second window types once the first has pressed stands in the form again',
    [
      now(type('page')),
      now(second),
      after(50, form('second')),
      after(50, press('page')),
      after(50, type('second', 3)),
      after(50, { do: 'kill', context: 'second', points: 0 }),
      after(700, form('page')),
      after(50, press('page')),
    ],
    ['fund-bounty applied', 'fund-bounty applied'],
  ),
  known(
    'what a second window types while the act of the first is lost stands in the form as well',
    [
      now(network('offline')),
      now(type('page')),
      now(second),
      after(50, form('second')),
      after(50, press('page')),
      after(700, { do: 'destroy', copies: 'whole', pick: 0 }),
      after(50, type('second', 3)),
      after(700, form('page')),
    ],
    ['fund-bounty applied'],
  ),
  known(
    'a window that stands still right after its press, beside one that had nothing to wait for',
    [
      now(second),
      after(200_000, press('second')),
      after(40, { do: 'freeze', context: 'second', ms: 200_000 }),
      after(60_000, hide),
    ],
    ['fund-bounty applied'],
  ),
  known('the next person finds nothing of what was typed', [now(type('page')), after(50, ben), after(50, form('page'))], []),
  known(
    'signed out and kept on this device: the work and the drafts of that person stay',
    [
      now(type('page')),
      after(50, network('offline')),
      now(fund(1)),
      after(700, { do: 'leave', left: 'work' }),
      after(50, ben),
      after(50, form('page')),
      after(50, network('online')),
      after(9_000, ana),
      after(50, form('page')),
    ],
    ['fund-bounty applied'],
  ),
  known(
    'one person’s work and drafts are deleted, another’s stay',
    [
      now(type('page')),
      after(50, network('offline')),
      now(fund(1)),
      after(50, ben),
      after(50, type('page', 3)),
      after(50, fund(0)),
      after(700, { do: 'leave', left: 'withdrawals' }),
      after(700, network('online')),
    ],
    ['fund-bounty applied', 'fund-bounty cancelled'],
  ),
  known(
    'localStorage is lost, and a page opens: what waits is known from the outbox',
    [
      now({ do: 'sign_out' }),
      now(network('offline')),
      now({ do: 'act', kind: 'send-contact-message', pick: 0 }),
      after(9_000, { do: 'kill', context: 'page', points: 0 }),
      now({ do: 'lose_marks' }),
      after(700, { do: 'open', context: 'page' }),
    ],
    ['send-contact-message applied'],
  ),
  known(
    'an outcome comes when another person has signed in: only its own person is told',
    [now(fund()), after(100, ben), after(10_000, network('online'))],
    ['fund-bounty applied'],
    ['slow'],
  ),
]
