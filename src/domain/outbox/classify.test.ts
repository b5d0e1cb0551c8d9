import { describe, expect, test } from 'vitest'
import { classify, type FailureClass } from './classify'

type Row = [status: number, code: string | null, expected: FailureClass, readable?: boolean]

const rows: Row[] = [
  // bad answer: whatever isn't the API's own words
  [200, null, 'bad_answer', false],
  [200, null, 'bad_answer'],
  [204, null, 'bad_answer', false],
  [302, null, 'bad_answer', false],
  [400, null, 'bad_answer', false],
  [401, null, 'bad_answer', false],
  [403, null, 'bad_answer', false],
  [404, null, 'bad_answer', false],
  [511, null, 'retryable', false],
  // ambiguous: no answer
  [0, null, 'ambiguous', false],
  // retryable
  [408, null, 'retryable', false],
  [425, null, 'retryable'],
  [429, null, 'retryable', false],
  [500, null, 'retryable', false],
  [502, null, 'retryable', false],
  [503, null, 'retryable'],
  [503, '08006', 'retryable'],
  [409, '40001', 'retryable'],
  [400, '40P01', 'retryable'],
  [400, '53300', 'retryable'],
  [400, '55P03', 'retryable'],
  [400, '57014', 'retryable'],
  [405, '25006', 'retryable'],
  [400, 'PGRST000', 'retryable'],
  [400, 'PGRST001', 'retryable'],
  [400, 'PGRST002', 'retryable'],
  [400, 'PGRST003', 'retryable'],
  [400, 'PT429', 'retryable'],
  [400, 'InternalError', 'retryable'],
  [400, 'DatabaseTimeout', 'retryable'],
  [400, 'SlowDown', 'retryable'],
  [400, 'LockTimeout', 'retryable'],
  [400, 'ResourceLocked', 'retryable'],
  // session
  [401, null, 'session'],
  [401, 'PGRST301', 'session'],
  [401, 'PGRST302', 'session'],
  [401, 'PGRST303', 'session'],
  [401, '42501', 'session'],
  [401, 'PT401', 'session'],
  [412, 'PT412', 'session'],
  [400, 'InvalidJWT', 'session'],
  [0, 'no_session', 'session'],
  // suspect
  [403, '42501', 'suspect'],
  [403, 'AccessDenied', 'suspect'],
  [403, null, 'suspect'],
  // skew
  [404, 'PGRST202', 'skew'],
  [404, 'PGRST205', 'skew'],
  [404, '42883', 'skew'],
  [400, '42P01', 'skew'],
  // poison
  [400, null, 'poison'],
  [406, null, 'poison'],
  [413, null, 'poison', false],
  [415, null, 'poison', false],
  [422, null, 'poison'],
  [400, '22P02', 'poison'],
  [400, '23502', 'poison'],
  [400, '23514', 'poison'],
  [400, 'PGRST102', 'poison'],
  [400, 'PT400', 'poison'],
  // integrity
  [409, 'PT409', 'integrity'],
  [409, 'op_conflict', 'integrity'],
  [409, '23505', 'integrity'],
  [409, '23503', 'integrity'],
  // already
  [409, 'Duplicate', 'already'],
]

describe('a failure is sorted by its code, then by its status', () => {
  test.each(rows)('%i %s is %s', (status, code, expected, readable = true) => {
    expect(classify({ status, code, readable, retryAfterMs: null })).toBe(expected)
  })
})
