import { beforeEach, expect, test } from 'vitest'
import { dismissToast, showToast, useToast } from './toast-store'

beforeEach(() => useToast.setState({ toast: null, count: 0 }))

const shown = () => useToast.getState().toast

test('a toast carries its words and the default five seconds', () => {
  showToast({ title: 'Message Sent', description: 'Thank you.' })
  const usual = { tone: 'default', durationMs: 5000 }
  expect(shown()).toEqual({ id: 1, title: 'Message Sent', description: 'Thank you.', ...usual })
})

test('a newer toast replaces the older one', () => {
  showToast({ title: 'first' })
  showToast({ title: 'second', tone: 'danger', durationMs: 30_000 })
  expect(shown()).toMatchObject({ id: 2, title: 'second', tone: 'danger', durationMs: 30_000 })
})

test('the end of a replaced toast leaves the newer one', () => {
  showToast({ title: 'first' })
  showToast({ title: 'second' })
  dismissToast(1)
  expect(shown()?.title).toBe('second')
  dismissToast(2)
  expect(shown()).toBeNull()
})

test('the same words twice are two toasts, so the second is announced again', () => {
  showToast({ title: 'again' })
  const first = shown()?.id
  showToast({ title: 'again' })
  expect(shown()?.id).not.toBe(first)
})
