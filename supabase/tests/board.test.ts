import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inDays, newBounty, person, visitor, type Person } from './actors.ts'
import { engines, type Database } from './database.ts'

describe.each(engines)('the board on $name', ({ open }) => {
  let db: Database
  let creator: Person
  const listed = () => visitor(db).sql('select *, deadline > now() as is_ahead from public.board()')
  const titles = async () => (await listed()).map((row) => row['title'])
  const makeReal = (made: readonly string[]) =>
    Promise.all(made.map((title) => newBounty(creator, { p_title: title, p_deadline: inDays(5) })))
  const change = (title: string, to: string) => db.root.query(`update public.bounties set ${to} where title = '${title}'`)

  beforeAll(async () => {
    db = await open()
    creator = await person(db, 'creator')
    await makeReal(['Sample A', 'Sample B', 'Real'])
    await change('Real', "created_at = now() - interval '9 days'")
    await db.root.query("update public.bounties set is_sample = true where title like 'Sample%'")
  })
  afterAll(() => db.close())

  it('puts samples behind what somebody has made, however new they are', async () => {
    expect((await titles())[0]).toBe('Real')
    expect(await titles()).toHaveLength(3)
    expect((await listed())[0]).toMatchObject({ creator: { display_name: 'Patriot' }, is_ahead: true, is_sample: false })
  })

  it.each([
    ['is hidden', 'hidden_at = now()', 'hidden_at = null'],
    ['is past its deadline', "deadline = now() - interval '1 second'", "deadline = now() + interval '5 days'"],
    ['has reached its goal', "status = 'funded'", "status = 'active'"],
    ['is completed', "status = 'completed'", "status = 'active'"],
  ])('leaves out what %s', async (_, to, back) => {
    await change('Real', to)
    expect(await titles()).not.toContain('Real')
    await change('Real', back)
    expect(await titles()).toContain('Real')
  })

  it('may be kept for seconds between server and browser, and by no browser', async () => {
    await db.root.query('begin')
    await db.root.query('select from public.board()')
    const [{ headers } = {}] = await db.root.query("select current_setting('response.headers') as headers")
    await db.root.query('commit')
    expect(JSON.parse(String(headers))).toEqual([{ 'Cache-Control': 'public, max-age=0, s-maxage=5' }])
  })

  it('has no room for samples beside ten others, and names the 24 newest', async () => {
    await makeReal(Array.from({ length: 9 }, (_, nth) => `Newer ${nth}`))
    expect(await titles()).toHaveLength(10)
    const second = await person(db, 'second')
    creator = second
    await makeReal(Array.from({ length: 15 }, (_, nth) => `Newest ${nth}`))
    expect(await titles()).toHaveLength(24)
    expect(await titles()).not.toContain('Real')
  })
})
