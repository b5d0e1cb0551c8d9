import { after, fund, known, network, now, type KnownFault } from './known-fault.ts'
import type { Mutant } from './mutant.ts'
import { DAY_MS, type Happening, type WindowName } from './schedule.ts'

const editForm = (window: WindowName = 'page'): Happening => ({ do: 'edit_form', window, pick: 0 })
const type = (window: WindowName, pick: number): Happening => ({ do: 'type', window, pick })
const press = (window: WindowName): Happening => ({ do: 'press', window, isUnheard: false })
const close: Happening = { do: 'close', pick: 0 }
const second: Happening = { do: 'open', context: 'second' }
const refused = fund(2)

const putAway = 'an act is put away in another window while its form stands open: what was typed goes by the second press'
const swept = 'an act is swept while its form stands open: what was typed goes by the second press'
const inTwo = 'two windows change one refused act: each is told, and both have their words'
const gone = 'two windows change one refused act, and one is gone: its words stand in the form of a new act'
const onItsWay = 'an act goes again while its form stands open: it is not changed, and the words stay'
const wasSent = 'an act was sent while its form stood open: what was typed goes by the second press, as an act of its own'

const forerunner =
  'an act had gone through that an edit was to replace, and is old by the time that the edit may go: not pledged twice'

/** Entries that vanish or change while a form edits them, and two windows on one refused act. */
export const editFaults: KnownFault[] = [
  known(
    putAway,
    [
      now(refused),
      after(700, editForm()),
      after(50, type('page', 3)),
      after(50, close),
      after(50, press('page')),
      after(50, press('page')),
    ],
    ['fund-bounty closed', 'fund-bounty rejected'],
  ),
  known(
    swept,
    [
      now(refused),
      after(700, editForm()),
      after(50, type('page', 3)),
      after(50, close),
      after(50, { do: 'sleep', ms: 20 * DAY_MS }),
      now(second),
      after(700, press('page')),
      after(50, press('page')),
    ],
    ['fund-bounty rejected'],
  ),
  known(
    forerunner,
    [
      now(fund()),
      after(40_000, network('offline')),
      now(fund()),
      now({ do: 'edit', pick: 0 }),
      after(700, network('online')),
      after(700, network('offline')),
      now({ do: 'sleep', ms: 20 * DAY_MS }),
      now(second),
    ],
    ['fund-bounty applied', 'fund-bounty applied', 'fund-bounty needs_attention'],
    ['reset_after', 'error_409', 'ok', 'error_429'],
  ),
  known(
    inTwo,
    [
      now(refused),
      now(second),
      after(700, editForm('page')),
      now(editForm('second')),
      after(50, type('page', 3)),
      after(50, type('second', 4)),
      after(50, press('page')),
      after(50, press('second')),
      after(50, press('second')),
    ],
    ['fund-bounty closed', 'fund-bounty rejected', 'fund-bounty rejected'],
  ),
  known(
    gone,
    [
      now(refused),
      now(second),
      after(700, editForm('page')),
      now(editForm('second')),
      after(50, type('page', 3)),
      after(50, press('page')),
      after(50, type('second', 4)),
      after(50, { do: 'kill', context: 'second', points: 0 }),
      after(50, second),
      after(50, { do: 'form', window: 'page', pick: 18 }),
      after(50, press('page')),
    ],
    ['fund-bounty closed', 'fund-bounty rejected', 'fund-bounty rejected'],
  ),
  known(
    onItsWay,
    [
      now(fund()),
      after(700, editForm()),
      after(50, type('page', 3)),
      after(50, network('offline')),
      after(50, { do: 'retry', pick: 0 }),
      after(500, press('page')),
    ],
    ['fund-bounty applied'],
    ['error_409'],
  ),
  known(
    wasSent,
    [
      now(fund()),
      after(700, editForm()),
      after(50, type('page', 3)),
      after(50, { do: 'retry', pick: 0 }),
      after(700, press('page')),
      after(50, press('page')),
    ],
    ['fund-bounty applied', 'fund-bounty applied'],
    ['error_409'],
  ),
]

/** Engines that lose what was typed into such a form, change what they must not, or say what isn't so. */
export const editMutants: Mutant[] = [
  {
    name: 'says nothing of an edit of an act that is gone',
    file: 'src/domain/outbox/commands.ts',
    from: "return void change.effects.push({ type: 'refused', code: code ?? 'gone' })",
    to: 'return',
    by: { fault: swept },
    caughtAs: /edits: .* neither kept nor refused/,
  },
  {
    name: 'changes an act that was put away',
    file: 'src/domain/outbox/commands.ts',
    from: "closed: 'put_away'",
    to: 'closed: null',
    by: { fault: inTwo },
    caughtAs: /edits: .* though it was closed/,
  },
  {
    name: 'changes an act that goes again',
    file: 'src/domain/outbox/commands.ts',
    from: "queued: 'already_sending'",
    to: 'queued: null',
    by: { fault: onItsWay },
    caughtAs: /edits: .* though it was queued/,
  },
  {
    name: 'calls an act put away that was sent',
    file: 'src/domain/outbox/commands.ts',
    from: "applied: 'sent_meanwhile'",
    to: "applied: 'put_away'",
    by: { fault: wasSent },
    caughtAs: /edits: told put_away/,
  },
  {
    name: 'leaves what was typed in the form of an act that was put away',
    file: 'src/local/drafts.ts',
    from: "'cancelling', 'cancelled', 'closed'",
    to: "'cancelling', 'cancelled'",
    by: { fault: gone },
    caughtAs: /drafts: .* nobody can open/,
  },
  {
    name: 'shows nowhere what was typed to change an act that is over',
    file: 'src/local/drafts.ts',
    from: 'return draft.home === undefined ? [] :',
    to: 'return draft.key !== draft.home ? [] :',
    by: { fault: gone },
    caughtAs: /drafts: .* neither/,
  },
  {
    name: 'takes the draft of an edit that was refused',
    file: 'src/local/outbox-storage.ts',
    from: 'if (!isNew) return',
    to: 'if (!isNew && before.entries.has(opId)) return',
    by: { fault: onItsWay },
    caughtAs: /drafts: .* neither/,
  },
  {
    name: 'sweeps what was refused and is not put away',
    file: 'src/domain/outbox/step.ts',
    from: "entry.state === 'applied' || entry.state === 'cancelled' ||",
    to: "entry.state === 'applied' || entry.state === 'rejected' || entry.state === 'cancelled' ||",
    by: { test: 'src/domain/outbox/commands.test.ts' },
    caughtAs: /refused ones stay/,
  },
  {
    name: 'sweeps an act that an edit waits to replace',
    file: 'src/domain/outbox/step.ts',
    from: 'if (needed.has(entry.opId)) continue',
    to: '',
    by: { fault: forerunner },
    caughtAs: /I2: .* both applied/,
  },
  {
    name: 'sweeps what was put away at once',
    file: 'src/domain/outbox/step.ts',
    from: ' || now - entry.resolvedAt <= SETTLED_RETENTION_MS',
    to: '',
    by: { fault: gone },
    caughtAs: /I1: .* swept/,
  },
]
