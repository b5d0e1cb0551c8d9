import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askConnection, connectionState, noteAnswer, watchConnection, whenHeardAgain } from './connection'

const fetched = vi.fn<() => Promise<Response>>()
let stop = () => {}
let told = 0

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('location', { origin: 'http://academy.test' })
  vi.stubGlobal('fetch', fetched)
  told = 0
  stop = watchConnection(() => (told += 1))
})
afterEach(() => {
  vi.stubGlobal('navigator', { onLine: true })
  noteAnswer(true)
  stop()
  fetched.mockReset()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const portal = async () => new Response('<html>Sign in to this Wi-Fi</html>')
const server = async () => Response.json('00000000-0000-4000-8000-000000000001')

// The module's state is that of one page: this stands before any test that tells it something.
test('nobody knows whether the academy answers before it was asked', async () => {
  expect(connectionState()).toBe('unasked')
  fetched.mockImplementation(server)
  await askConnection()
  expect(connectionState()).toBe('online')
  await askConnection()
  expect(fetched).toHaveBeenCalledTimes(1)
})

test('an old answer tells nothing of now: it is asked for again, and nothing is claimed meanwhile', async () => {
  noteAnswer(true)
  vi.advanceTimersByTime(60_000)
  fetched.mockRejectedValue(new TypeError('Failed to fetch'))
  const asked = askConnection()
  expect(connectionState()).toBe('unasked')
  await asked
  expect(connectionState()).toBe('unreachable')
})

test('a request without an answer makes the server unreachable, though the browser says online', () => {
  noteAnswer(false)
  expect(connectionState()).toBe('unreachable')
  expect(told).toBe(1)
})

test('the server is asked again by itself; a captive portal’s page is no answer, its own is', async () => {
  fetched.mockImplementation(portal)
  noteAnswer(false)
  await vi.advanceTimersByTimeAsync(3_000)
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(1))
  expect(connectionState()).toBe('unreachable')
  fetched.mockImplementation(server)
  await vi.advanceTimersByTimeAsync(30_000)
  await vi.waitFor(() => expect(connectionState()).toBe('online'))
  expect(told).toBe(2)
})

test('an answer to anything else ends the asking', async () => {
  fetched.mockImplementation(portal)
  noteAnswer(false)
  noteAnswer(true)
  await vi.advanceTimersByTimeAsync(120_000)
  expect(fetched).not.toHaveBeenCalled()
})

test('nobody is asked for nobody', async () => {
  stop()
  noteAnswer(false)
  await vi.advanceTimersByTimeAsync(120_000)
  expect(fetched).not.toHaveBeenCalled()
})

/** Windows with a VPN: the browser knows of no network, and every request is answered. */
const sayOffline = () => vi.stubGlobal('navigator', { onLine: false })

test('a page that opens while the browser says that there is no network asks, and believes the answer', async () => {
  stop()
  noteAnswer(false)
  sayOffline()
  fetched.mockImplementation(server)
  stop = watchConnection(() => (told += 1))
  await vi.waitFor(() => expect(connectionState()).toBe('online'))
  expect(told).toBe(1)
})

test('the answer is asked for again while the browser says no, so that it never gets too old', async () => {
  sayOffline()
  fetched.mockImplementation(server)
  await askConnection()
  told = 0
  for (let minutes = 0; minutes < 5; minutes += 1) {
    await vi.advanceTimersByTimeAsync(60_000)
    await vi.waitFor(() => expect(connectionState()).toBe('online'))
  }
  expect(told).toBe(0)
})

test('without a network the browser is believed, and said to be wrong once something answers', async () => {
  sayOffline()
  fetched.mockRejectedValue(new TypeError('Failed to fetch'))
  await askConnection()
  expect(connectionState()).toBe('offline')
  told = 0
  fetched.mockImplementation(server)
  await vi.advanceTimersByTimeAsync(3_000)
  await vi.waitFor(() => expect(connectionState()).toBe('online'))
  expect(told).toBe(1)
})

test('a network that comes back is asked at once, and soon again where it answers nothing yet', async () => {
  sayOffline()
  fetched.mockRejectedValue(new TypeError('Failed to fetch'))
  await askConnection()
  await vi.advanceTimersByTimeAsync(120_000)
  fetched.mockClear()
  vi.stubGlobal('navigator', { onLine: true })
  window.dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(1))
  await vi.waitFor(() => expect(connectionState()).toBe('unreachable'))
  fetched.mockImplementation(server)
  await vi.advanceTimersByTimeAsync(3_000)
  await vi.waitFor(() => expect(connectionState()).toBe('online'))
})

test('an answer of before the network went is no proof that it is there', async () => {
  noteAnswer(true)
  sayOffline()
  expect(connectionState()).toBe('offline')
  fetched.mockImplementation(server)
  await askConnection()
  expect(connectionState()).toBe('online')
})

test('a server that is heard again is told of, once for each silence', () => {
  let again = 0
  const stopHearing = whenHeardAgain(() => (again += 1))
  noteAnswer(true)
  expect(again).toBe(0)
  noteAnswer(false)
  noteAnswer(true)
  noteAnswer(true)
  expect(again).toBe(1)
  stopHearing()
  noteAnswer(false)
  noteAnswer(true)
  expect(again).toBe(1)
})

test('the first answer on a fresh page is told of as well', async () => {
  vi.resetModules()
  const fresh = await import('./connection')
  let again = 0
  fresh.whenHeardAgain(() => (again += 1))
  fresh.noteAnswer(true)
  fresh.noteAnswer(true)
  expect(again).toBe(1)
})

test('a late answer is none of a server that can’t be reached, and it is asked again whether it still is slow', async () => {
  fetched.mockImplementation(server)
  noteAnswer(true, true)
  expect(connectionState()).toBe('slow')
  noteAnswer(false, true)
  expect(connectionState()).toBe('slow')
  noteAnswer(true, true)
  await vi.advanceTimersByTimeAsync(30_000)
  await vi.waitFor(() => expect(connectionState()).toBe('online'))
  expect(fetched).toHaveBeenCalledTimes(1)
})
