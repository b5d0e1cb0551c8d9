import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, claiming, person, refusal, visitor, type Actor, type Person } from './actors.ts'
import { engines, type Database } from './database.ts'
import { buy, dispute, refund } from './purchases.ts'

const TrainingSchema = v.object({
  level: v.number(),
  ids: v.array(v.string()),
  texts: v.array(v.object({ id: v.string(), kind: v.string(), level: v.number(), revision: v.string(), text: v.unknown() })),
})

const texts = [
  { id: 'level-1-eyes', kind: 'module', level: 1, text: { words: 'Look up at the second door.' } },
  { id: 'the-stairwell', kind: 'simulation', level: 2, text: { words: 'Steps above you stop.' } },
  { id: 'level-3-notebook', kind: 'module', level: 3, text: { words: 'Write it down alone.' } },
  { id: 'level-5-evenings', kind: 'module', level: 5, text: { words: 'Six evenings are enough.' } },
]
const ids = (...nth: number[]) => nth.map((index) => texts[index]?.id)

const training = async (who: Actor, held: object = {}) =>
  v.parse(TrainingSchema, await call(who, 'my_training', { p_held: JSON.stringify(held) }))
const opened = async (who: Actor) => (await training(who)).texts.map(({ id }) => id)

describe.each(engines)('training on $name', ({ open }) => {
  let db: Database
  const load = (all: readonly object[]) => db.root.query('select public.load_training($1) as count', [JSON.stringify(all)])
  const buyer = async (plan: string, payment: string = randomUUID()): Promise<Person> => {
    const who = await person(db, 'buyer')
    await buy(db.root, who, payment, plan)
    return who
  }

  beforeAll(async () => {
    db = await open()
    await load(texts)
  })
  afterAll(() => db.close())

  it('tells a visitor nothing, and a member without a package that there is none', async () => {
    expect(await refusal(training(visitor(db)))).toBe('42501')
    expect(await training(await person(db, 'member'))).toEqual({ level: 0, ids: [], texts: [] })
  })

  it.each([
    ['cadet_basic', 1, ids(0)],
    ['patriot_premium', 3, ids(0, 1, 2)],
    ['elite_corps', 5, ids(0, 1, 2, 3)],
  ])('%s opens up to level %i, by the function and by the table', async (plan, level, expected) => {
    const who = await buyer(plan)
    expect((await training(who)).level).toBe(level)
    expect(await opened(who)).toEqual(expected)
    const rows = await who.sql('select id from public.training_texts order by position')
    expect(rows.map(({ id }) => id)).toEqual(expected)
  })

  it('is shut after a refund, during a dispute and past its end, and open again after a dispute that was won', async () => {
    const refunded = await buyer('elite_corps', 'pi_refunded')
    await refund(db.root, 'pi_refunded')
    expect(await opened(refunded)).toEqual([])
    const disputed = await buyer('elite_corps', 'pi_disputed')
    await dispute(db.root, 'pi_disputed', false, 'evt_training_lost')
    expect(await opened(disputed)).toEqual([])
    await dispute(db.root, 'pi_disputed', true, 'evt_training_won')
    expect(await opened(disputed)).toHaveLength(4)
    const past = await buyer('patriot_premium')
    await db.root.query("update public.subscriptions set current_period_end = now() - interval '1 second' where user_id = $1", [
      past.id,
    ])
    expect(await opened(past)).toEqual([])
  })

  it('is shut to a session that is gone', async () => {
    const who = await buyer('elite_corps')
    expect(await refusal(training(claiming(db, who, { session_id: randomUUID() })))).toBe('PT401')
  })

  it('sends what a device hasn’t, or holds in an older revision, and names all of them in their order', async () => {
    const who = await buyer('patriot_premium')
    const all = await training(who)
    const held = Object.fromEntries(all.texts.map(({ id, revision }) => [id, revision]))
    expect(await training(who, held)).toEqual({ level: 3, ids: ids(0, 1, 2), texts: [] })
    const older = { ...held, 'the-stairwell': 'another', 'level-5-evenings': 'held before' }
    expect(await training(who, older)).toMatchObject({
      ids: ids(0, 1, 2),
      texts: [{ id: 'the-stairwell', text: texts[1]?.text }],
    })
  })

  it('takes all texts in the place of those before, and keeps the revision of what is the same', async () => {
    const who = await buyer('elite_corps')
    const revisions = async () => new Map((await training(who)).texts.map(({ id, revision }) => [id, revision]))
    const before = await revisions()
    const [eyes, , ...rest] = texts
    await load([...rest, { ...eyes, text: { words: 'Look up at both doors.' } }])
    const after = await revisions()
    expect([...after.keys()]).toEqual(ids(2, 3, 0))
    expect(after.get('level-3-notebook')).toBe(before.get('level-3-notebook'))
    expect(after.get('level-1-eyes')).not.toBe(before.get('level-1-eyes'))
    expect(await refusal(load([]))).toBe('PT400')
    expect(await opened(who)).toHaveLength(3)
    await load(texts)
  })
})
