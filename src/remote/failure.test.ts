import { AuthRetryableFetchError } from '@supabase/supabase-js'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { classify } from '../domain/outbox/answer'
import { Unreachable } from '../domain/network/unreachable'
import { failureOf, failureOfThrown, faultOrUnreachable, noAnswer, offline, refusalOf, unreadable } from './failure'

type Api = Parameters<typeof failureOf>[0]
const failure = (status: number, body: unknown, headers: Record<string, string> = {}, asked: Api = 'database') =>
  failureOf(asked, { status, headers: new Headers(headers) }, body, Date.UTC(2026, 0, 1))
const rest = (code: string) => ({ code, message: 'x', details: null, hint: null })

describe('the API’s own refusals are known by their marks', () => {
  test.each([
    // PostgREST, as it is embedded and hosted.
    [404, rest('PGRST202'), 'skew'],
    [401, rest('PGRST301'), 'session'],
    [412, rest('PT412'), 'session'],
    [401, rest('42501'), 'session'],
    [403, rest('42501'), 'suspect'],
    [409, rest('PT409'), 'integrity'],
    [400, rest('22P02'), 'poison'],
    [429, { ...rest('PT429'), details: '90' }, 'retryable'],
    [503, rest('PGRST002'), 'retryable'],
    [500, rest('SUP'), 'failing'],
    [500, rest('GW017'), 'stranger'],
  ])('%i %o', (status, body, expected) => expect(classify(failure(status, body))).toBe(expected))

  test.each([
    // Storage: 400 outside, its meaning inside; hosted has a code as well.
    [400, { statusCode: '403', error: 'Unauthorized', message: 'new row violates row-level security policy' }, 'suspect'],
    [400, { statusCode: '409', error: 'Duplicate', message: 'The resource already exists' }, 'already'],
    [400, { statusCode: '409', code: 'KeyAlreadyExists', error: 'Duplicate', message: 'x' }, 'already'],
    [401, { statusCode: '401', error: 'InvalidJWT', message: 'No suitable key or wrong key type' }, 'session'],
    [400, { statusCode: '404', error: 'not_found', message: 'Object not found' }, 'retryable'],
    [400, { statusCode: '415', error: 'invalid_mime_type', message: 'x' }, 'poison'],
  ])('%i %o', (status, body, expected) => expect(classify(failure(status, body, {}, 'files'))).toBe(expected))

  test('but not by those of another API than the one that was asked', () => {
    const ofFiles = { statusCode: '415', error: 'invalid_mime_type', message: 'x' }
    expect(classify(failure(400, ofFiles, {}, 'database'))).toBe('stranger')
    expect(classify(failure(400, rest('22P02'), {}, 'files'))).toBe('stranger')
  })
})

describe('whatever else answers is a stranger', () => {
  test.each([
    [404, { message: 'no Route matched with those values' }],
    [409, { message: 'Conflict' }],
    [400, { error: 'Bad Request' }],
    [400, rest('PGRST102')],
    [400, rest('made-up')],
    [401, { message: 'Unauthorized' }],
    [401, { message: 'Invalid API key', hint: 'Double check your Supabase `apikey`' }],
    [403, { code: 'blocked', message: 'Forbidden by policy' }],
    [404, { code: '404', message: 'Not Found' }],
    [404, { code: 'PGRST202', message: 'without its other parts' }],
    [409, { code: '23505' }],
    [405, {}],
    [413, undefined],
    [421, { statusCode: '421', error: 'Misdirected Request', message: 'x' }],
    [429, undefined],
    [429, { code: 'PT429', message: 'slow down' }],
    [503, { message: 'Service Unavailable' }],
    [200, undefined],
    [200, ['Duplicate']],
    [200, null],
  ])('%i %o', (status, body) => {
    expect(classify(failure(status, body, { Date: 'Fri, 01 Jan 2100 00:00:00 GMT' }))).toBe('stranger')
    expect(failure(status, body, { Date: 'Fri, 01 Jan 2100 00:00:00 GMT' }).serverTime).toBeNull()
  })
})

test.each([
  ['7', 7000],
  ['0', 0],
  ['-5', null],
  ['soon', null],
  ['1e9', null],
  ['Thu, 01 Jan 2026 00:00:09 GMT', 9000],
  ['Thu, 01 Jan 2015 00:00:00 GMT', 0],
])('a Retry-After of %s is %s ms', (header, expected) => {
  expect(failure(503, undefined, { 'Retry-After': header }).retryAfterMs).toBe(expected)
})

describe('a fault of this app is never called a bad connection', () => {
  const fault = new TypeError("Cannot read properties of undefined (reading 'user')")
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  beforeEach(() => told.mockClear())

  test('where a request brought no outcome', () => {
    expect(failureOfThrown(fault)).toMatchObject({ source: 'phone', code: 'fault' })
    expect(classify(failureOfThrown(fault))).toBe('skew')
    expect(told).toHaveBeenCalledWith(fault)
  })

  test('where a library threw its own error in its place', () => {
    const marked = faultOrUnreachable(fault)
    expect(refusalOf(new AuthRetryableFetchError(marked.message, 0))).toEqual(unreadable)
    expect(refusalOf({ message: `${marked.name}: ${marked.message}`, code: '' }, 0)).toEqual(unreadable)
    expect(told).toHaveBeenCalledWith(fault)
  })

  test('and no answer stays no answer', () => {
    const none = new Unreachable('Failed to fetch')
    expect(failureOfThrown(none)).toBe(noAnswer)
    expect(faultOrUnreachable(none)).toBe(none)
    expect(refusalOf(new AuthRetryableFetchError(none.message, 0))).toEqual(offline)
    expect(told).not.toHaveBeenCalled()
  })
})
