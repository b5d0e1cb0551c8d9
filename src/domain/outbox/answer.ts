import * as v from 'valibot'

const OutcomeSchema = v.object({
  op_id: v.string(),
  outcome: v.picklist(['applied', 'rejected', 'cancelled']),
  code: v.nullish(v.string(), null),
  replayed: v.boolean(),
  entity: v.nullish(v.record(v.string(), v.unknown()), null),
  server_time: v.string(),
})

type OutcomeBody = v.InferOutput<typeof OutcomeSchema>
export type ServerOutcome = Omit<OutcomeBody, 'op_id' | 'server_time'> & { serverTime: string }

/** The outcome in a body, or null when it isn't one for this act: a status alone never means success. */
export function parseOutcome(opId: string, body: unknown): ServerOutcome | null {
  const parsed = v.safeParse(OutcomeSchema, body)
  if (!parsed.success || parsed.output.op_id !== opId) return null
  const { outcome, code, replayed, entity, server_time: serverTime } = parsed.output
  return { outcome, code, replayed, entity, serverTime }
}

/** Who an answer's body says it is from: the API's database, files or sign-in part, or this phone itself where nothing was asked. */
export type FailureSource = 'database' | 'files' | 'sign-in' | 'phone'

/**
 * What a request came to when it brought no outcome. `status` 0: no answer at all. `source` null: no answer, or one without the API's
 * own marks. `serverTime`: the server's clock in ms since the epoch, where it told.
 */
export type Failure = {
  status: number
  source: FailureSource | null
  code: string | null
  retryAfterMs: number | null
  serverTime: number | null
}

/** The code of a request that our own limit of time ended: as ambiguous as no answer, but the next try waits longer. */
export const TIMEOUT = 'timeout'

export type FailureClass =
  | 'stranger'
  | 'ambiguous'
  | 'retryable'
  | 'failing'
  | 'session'
  | 'suspect'
  | 'skew'
  | 'poison'
  | 'integrity'
  | 'already'

type Codes = readonly (readonly [RegExp, FailureClass])[]

const noSession: Codes = [[/^no_session$/, 'session']]

/** The codes that are known, by who says them. A body that was damaged on its way (PGRST102) tells of the way, not of the act. */
const codes: Record<FailureSource, Codes> = {
  database: [
    // PT403: the second factor's code is missing.
    [/^(PT401|PT403|PT412|PGRST30[0-3])$/, 'session'],
    [/^42501$/, 'suspect'],
    [/^(PT429|PGRST00[0-3]|PGRSTX00)$/, 'retryable'],
    [/^(08...|25006|40001|40P01|53...|55P03|57...|58...)$/, 'retryable'],
    [/^(PGRST20[0-5]|42...)$/, 'skew'],
    [/^(PT400|PT404|PGRST1(?!02)..|22...|23502|23514|P0...)$/, 'poison'],
    [/^(PT409|23505|23503)$/, 'integrity'],
    // Every other SQLSTATE, and the embedded server's code for those that it does not tell.
    [/^([0-5][0-9A-Z]{4}|(F0|HV|XX)[0-9A-Z]{3}|SUP)$/, 'failing'],
  ],
  files: [
    [/^(Duplicate|KeyAlreadyExists|ResourceAlreadyExists)$/, 'already'],
    [/^(Unauthorized|AccessDenied)$/, 'suspect'],
    [/^(InvalidJWT|InvalidSignature)$/, 'session'],
    [/^(InternalError|DatabaseTimeout|SlowDown|LockTimeout|ResourceLocked|S3Error)$/, 'retryable'],
    [/^DatabaseError$/, 'failing'],
    [/^(not_found|NoSuchKey)$/, 'retryable'],
    [/^(NoSuchBucket|Bucket not found)$/, 'skew'],
    [/^(invalid_mime_type|InvalidMimeType|EntityTooLarge|Payload too large|InvalidRequest|InvalidKey)$/, 'poison'],
  ],
  'sign-in': noSession,
  // What this version can't do for a fault of its own, the next one may.
  phone: [...noSession, [/^photo_lost$/, 'poison'], [/^fault$/, 'skew']],
}

/** What a code means where it is said; undefined for one that is not known there. */
export function meaningOf(source: FailureSource, code: string): FailureClass | undefined {
  return codes[source].find(([pattern]) => pattern.test(code))?.[1]
}

/**
 * Sorts a failure by its code, never by its status or message alone: whatever does not carry the API's marks is a stranger's answer and
 * says nothing of the act. A 42501 is a matter of the session when it comes with 401; hosted storage answers 403 for an expired token too.
 */
export function classify({ status, source, code }: Failure): FailureClass {
  if (source === null || code === null) return status === 0 ? 'ambiguous' : 'stranger'
  if (code === '42501' && status === 401) return 'session'
  return meaningOf(source, code) ?? 'stranger'
}

/** Whether the server itself was heard. */
export function isServers({ source }: Failure): boolean {
  return source !== null && source !== 'phone'
}
