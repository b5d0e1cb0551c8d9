import { beforeEach, expect, it, vi } from 'vitest'

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
  return import('./weekly-plan')
}

/** The session is read, and this is whose it is. */
async function signedIn(id: string) {
  const { useAuth } = await import('./auth-store')
  useAuth.setState({ status: 'signed-in', user: { id, email: `${id}@example.test` } })
}

beforeEach(() => kept.clear())

it('keeps a plan, and that there is none any more', async () => {
  const page = await openPage()
  page.choosePlan({ days: [2, 0], minutes: 20 })
  const next = await openPage()
  expect(next.weeklyPlan()).toMatchObject({ days: [0, 2], minutes: 20 })
  next.choosePlan({ days: [], minutes: 20 })
  expect((await openPage()).weeklyPlan()).toMatchObject({ days: [], minutes: 20 })
})

it.each([
  ['the visitor’s where it is later', 1, [3]],
  ['their own where that is later', 3, [5]],
])('gives who signs in %s, and nobody after them', async (_, at, days) => {
  kept.set('weekly-plan:ana', JSON.stringify({ days: [5], minutes: 45, at }))
  kept.set('weekly-plan', JSON.stringify({ days: [3], minutes: 10, at: 2 }))
  const page = await openPage()
  await signedIn('ana')
  expect(page.weeklyPlan().days).toEqual(days)
  expect(kept.has('weekly-plan')).toBe(false)
  await signedIn('ben')
  expect(page.weeklyPlan().days).toEqual([])
})
