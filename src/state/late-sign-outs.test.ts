import 'fake-indexeddb/auto'
import { beforeEach, expect, test, vi } from 'vitest'
import { endLeftSessions, saveUnended } from './late-sign-outs'

let answers = false
let meanwhile = async () => {}
const asked: string[] = []
vi.mock('../remote/session-requests', () => ({
  endSession: async (token: string) => {
    asked.push(token)
    await meanwhile()
    return answers
  },
}))

const inAnHour = () => Math.floor(Date.now() / 1000) + 3600

beforeEach(() => {
  asked.length = 0
  answers = false
  meanwhile = async () => {}
})

test('a sign-out that was not confirmed is told again until it is, and then no more', async () => {
  await saveUnended({ token: 'left', expiresAt: inAnHour() })
  await endLeftSessions()
  answers = true
  await endLeftSessions()
  await endLeftSessions()
  expect(asked).toEqual(['left', 'left'])
})

test('a token that is over by itself is forgotten unasked', async () => {
  await saveUnended({ token: 'old', expiresAt: 1 })
  await endLeftSessions()
  expect(asked).toEqual([])
})

test('a sign-out that is kept while an earlier one is told is not lost', async () => {
  answers = true
  await saveUnended({ token: 'first', expiresAt: inAnHour() })
  meanwhile = async () => {
    meanwhile = async () => {}
    await saveUnended({ token: 'second', expiresAt: inAnHour() })
  }
  await endLeftSessions()
  await endLeftSessions()
  expect(asked).toEqual(['first', 'second'])
})
