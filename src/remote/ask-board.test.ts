import { afterEach, expect, test, vi } from 'vitest'
import { askBoard } from './ask-board'

vi.mock('../env', () => ({ backend: () => ({ url: 'https://academy.test', key: 'anon' }) }))

const [first, second] = ['3741dc94-35b1-4297-9c60-d74083829058', '66e11fab-5521-4ce4-a8c4-307dde3312c2'].map((id) => ({
  id,
  current_funding: 10,
  contributors: 1,
  deadline: '2026-03-15T00:00:00Z',
}))

afterEach(() => vi.unstubAllGlobals())

const answered = async (answer: () => Promise<Response>) => {
  vi.stubGlobal('fetch', answer)
  return askBoard()
}

test.each([
  ['a list', JSON.stringify([first, second]), 200, [first, second]],
  ['an empty list', '[]', 200, []],
  ['a list of something else', '[1]', 200, null],
  ['an error of the server', JSON.stringify([first]), 500, null],
  ['the page of somebody in between', '<!doctype html><p>Sign in to the hotel</p>', 200, null],
  ['a message instead of a list', JSON.stringify({ message: 'Not now' }), 200, null],
])('the newest bounties from %s', async (_, body, status, expected) => {
  expect(await answered(async () => new Response(body, { status }))).toEqual(expected)
})

test('without a network nobody knows', async () => {
  expect(await answered(() => Promise.reject(new TypeError('Failed to fetch')))).toBeNull()
})

test('everybody asks the same address, without a sign-in', async () => {
  const asked: [string, RequestInit][] = []
  vi.stubGlobal('fetch', async (...request: [string, RequestInit]) => {
    asked.push(request)
    return new Response('[]')
  })
  await askBoard()
  const [[address, { headers }] = ['', {}]] = asked
  expect(address).toBe('https://academy.test/rest/v1/rpc/board')
  expect(headers).toEqual({ apikey: 'anon' })
})

const late = () => Promise.reject(new DOMException('signal timed out', 'TimeoutError'))

test('each wait without an answer lets the next press wait longer, until one comes', async () => {
  const limits = vi.spyOn(AbortSignal, 'timeout')
  for (let press = 0; press < 3; press += 1) await answered(late)
  await answered(async () => new Response('[]'))
  await answered(late)
  expect(limits.mock.calls).toEqual([[15_000], [30_000], [60_000], [120_000], [15_000]])
})
