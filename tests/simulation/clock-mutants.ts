import type { Mutant } from './mutant.ts'

/** Engines that take the wrong clock for the right one, or an act for older or younger than it is. */
export const clockMutants: Mutant[] = [
  {
    name: 'tells ages by the phone’s clock',
    file: 'src/domain/outbox/claim.ts',
    from: 'if (serverTime !== null && waitsSince !== null && serverTime - waitsSince > TOO_OLD_MS)',
    to: 'if (now - entry.createdAt > TOO_OLD_MS)',
    by: { fault: 'the clock jumps four hundred days ahead while an act waits' },
    caughtAs: /clocks/,
  },
  {
    name: 'reckons the server’s time by a clock that was set back',
    file: 'src/domain/outbox/change.ts',
    from: 'reckoned >= this.heard.serverTime ? reckoned : null',
    to: 'reckoned > 0 ? reckoned : null',
    by: { fault: 'pressed with the clock sixty days behind, which is then set right' },
    caughtAs: /clocks/,
  },
  {
    name: 'takes the time of an answer that came before its request left for now',
    file: 'src/domain/outbox/change.ts',
    from: ' || now < sentAt',
    to: '',
    by: { test: 'src/domain/outbox/commands.test.ts' },
    caughtAs: /came before its request left/,
  },
  {
    name: 'believes what it reckoned before it knew that the clock was set back',
    file: 'src/domain/outbox/change.ts',
    from: '> CLOCK_SET_BACK_MS',
    to: '> Infinity',
    by: { fault: 'the clock is set back by as long as the phone sleeps, and then acts are pressed: they are new' },
    caughtAs: /clocks/,
  },
  {
    name: 'gives a retried act no new month',
    file: 'src/domain/outbox/commands.ts',
    from: '{ lastError: null, replaces, waitsSince }',
    to: '{ lastError: null, replaces }',
    by: { fault: 'another try after a month counts as a new month, whatever happens on the way' },
    caughtAs: /clocks/,
  },
  {
    name: 'gives no new month to an act that is retried while it is under way',
    file: 'src/domain/outbox/commands.ts',
    from: "new Set(['queued', 'sending', 'cancelling'])",
    to: "new Set(['queued', 'cancelling'])",
    by: { fault: 'another try while the server is asked for its time counts as a new month too' },
    caughtAs: /clocks/,
  },
  {
    name: 'takes the time of an answer that lay on a sleeping phone for now',
    file: 'src/domain/outbox/change.ts',
    from: ' || now > sentAt + LEASE_MS',
    to: '',
    by: { test: 'src/domain/outbox/commands.test.ts' },
    caughtAs: /lay on a sleeping phone/,
  },
]
