/** What a request came to when it brought no outcome. `status` 0: no answer at all; `readable`: the body was the API's own JSON. */
export type Failure = {
  status: number
  code: string | null
  readable: boolean
  retryAfterMs: number | null
}

export type FailureClass =
  | 'bad_answer'
  | 'ambiguous'
  | 'retryable'
  | 'session'
  | 'suspect'
  | 'skew'
  | 'poison'
  | 'integrity'
  | 'already'

const byCode: readonly (readonly [RegExp, FailureClass])[] = [
  [/^(PT401|PT412|PGRST30[0-3]|InvalidJWT|no_session)$/, 'session'],
  [/^(PT429|PGRST00[0-3])$/, 'retryable'],
  [/^(08...|25006|40001|40P01|53...|55P03|57...)$/, 'retryable'],
  [/^(InternalError|DatabaseTimeout|SlowDown|LockTimeout|ResourceLocked)$/, 'retryable'],
  [/^(PGRST202|PGRST205|42883|42P01)$/, 'skew'],
  [/^(PT400|PGRST1..|22...|23502|23514)$/, 'poison'],
  [/^(PT409|op_conflict|23505|23503)$/, 'integrity'],
  [/^(Duplicate|ResourceAlreadyExists)$/, 'already'],
  [/^AccessDenied$/, 'suspect'],
]

function byStatus({ status, readable }: Failure): FailureClass {
  if (status === 0) return 'ambiguous'
  if (status === 408 || status === 425 || status === 429 || status >= 500) return 'retryable'
  // A portal or a proxy may answer anything in HTML; only the size and type limits are theirs to tell.
  if (!readable && status !== 413 && status !== 415) return 'bad_answer'
  if (status < 400) return 'bad_answer'
  if (status === 401) return 'session'
  if (status === 403) return 'suspect'
  if (status === 404) return 'skew'
  if (status === 409) return 'integrity'
  return 'poison'
}

/**
 * Sorts a failure by its code, then by its status, never by its message. A 42501 is a matter of the session when it comes
 * with 401, and suspect otherwise: hosted storage answers 403 for an expired token too.
 */
export function classify(failure: Failure): FailureClass {
  if (failure.code === '42501') return failure.status === 401 ? 'session' : 'suspect'
  const known = failure.code === null ? undefined : byCode.find(([pattern]) => pattern.test(failure.code ?? ''))
  return known ? known[1] : byStatus(failure)
}
