import { expect, test, describe } from 'vitest'
import { parseOutcome, classify, type FailureClass, type FailureSource } from './answer'

const body = {
  op_id: 'f1',
  outcome: 'applied',
  code: null,
  replayed: false,
  entity: { id: 'b1' },
  server_time: '2026-11-21T00:00:00Z',
}

test('an outcome is one only for its own act', () => {
  expect(parseOutcome('f1', body)).toMatchObject({ outcome: 'applied', entity: { id: 'b1' } })
  expect(parseOutcome('f2', body)).toBeNull()
})

test.each(['', '<html>', null, undefined, [], {}, { ...body, outcome: 'ok' }, { ...body, op_id: undefined }])(
  '%j is none',
  (other) => {
    expect(parseOutcome('f1', other)).toBeNull()
  },
)

type Row = [status: number, code: string, expected: FailureClass]

const database: Row[] = [
  [503, '08006', 'retryable'],
  [409, '40001', 'retryable'],
  [400, '40P01', 'retryable'],
  [400, '53300', 'retryable'],
  [400, '55P03', 'retryable'],
  [400, '57014', 'retryable'],
  [405, '25006', 'retryable'],
  [500, '54001', 'failing'],
  [500, 'XX000', 'failing'],
  [500, '0A000', 'failing'],
  [400, '21000', 'failing'],
  [500, '39004', 'failing'],
  [500, 'SUP', 'failing'],
  [400, 'PGRST000', 'retryable'],
  [400, 'PGRST001', 'retryable'],
  [400, 'PGRST002', 'retryable'],
  [400, 'PGRST003', 'retryable'],
  [429, 'PT429', 'retryable'],
  [401, 'PGRST301', 'session'],
  [401, 'PGRST302', 'session'],
  [401, 'PGRST303', 'session'],
  [401, '42501', 'session'],
  [401, 'PT401', 'session'],
  [403, 'PT403', 'session'],
  [412, 'PT412', 'session'],
  [403, '42501', 'suspect'],
  [404, 'PGRST202', 'skew'],
  [404, 'PGRST205', 'skew'],
  [404, '42883', 'skew'],
  [400, '42P01', 'skew'],
  [400, '22P02', 'poison'],
  [400, '23502', 'poison'],
  [400, '23514', 'poison'],
  [400, 'PGRST100', 'poison'],
  [400, 'PT400', 'poison'],
  [409, 'PT409', 'integrity'],
  [409, '23505', 'integrity'],
  [409, '23503', 'integrity'],
  // The body was damaged on its way: it says nothing of the act.
  [400, 'PGRST102', 'stranger'],
  [400, 'PT999', 'stranger'],
  [500, 'GW017', 'stranger'],
  [409, 'Duplicate', 'stranger'],
]
const files: Row[] = [
  [409, 'Duplicate', 'already'],
  [409, 'KeyAlreadyExists', 'already'],
  [403, 'Unauthorized', 'suspect'],
  [403, 'AccessDenied', 'suspect'],
  [401, 'InvalidJWT', 'session'],
  [500, 'InternalError', 'retryable'],
  [500, 'DatabaseError', 'failing'],
  [544, 'DatabaseTimeout', 'retryable'],
  [503, 'SlowDown', 'retryable'],
  [503, 'LockTimeout', 'retryable'],
  [423, 'ResourceLocked', 'retryable'],
  [404, 'not_found', 'retryable'],
  [404, 'NoSuchBucket', 'skew'],
  [413, 'EntityTooLarge', 'poison'],
  [415, 'invalid_mime_type', 'poison'],
  [421, 'Misdirected Request', 'stranger'],
]
const phone: Row[] = [
  [0, 'no_session', 'session'],
  [0, 'photo_lost', 'poison'],
]
const from = (source: FailureSource, rows: Row[]) => rows.map(([status, code, expected]) => ({ source, status, code, expected }))

describe('a failure is sorted by a code that is known where it is said', () => {
  test.each([...from('database', database), ...from('files', files), ...from('phone', phone)])(
    '$source: $status $code is $expected',
    ({ source, status, code, expected }) => {
      expect(classify({ source, status, code, retryAfterMs: null, serverTime: null })).toBe(expected)
    },
  )
  test.each([200, 204, 302, 400, 401, 403, 404, 405, 408, 409, 410, 413, 415, 421, 422, 425, 429, 500, 502, 503, 511])(
    'a bare %i is a stranger’s',
    (status) => {
      expect(classify({ source: null, status, code: null, retryAfterMs: null, serverTime: null })).toBe('stranger')
    },
  )
  test('no answer is none', () => {
    expect(classify({ source: null, status: 0, code: null, retryAfterMs: null, serverTime: null })).toBe('ambiguous')
  })
})
