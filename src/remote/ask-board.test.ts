import { afterEach, expect, test, vi } from 'vitest'
import { askBoard } from './ask-board'

vi.mock('../env', () => ({ backend: () => ({ url: 'https://academy.test', key: 'anon' }) }))

const [first, second] = ['3741dc94-35b1-4297-9c60-d74083829058', '66e11fab-5521-4ce4-a8c4-307dde3312c2']

afterEach(() => vi.unstubAllGlobals())

const answered = async (answer: () => Promise<Response>) => {
  vi.stubGlobal('fetch', answer)
  return askBoard()
}

test.each([
  ['a list', JSON.stringify([{ id: first }, { id: second }]), 200, [first, second]],
  ['an empty list', '[]', 200, []],
  ['an error of the server', JSON.stringify([{ id: first }]), 500, null],
  ['the page of somebody in between', `<!doctype html><p>${first}</p>`, 200, null],
  ['a message instead of a list', JSON.stringify({ message: first }), 200, null],
])('the newest bounties from %s', async (_, body, status, expected) => {
  expect(await answered(async () => new Response(body, { status }))).toEqual(expected)
})

test('without a network nobody knows', async () => {
  expect(await answered(() => Promise.reject(new TypeError('Failed to fetch')))).toBeNull()
})

test('only what is open is asked for, without a sign-in', async () => {
  const asked: [string, RequestInit][] = []
  vi.stubGlobal('fetch', async (...request: [string, RequestInit]) => {
    asked.push(request)
    return new Response('[]')
  })
  await askBoard()
  const [[address, { headers }] = ['', {}]] = asked
  expect(new URL(address).searchParams.get('status')).toBe('eq.active')
  expect(headers).toEqual({ apikey: 'anon' })
})
