import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accept, complete, mayBeShown, newBounty, person, photoOf, refusal, visitor, type Actor, type Person } from './actors.ts'
import { engines, type Database } from './database.ts'

const upload = (who: Actor, name: string, bucket = 'completion-photos') =>
  who.sql('insert into storage.objects (bucket_id, name) values ($1, $2)', [bucket, name])

const pathOf = (who: Person, extension = 'jpg') => `${who.id}/${randomUUID()}/${randomUUID()}.${extension}`
const remove = async (who: Actor, path: string) =>
  (await who.sql('delete from storage.objects where name = $1 returning id', [path])).length

describe.each(engines)('the photos of completions on $name', ({ open }) => {
  let db: Database
  let creator: Person
  let cadet: Person
  let stranger: Person
  let moderator: Person

  beforeAll(async () => {
    db = await open()
    creator = await person(db, 'creator')
    cadet = await person(db, 'cadet')
    stranger = await person(db, 'stranger')
    moderator = await person(db, 'moderator', { moderator: true })
  })
  afterAll(() => db.close())

  const shownTo = async (path: string) => {
    const seen: string[] = []
    for (const who of [stranger, cadet, creator, moderator]) if (await mayBeShown(db, who, path)) seen.push(who.name)
    return seen
  }
  const readBy = async (path: string) => {
    const readers: string[] = []
    for (const who of [visitor(db), stranger, cadet, creator, moderator])
      if ((await who.sql('select from storage.objects where name = $1', [path])).length > 0) readers.push(who.name)
    return readers
  }
  const handedIn = async (path: string) => {
    const bounty = await newBounty(creator)
    await accept(cadet, bounty)
    await complete(cadet, bounty, { p_photo_path: path })
  }

  it('go to the own folder only, in the right form', async () => {
    expect(await refusal(upload(visitor(db), pathOf(cadet)))).toBe('42501')
    expect(await refusal(upload(stranger, pathOf(cadet)))).toBe('42501')
    expect(await refusal(upload(cadet, pathOf(cadet), 'elsewhere'))).toMatch(/42501|23503/)
    for (const bad of [
      `${cadet.id}/x.jpg`,
      `${cadet.id}/../${stranger.id}/x.jpg`,
      pathOf(cadet, 'svg'),
      pathOf(cadet, 'html'),
      pathOf(cadet).toUpperCase(),
    ]) {
      expect(await refusal(upload(cadet, bad))).toBe('42501')
    }
    expect(await refusal(upload(cadet, pathOf(cadet, 'webp')))).toBe('none')
  })

  it('can’t be overwritten by anybody', async () => {
    const path = await photoOf(db, cadet)
    expect(await refusal(upload(cadet, path))).toBe('23505')
    for (const who of [visitor(db), stranger, cadet, creator]) {
      expect(await who.sql("update storage.objects set metadata = '{}' where name = $1 returning id", [path])).toEqual([])
    }
  })

  it('are read from storage by their uploader alone, handed in or not, so that nobody else can sign an address of one', async () => {
    const path = await photoOf(db, cadet)
    expect(await readBy(path)).toEqual(['cadet'])
    await handedIn(path)
    expect(await readBy(path)).toEqual(['cadet'])
  })

  it('are shown by the server to their uploader alone until they are handed in, then to the creator and moderators too', async () => {
    const path = await photoOf(db, cadet)
    expect(await shownTo(path)).toEqual(['cadet'])
    await handedIn(path)
    expect(await shownTo(path)).toEqual(['cadet', 'creator', 'moderator'])
  })

  it('are shown to nobody by a session that is none, or another’s, and by no name that isn’t a photo’s', async () => {
    const path = await photoOf(db, cadet)
    await handedIn(path)
    for (const session of [randomUUID(), stranger.id]) expect(await mayBeShown(db, creator, path, 'aal1', session)).toBeNull()
    for (const name of [`${cadet.id}/x.jpg`, pathOf(stranger), '%', '']) expect(await mayBeShown(db, cadet, name)).toBe(false)
  })

  it('are asked about by the server’s key alone, which becomes nobody by asking', async () => {
    const path = await photoOf(db, cadet)
    const asked = 'select public.may_see_photo($1, $1, $2, $3)'
    for (const who of [visitor(db), stranger, cadet, moderator])
      expect(await refusal(who.sql(asked, [cadet.id, 'aal2', path]))).toBe('42501')
    await db.root.query('begin')
    await db.root.query(asked, [cadet.id, 'aal2', path])
    expect(await db.root.query('select private.current_user_id() as id')).toEqual([{ id: null }])
    await db.root.query('rollback')
  })

  it('are removed by nobody through the API, handed in or not', async () => {
    const loose = await photoOf(db, cadet)
    for (const who of [visitor(db), stranger, cadet, creator, moderator]) expect(await remove(who, loose)).toBe(0)
  })

  it('are limited to 60 a day and person', async () => {
    const eager = await person(db, 'eager')
    for (let nth = 0; nth < 60; nth += 1) await photoOf(db, eager)
    expect(await refusal(upload(eager, pathOf(eager)))).toBe('42501')
    await db.root.query("update storage.objects set created_at = now() - interval '1 day' where name like $1", [`${eager.id}/%`])
    expect(await refusal(upload(eager, pathOf(eager)))).toBe('none')
  })

  it('are limited to 60 a day by what was uploaded, whatever became of it', async () => {
    const busy = await person(db, 'busy')
    let passed = 0
    for (let nth = 0; nth < 80; nth += 1) {
      const path = pathOf(busy)
      if ((await refusal(upload(busy, path))) === 'none') passed += 1
      await remove(busy, path)
    }
    expect(passed).toBe(60)
  })

  it('are orphans after a day without a completion, which only the server’s key may list', async () => {
    const orphan = await photoOf(db, stranger)
    const held = await photoOf(db, cadet)
    const bounty = await newBounty(creator)
    await accept(cadet, bounty)
    await complete(cadet, bounty, { p_photo_path: held })
    await db.root.query("update storage.objects set created_at = now() - interval '25 hours' where name = any ($1)", [
      [orphan, held],
    ])
    const names = (await db.root.query('select name from public.orphaned_photos(1000)')).map((row) => row['name'])
    expect(names).toContain(orphan)
    expect(names).not.toContain(held)
    expect(await refusal(cadet.sql('select * from public.orphaned_photos()'))).toBe('42501')
    expect(await refusal(visitor(db).sql('select * from public.orphaned_photos()'))).toBe('42501')
  })

  it('live in a private bucket of 5 MB and three image types', async () => {
    expect(
      await db.root.query(
        "select public, file_size_limit, allowed_mime_types from storage.buckets where id = 'completion-photos'",
      ),
    ).toEqual([{ public: false, file_size_limit: 5_242_880, allowed_mime_types: ['image/jpeg', 'image/png', 'image/webp'] }])
  })
})
