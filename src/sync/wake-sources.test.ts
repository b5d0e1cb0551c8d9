import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { announce, LOOK_LATER_MS, wakeSources } from './wake-sources'

const worker = new EventTarget()
const wake = vi.fn<() => void>()
const networkReturned = vi.fn<() => void>()

beforeEach(() => {
  vi.stubGlobal('navigator', { serviceWorker: worker })
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', new EventTarget())
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetAllMocks()
})

/** What the worker hears from a page that it has sent this to. */
async function answerTo(data: unknown): Promise<unknown> {
  const { port1, port2 } = new MessageChannel()
  const heard = new Promise<unknown>((resolve) => port1.addEventListener('message', (event) => resolve(event.data)))
  port1.start()
  worker.dispatchEvent(new MessageEvent('message', { data, ports: [port2] }))
  // A port tells in order: what comes before this word was the answer.
  port2.postMessage('nothing')
  const answer = await heard
  port1.close()
  return answer
}

test('a page that the worker asks to send says that it does, and tries what waits for a network', async () => {
  const stop = wakeSources({ wake, networkReturned })
  expect(await answerTo({ type: 'flush-outbox' })).toBe('flush-outbox')
  expect(networkReturned).toHaveBeenCalledOnce()
  stop()
  expect(await answerTo({ type: 'flush-outbox' })).toBe('nothing')
  expect(networkReturned).toHaveBeenCalledOnce()
})

test.each([null, 'flush-outbox', { type: 'files' }])('another word of the worker (%j) is no question', async (data) => {
  const stop = wakeSources({ wake, networkReturned })
  expect(await answerTo(data)).toBe('nothing')
  expect(networkReturned).not.toHaveBeenCalled()
  stop()
})

test('an act that another window announces is looked at a little later, once for all of that time, and not after the stop', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const stop = wakeSources({ wake, networkReturned })
  // Made after it, this one hears after it.
  const heard = new BroadcastChannel('wayfinder-outbox')
  const announced = async () => {
    const arrival = new Promise((resolve) => heard.addEventListener('message', resolve, { once: true }))
    announce()
    await arrival
  }
  await announced()
  await announced()
  vi.advanceTimersByTime(LOOK_LATER_MS - 1)
  expect(wake).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(wake).toHaveBeenCalledOnce()
  await announced()
  stop()
  vi.advanceTimersByTime(LOOK_LATER_MS)
  expect(wake).toHaveBeenCalledOnce()
  heard.close()
  vi.useRealTimers()
})
