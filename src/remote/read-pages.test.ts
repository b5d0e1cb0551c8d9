import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, it, vi } from 'vitest'

const readRows = vi.hoisted(() =>
  vi.fn<(query: (client: unknown) => Asked, parse: (data: unknown) => unknown) => Promise<unknown>>(),
)
vi.mock('./data-client', () => ({ readRows }))
const { olderThan, readList, readPages } = await import('./read-pages')

type Numbered = { n: number }
type Asked = { retry: () => Promise<{ data: unknown; error: null; status: number }> }
const answered = (data: Numbered[]): Asked => ({ retry: () => Promise.resolve({ data, error: null, status: 200 }) })
const server = (held: number, cut: number) => {
  const asked: { last: unknown; limit: number }[] = []
  const query = (_: unknown, last: Record<string, unknown> | undefined, limit: number) => {
    asked.push({ last: last?.['n'], limit })
    const from = last === undefined ? 0 : Number(last['n']) + 1
    const rows: Numbered[] = []
    for (let n = from; n < held && rows.length < Math.min(limit, cut); n += 1) rows.push({ n })
    return answered(rows)
  }
  return { asked, query }
}

const odd = (row: unknown) => (Number(Object(row).n) % 2 === 1 ? { odd: Number(Object(row).n) } : null)
const deaf = () => answered([{ n: 1 }, { n: 2 }])

beforeEach(() => {
  readRows.mockImplementation(async (query: (client: unknown) => Asked, parse: (data: unknown) => unknown) => ({
    ok: true,
    value: parse((await query({}).retry()).data),
  }))
})

it.each([
  [0, 7],
  [3, 7],
  [7, 7],
  [50, 7],
  [50, 1000],
])('brings all of %i rows from a server that cuts at %i', async (held, cut) => {
  const answer = await readPages(1000, server(held, cut).query)
  expect(answer.ok && answer.value.map(({ n }) => n)).toEqual(Array.from({ length: held }, (_, n) => n))
})

it('asks for no more than is wanted, also of a server that cuts', async () => {
  const { asked, query } = server(100, 7)
  const answer = await readPages(10, query)
  expect(answer.ok && answer.value.length).toBe(10)
  expect(asked).toEqual([
    { last: undefined, limit: 10 },
    { last: 6, limit: 3 },
  ])
})

it('ends where a page brings again what is there', async () => {
  const answer = await readPages(100, deaf)
  expect(answer.ok && answer.value).toHaveLength(2)
})

it('tells a refusal of any page: half a list is none', async () => {
  const refusal = { ok: false, code: 'offline', message: null, status: 0 }
  readRows.mockResolvedValueOnce({ ok: true, value: [{ n: 0 }] }).mockResolvedValueOnce(refusal)
  expect(await readList(100, server(50, 7).query, () => null)).toEqual(refusal)
})

it('leaves out what it can’t read, and the console says how much', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(await readList(100, server(4, 7).query, odd)).toEqual({ ok: true, value: [{ odd: 1 }, { odd: 3 }] })
  expect(said.mock.calls).toEqual([['2 of 4 rows could not be read.']])
  said.mockClear()
  await readList(100, server(4, 7).query, (row) => row)
  expect(said).not.toHaveBeenCalled()
})

it('calls a list of which it can read nothing a failure: nobody knows whether it is empty', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  said.mockClear()
  expect(await readList(100, server(4, 7).query, () => null)).toMatchObject({ ok: false, code: 'unreadable' })
  expect(said.mock.calls).toEqual([['4 of 4 rows could not be read.']])
  expect(await readList(100, server(0, 7).query, () => null)).toEqual({ ok: true, value: [] })
})

it('asks after the time and the id of the last row', () => {
  expect(olderThan('created_at', { created_at: '2026-11-22 10:00:00.123456+00', id: 'a' })).toBe(
    'created_at.lt."2026-11-22 10:00:00.123456+00",and(created_at.eq."2026-11-22 10:00:00.123456+00",id.lt."a")',
  )
})

/** Whether one function reads a list by itself. */
const isList = (text: string) => /readRows/.test(text) && /\.limit\((?!1\))|\.order\(|p_limit/.test(text)

it('is the only way that a list is read', () => {
  const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.ts') && !name.includes('.test.'))
  const lists = files.filter((name) => {
    const functions = readFileSync(join(import.meta.dirname, name), 'utf8').split(/\n\n/)
    return /^(?!read-pages|data-client)/.test(name) && functions.some(isList)
  })
  expect(lists).toEqual([])
})
