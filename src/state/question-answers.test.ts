import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const kept = new Map<string, string>()
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
}

/** A page of its own: the module as it is after a load. */
async function openPage() {
  vi.resetModules()
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('window', new EventTarget())
  return import('./question-answers')
}

/** The session is read, and this is whose it is. */
async function signedIn(id: string | null) {
  const { useAuth } = await import('./auth-store')
  useAuth.setState(
    id === null ? { status: 'signed-out', user: null } : { status: 'signed-in', user: { id, email: `${id}@example.test` } },
  )
}

beforeEach(() => {
  kept.clear()
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 2, 1, 23, 59) })
})

afterEach(() => void vi.useRealTimers())

it('keeps an answer at once, with the day on which the question comes again', async () => {
  const page = await openPage()
  page.answerQuestion('a', false)
  page.answerQuestion('b', true)
  const { questionAnswers } = await openPage()
  expect(questionAnswers()).toEqual({
    a: { at: Date.now(), step: 0, due: '2026-03-02' },
    b: { at: Date.now(), step: 4, due: null },
  })
})

it('gives the visitor’s to whom signs in first, of each question the later answer, and to nobody after them', async () => {
  const earlier = { at: Date.now() - 1, step: 4, due: null }
  kept.set('question-answers:ana', JSON.stringify({ a: earlier, b: earlier }))
  const page = await openPage()
  page.answerQuestion('a', false)
  await signedIn('ana')
  expect(page.questionAnswers()).toEqual({ a: { at: Date.now(), step: 0, due: '2026-03-02' }, b: earlier })
  expect(kept.has('question-answers')).toBe(false)
  await signedIn('ben')
  expect(page.questionAnswers()).toEqual({})
  await signedIn(null)
  expect(page.questionAnswers()).toEqual({})
})

it('puts off what this version does not know, and writes nothing where there is nothing to put off', async () => {
  kept.set('question-answers', JSON.stringify({ gone: { at: 1, step: 0, due: '2026-02-01' } }))
  const page = await openPage()
  const before = page.questionAnswers()
  page.putOffUnknown(() => true)
  expect(page.questionAnswers()).toBe(before)
  page.putOffUnknown(() => false)
  expect(page.questionAnswers()).toEqual({ gone: { at: 1, step: 0, due: '2026-03-22' } })
})
