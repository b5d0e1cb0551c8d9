import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { captchaOptions } from '../remote/human-proof'
import { putWidget, type TurnstileApi } from './turnstile'

type Options = Parameters<TurnstileApi['render']>[1]

/** The widget's own side: what Turnstile's script would call, and what was asked of it. */
function fakeWidget() {
  const asked: string[] = []
  let options: Options | undefined
  const api: TurnstileApi = {
    render: (_, given) => {
      options = given
      return 'widget'
    },
    reset: () => asked.push('reset'),
    remove: () => asked.push('remove'),
  }
  const problems: boolean[] = []
  const end = putWidget(api, '#widget', 'site-key', (hasProblem) => problems.push(hasProblem))
  if (!options) throw new Error('Nothing was rendered.')
  return { asked, problems, end, ...options }
}

let widget: ReturnType<typeof fakeWidget>

beforeEach(() => {
  vi.useFakeTimers()
  widget = fakeWidget()
})
afterEach(() => {
  widget.end()
  vi.useRealTimers()
})

test('a proof goes with one request, and the widget makes another', async () => {
  widget.callback('first')
  expect(await captchaOptions()).toEqual({ captchaToken: 'first' })
  expect(widget.asked).toEqual(['reset'])
  widget.callback('second')
  expect(await captchaOptions()).toEqual({ captchaToken: 'second' })
})

test('a request waits for the proof that is on its way', async () => {
  const waiting = captchaOptions()
  widget.callback('late')
  expect(await waiting).toEqual({ captchaToken: 'late' })
})

test('a proof that has expired is not sent', async () => {
  widget.callback('old')
  widget['expired-callback']()
  const waiting = captchaOptions()
  widget.callback('fresh')
  expect(await waiting).toEqual({ captchaToken: 'fresh' })
})

test('a widget that fails says so; the request goes without a proof in the end, and the next proof is kept', async () => {
  expect(widget['error-callback']()).toBe(true)
  const waiting = captchaOptions()
  await vi.advanceTimersByTimeAsync(15_000)
  expect(await waiting).toEqual({})
  widget.callback('recovered')
  expect(widget.problems).toEqual([true, false])
  expect(await captchaOptions()).toEqual({ captchaToken: 'recovered' })
})

test('a form that is left lets its request go, and none is asked for a proof after it', async () => {
  const waiting = captchaOptions()
  widget.end()
  expect(await waiting).toEqual({})
  expect(await captchaOptions()).toEqual({})
  expect(widget.asked).toEqual(['remove'])
})
