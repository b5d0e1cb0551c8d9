import 'fake-indexeddb/auto'
import { beforeEach, expect, test, vi } from 'vitest'
import { endLeftSessions, keepUnended } from './late-sign-outs'

let answers = false
const asked: string[] = []
vi.mock('../remote/end-session', () => ({
  endSession: async (token: string) => {
    asked.push(token)
    return answers
  },
}))

const inAnHour = () => Math.floor(Date.now() / 1000) + 3600

beforeEach(() => {
  asked.length = 0
  answers = false
})

test('a sign-out that was not confirmed is told again until it is, and then no more', async () => {
  await keepUnended({ token: 'left', expiresAt: inAnHour() })
  await endLeftSessions()
  answers = true
  await endLeftSessions()
  await endLeftSessions()
  expect(asked).toEqual(['left', 'left'])
})

test('a token that is over by itself is forgotten unasked', async () => {
  await keepUnended({ token: 'old', expiresAt: 1 })
  await endLeftSessions()
  expect(asked).toEqual([])
})
