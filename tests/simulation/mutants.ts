/** An engine that is broken on purpose: `from` must stand exactly once in `file`. `caughtAs`: the invariant that must cry out. */
export type Mutant = { name: string; file: string; from: string; to: string; caughtAs: RegExp }

export const mutants: Mutant[] = [
  {
    name: 'forgets an entry before its answer',
    file: 'src/sync/perform-attempt.ts',
    from: 'const event: OutboxEvent = await tryOnce(next, ports)',
    to: `if (next.act === 'send') await apply({ type: 'answered', opId: next.entry.opId, outcome: { outcome: 'applied', code: null, replayed: false, entity: null, serverTime: '' } })
    const event: OutboxEvent = await tryOnce(next, ports)`,
    caughtAs: /I1/,
  },
  {
    name: 'takes any 200 for success',
    file: 'src/remote/call-act.ts',
    from: 'const outcome = parseOutcome(opId, body)',
    to: `const outcome = parseOutcome(opId, body) ?? { outcome: 'applied' as const, code: null, replayed: false, entity: null, serverTime: '' }`,
    caughtAs: /I1\/I4/,
  },
  {
    name: 'takes a 401 for the last word',
    file: 'src/domain/outbox/fail.ts',
    from: "case 'session':\n",
    to: "case 'session':\n      change.patch(entry, { state: 'rejected', lastError, leaseBy: null, leaseUntil: null, resolvedAt: now })\n      break\n      // oxlint-disable-next-line no-unreachable\n",
    caughtAs: /I1\/I4/,
  },
  {
    name: 'forgets the leases',
    file: 'src/domain/outbox/claim.ts',
    from: "if (entry.state === 'sending') change.requeue(entry, now)",
    to: "if (entry.state === 'sending') return",
    caughtAs: /I6/,
  },
  {
    name: 'sends under whoever is signed in',
    file: 'src/sync/senders.ts',
    from: 'return session?.user.id === entry.ownerId ? { token: session.accessToken } : null',
    to: 'return session ? { token: session.accessToken } : null',
    caughtAs: /I3/,
  },
  {
    name: 'claims what belongs to another account',
    file: 'src/domain/outbox/claim.ts',
    from: 'entry.ownerId === null || entry.ownerId === userId',
    to: 'entry.ownerId === null || userId !== null',
    caughtAs: /I3/,
  },
  {
    name: 'sends a child before its parent',
    file: 'src/domain/outbox/claim.ts',
    from: "if (dependencyState(entry, change.entries) !== 'ready') return false",
    to: '',
    caughtAs: /order/,
  },
  {
    name: 'sends an edit without waiting for what it replaces',
    file: 'src/domain/outbox/claim.ts',
    from: "if (replaced === undefined || replaced.state === 'cancelled' || replaced.state === 'closed') return true",
    to: 'return true',
    caughtAs: /I2/,
  },
  {
    name: 'makes a new key for every try',
    file: 'src/remote/call-act.ts',
    from: 'p_op_id: opId, ...parameters',
    to: 'p_op_id: opId.slice(0, -4) + String(Date.now()).slice(-4), ...parameters',
    caughtAs: /I\d/,
  },
  {
    name: 'believes a discard without the server',
    file: 'src/domain/outbox/person.ts',
    from: 'if (entry.ownerId === null && entry.attempts === 0)',
    to: 'if (entry.attempts >= 0)',
    caughtAs: /I1/,
  },
  {
    name: 'never looks at a wait again when the clock is set back',
    file: 'src/domain/outbox/claim.ts',
    from: 'else if (entry.nextAttemptAt > now + longestWait(entry.lastError, visible))',
    to: 'else if (entry.nextAttemptAt > Infinity)',
    caughtAs: /I6/,
  },
]
