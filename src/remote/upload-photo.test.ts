import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isTimeout } from '../domain/network/unreachable'
import { sendBytes } from './upload-photo'

/** As much of an XMLHttpRequest as an upload uses, moved by the test. */
class FakeRequest extends EventTarget {
  static last: FakeRequest
  readonly upload = new EventTarget()
  status = 0
  responseText = ''
  isAborted = false
  open() {}
  setRequestHeader() {}
  getResponseHeader() {
    return null
  }
  send() {
    FakeRequest.last = this
  }
  abort() {
    this.isAborted = true
    this.dispatchEvent(new Event('loadend'))
  }
  sent(loaded: number) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded }))
  }
  allSent() {
    this.upload.dispatchEvent(new Event('load'))
  }
  answer(status: number, body: unknown) {
    Object.assign(this, { status, responseText: JSON.stringify(body) })
    this.dispatchEvent(new Event('loadend'))
  }
}
const size = 300 * 1024
const progress = vi.fn<(sent: number, total: number) => void>()
const start = (tried = 0) => sendBytes('https://academy.test/photo', {}, new ArrayBuffer(size), { progress, tried })

/** Whether an upload reached nobody by its limit; rejects where it reached somebody. */
const timedOut = (answer: Promise<unknown>) => answer.then(() => Promise.reject(new Error('It was answered.')), isTimeout)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  progress.mockReset()
})

test('something that takes the bytes at once and passes them on at 1 KiB a second is waited for', async () => {
  const answer = start()
  FakeRequest.last.allSent()
  expect(progress).toHaveBeenLastCalledWith(size, size)
  vi.advanceTimersByTime(300_000)
  expect(FakeRequest.last.isAborted).toBe(false)
  FakeRequest.last.answer(200, { Key: 'k' })
  expect(await answer).toMatchObject({ status: 200, body: { Key: 'k' } })
})

test('an upload lives while bytes move, however slowly', () => {
  void start()
  for (let sent = 16 * 1024; sent < size; sent += 16 * 1024) {
    vi.advanceTimersByTime(16_000)
    FakeRequest.last.sent(sent)
  }
  expect(FakeRequest.last.isAborted).toBe(false)
})

test('one that stands still before its last byte is given up after half a minute', async () => {
  const answer = timedOut(start())
  FakeRequest.last.sent(1000)
  vi.advanceTimersByTime(30_000)
  expect(await answer).toBe(true)
})

test('an answer that can’t come any more is not waited for', async () => {
  const answer = timedOut(start())
  FakeRequest.last.allSent()
  vi.advanceTimersByTime(330_000)
  expect(await answer).toBe(true)
})

test.each([
  [1, 30_000],
  [2, 60_000],
  [5, 120_000],
])('after %i tries that stood still it may do so for %i ms', async (tried, limit) => {
  const answer = timedOut(start(tried))
  vi.advanceTimersByTime(limit - 1)
  expect(FakeRequest.last.isAborted).toBe(false)
  vi.advanceTimersByTime(1)
  expect(await answer).toBe(true)
})

test('one that breaks off by itself was not too slow', async () => {
  const answer = timedOut(start())
  FakeRequest.last.abort()
  expect(await answer).toBe(false)
})

test('in the worker, which hears of no byte, it has the time of the slowest link that counts', async () => {
  vi.stubGlobal('XMLHttpRequest', undefined)
  const limit = vi.spyOn(AbortSignal, 'timeout')
  vi.stubGlobal('fetch', async () => Response.json({ Key: 'k' }))
  expect(await start()).toMatchObject({ status: 200, body: { Key: 'k' } })
  // 300 KiB at 16 KiB in half a minute, then the answer as above.
  expect(limit).toHaveBeenCalledExactlyOnceWith(19 * 30_000 + 330_000)
})
