import { beforeEach, expect, test, vi } from 'vitest'
import { authClient } from './auth-client'
import { connectSession } from './session-port'

vi.mock('../env', () => ({ backend: () => ({ url: 'https://academy.test', key: 'anon' }) }))

const session = (name: string, expires_at: number) =>
  JSON.stringify({ access_token: name, refresh_token: `${name}-next`, expires_in: 3600, expires_at, user: { id: 'ana' } })
const ended = 1
const inAYear = Math.floor(Date.now() / 1000) + 31_536_000
const refused = () => Response.json({ code: 400, error_code: 'refresh_token_not_found', msg: 'x' }, { status: 400 })

let stored: string | null = null
/** What happens between the library's last look at the storage and its write. */
let beforeWrite: () => void = () => undefined
let answer: (response: Response) => void = () => undefined
const fetched = vi.fn<typeof fetch>()
vi.stubGlobal('fetch', fetched)
vi.stubGlobal('WebSocket', EventTarget)
// The library tells of a renewal that it gives up.
vi.spyOn(console, 'error').mockReturnValue()
connectSession({
  storageKey: 'session',
  storage: {
    getItem: async (key) => (key === 'session' ? stored : null),
    setItem: async (_key, value) => void (stored = value),
    removeItem: async (key) => {
      if (key === 'session') stored = null
      else beforeWrite()
    },
  },
  replace: async (was, next) => {
    if (stored !== was) return false
    stored = next
    return true
  },
  read: async () => null,
})

/** Has the library renew a session that has ended, and answers it once that lies there instead. */
async function renewMeanwhile(then: string | null, response: Response): Promise<void> {
  stored = session('old', ended)
  const renewal = authClient().getSession()
  await vi.waitFor(() => expect(fetched).toHaveBeenCalled())
  stored = then
  answer(response)
  await renewal
}

beforeEach(() => {
  beforeWrite = () => undefined
  fetched.mockReset()
  fetched.mockImplementation(() => new Promise((resolve) => void (answer = resolve)))
})

test('a renewal that is answered after the sign-out brings nothing back', async () => {
  await renewMeanwhile(null, new Response(session('renewed', inAYear)))
  expect(stored).toBeNull()
})

test('a renewal that is being written at the moment of the sign-out brings nothing back', async () => {
  beforeWrite = () => void (stored = null)
  await renewMeanwhile(session('old', ended), new Response(session('renewed', inAYear)))
  expect(stored).toBeNull()
})

test('nor does it take the place of who signs in at that moment', async () => {
  beforeWrite = () => void (stored = session('new', inAYear))
  await renewMeanwhile(session('old', ended), new Response(session('renewed', inAYear)))
  expect(stored).toBe(session('new', inAYear))
})

test('a renewal that nothing comes between is kept', async () => {
  await renewMeanwhile(session('old', ended), new Response(session('renewed', inAYear)))
  expect(stored).toContain('"access_token":"renewed"')
})

test('a renewal that is refused after another session has come leaves that one', async () => {
  await renewMeanwhile(session('new', inAYear), refused())
  expect(stored).toBe(session('new', inAYear))
})
