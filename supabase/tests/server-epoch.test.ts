import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, person, refusal, visitor, type Person } from './actors.ts'
import { engines, type Database } from './database.ts'

describe.each(engines)('server_epoch on $name', ({ open }) => {
  let db: Database
  let ana: Person
  beforeAll(async () => {
    db = await open()
    ana = await person(db, 'ana')
  })
  afterAll(() => db.close())

  it('is begun anew by the owner of the database alone, and written by nobody else', async () => {
    for (const who of [ana, visitor(db)]) {
      expect(await refusal(who.sql('select private.begin_new_epoch()'))).toBe('42501')
      expect(await refusal(who.sql('update private.server_epoch set id = gen_random_uuid()'))).toBe('42501')
    }
    expect(await refusal(db.root.query('insert into private.server_epoch (is_only) values (false)'))).toBe('23514')
    expect(await refusal(db.root.query('insert into private.server_epoch default values'))).toBe('23505')
  })

  it('is the same for everybody, and told with what a member has learned, until the next one begins', async () => {
    const before = await call(ana, 'server_epoch', {})
    expect(await call(visitor(db), 'server_epoch', {})).toBe(before)
    const [row] = await db.root.query('select private.begin_new_epoch() as id')
    expect(row?.['id']).not.toBe(before)
    expect(await call(ana, 'server_epoch', {})).toBe(row?.['id'])
    expect(await call(ana, 'sync_learning', { p_records: '[]', p_since: 0 })).toMatchObject({ epoch: row?.['id'] })
  })
})
