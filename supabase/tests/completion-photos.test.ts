import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  accept,
  claimsOf,
  complete,
  mayBeShown,
  newBounty,
  person,
  photoOf,
  photoStanding,
  refusal,
  review,
  visitor,
  type Actor,
  type Person,
} from './actors.ts'
import { engines, postgres, untilItWaits, type Connection, type Database, type Row } from './database.ts'

const upload = (who: Actor, name: string, bucket = 'completion-photos') =>
  who.sql('insert into storage.objects (bucket_id, name) values ($1, $2)', [bucket, name])

const pathOf = (who: Person, extension = 'jpg') => `${who.id}/${randomUUID()}/${randomUUID()}.${extension}`
const remove = async (who: Actor, path: string) =>
  (await who.sql('delete from storage.objects where name = $1 returning id', [path])).length

/** Runs one statement in a transaction with the settings that storage makes for a request. */
async function asStorage(
  connection: Connection,
  settings: Record<string, string>,
  text: string,
  values: unknown[],
): Promise<Row[]> {
  await connection.query('begin')
  try {
    for (const [name, value] of Object.entries(settings)) await connection.query('select set_config($1, $2, true)', [name, value])
    const rows = await connection.query(text, values)
    await connection.query('commit')
    return rows
  } catch (error) {
    await connection.query('rollback')
    throw error
  }
}

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
  const handIn = async (path: string, who = cadet) => {
    const bounty = await newBounty(creator)
    await accept(who, bounty)
    return complete(who, bounty, { p_photo_path: path })
  }
  const handedIn = async (path: string) => expect(await handIn(path)).toMatchObject({ outcome: 'applied' })
  /** As storage itself writes, whose own role no policy binds. */
  const store = (path: string, settings: Record<string, string> = {}) =>
    asStorage(db.root, settings, "insert into storage.objects (bucket_id, name, version) values ('completion-photos', $1, '1')", [
      path,
    ])
  /** As if no trigger stood on storage's table. */
  const unguarded = async (text: string, path: string) => {
    await db.root.exec('alter table storage.objects disable trigger user')
    await db.root.query(text, [path])
    await db.root.exec('alter table storage.objects enable trigger user')
  }
  const grow = (path: string, hours: number) =>
    db.root.query('update storage.objects set created_at = now() - make_interval(hours => $2) where name = $1', [path, hours])
  const swept = async (path: string) =>
    (await db.root.query('select name from public.orphaned_photos(1000)')).some(({ name }) => name === path)

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

  it.each([
    ['other bytes', "version = '2'"],
    ['another type', `metadata = '{"size": 9, "mimetype": "image/png"}'`],
    ['another name', "name = name || 'x'"],
    ['another bucket', "bucket_id = 'elsewhere'"],
  ])('never become others once they lie there, whoever writes: %s', async (_, change) => {
    await db.root.query("insert into storage.buckets (id, name) values ('elsewhere', 'elsewhere') on conflict do nothing")
    const path = await photoOf(db, cadet)
    const write = () => db.root.query(`update storage.objects set ${change} where name = $1`, [path])
    expect(await refusal(write())).toBe('42501')
    await handedIn(path)
    expect(await refusal(write())).toBe('42501')
    expect(await shownTo(path)).toEqual(['cadet', 'creator', 'moderator'])
  })

  it('are not written over by an upload that may, and one whose answer was lost hears that its photo lies there', async () => {
    const path = await photoOf(db, cadet)
    const over = () =>
      db.root.query(
        `insert into storage.objects (bucket_id, name, version) values ('completion-photos', $1, '2')
         on conflict (bucket_id, name) do update set version = excluded.version`,
        [path],
      )
    for (const hand of [async () => undefined, () => handedIn(path)]) {
      await hand()
      expect(await refusal(over())).toBe('42501')
      expect(await refusal(upload(cadet, path))).toBe('23505')
    }
  })

  it('may be looked at, which storage writes down', async () => {
    const path = await photoOf(db, cadet)
    expect(await refusal(db.root.query('update storage.objects set last_accessed_at = now() where name = $1', [path]))).toBe(
      'none',
    )
  })

  it('are shown to nobody once they are others than those handed in, and are told of to who might have seen them', async () => {
    const path = await photoOf(db, cadet)
    await handedIn(path)
    expect(await photoStanding(db, creator, path)).toBe('shown')
    await unguarded("update storage.objects set version = 'another' where name = $1", path)
    expect(await shownTo(path)).toEqual([])
    for (const who of [cadet, creator, moderator]) expect(await photoStanding(db, who, path)).toBe('changed')
    expect(await photoStanding(db, stranger, path)).toBe('unknown')
    expect(await photoStanding(db, creator, path, 'aal1', stranger.id)).toBeNull()
  })

  it('that are gone after they were handed in are told of, and nothing is taken in their place', async () => {
    const path = await photoOf(db, cadet)
    await handedIn(path)
    await unguarded('delete from storage.objects where name = $1', path)
    expect(await photoStanding(db, creator, path)).toBe('changed')
    expect(await refusal(upload(cadet, path))).toBe('42501')
    expect(await refusal(store(path))).toBe('42501')
    await unguarded("insert into storage.objects (bucket_id, name) values ('completion-photos', $1)", path)
    expect(await shownTo(path)).toEqual([])
  })

  it.each<[string, Record<string, string>]>([
    ['is asked for', { 'storage.operation': 'storage.object.sign_upload_url' }],
    ['is used', { 'storage.operation': 'storage.object.upload_signed' }],
    ['is used, as older servers say', { 'request.path': '/object/upload/sign/completion-photos/x.jpg?token=t' }],
    ['is asked for in parts', { 'request.path': '/upload/resumable/sign' }],
    ['is used in parts', { 'request.path': '/upload/resumable/sign/eA' }],
  ])('come by no address that uploads without a session: one that %s', async (_, settings) => {
    expect(await refusal(store(pathOf(cadet), settings))).toBe('42501')
    expect(await refusal(store(pathOf(cadet), { 'storage.operation': 'storage.object.upload', 'request.path': '/object' }))).toBe(
      'none',
    )
  })

  it('are taken for nobody whose account is gone, nor under a name that is none, whoever writes', async () => {
    const leaver = await person(db, 'leaver')
    await db.root.query('delete from auth.users where id = $1', [leaver.id])
    for (const path of [pathOf(leaver), 'x.jpg', `${cadet.id}/x.jpg`, pathOf(cadet, 'svg')])
      expect(await refusal(store(path))).toBe('42501')
  })

  it('are limited to 60 a day and person, whoever writes', async () => {
    const eager = await person(db, 'eager')
    for (let nth = 0; nth < 60; nth += 1) await store(pathOf(eager))
    expect(await refusal(store(pathOf(eager)))).toBe('42501')
    expect(await refusal(store(pathOf(stranger)))).toBe('none')
  })

  it('are handed in while they are young, and swept once they are old, with an hour and more between', async () => {
    const outcomes: string[] = []
    for (const hours of [0, 21, 23, 25]) {
      const path = await photoOf(db, cadet)
      await grow(path, hours)
      const isSwept = await swept(path)
      const { outcome, code } = await handIn(path)
      outcomes.push(`${hours}: ${code ?? outcome}${isSwept ? ', swept' : ''}`)
    }
    expect(outcomes).toEqual(['0: applied', '21: applied', '23: photo_missing', '25: photo_missing, swept'])
  })

  it('are handed in once: neither another bounty nor the same one takes a photo again', async () => {
    const path = await photoOf(db, cadet)
    const first = await handIn(path)
    expect(await handIn(path)).toMatchObject({ outcome: 'rejected', code: 'photo_used' })
    await review(creator, first.op_id, 'request_changes', 'Show the north face.')
    const [bounty] = await db.root.query('select bounty_id from public.completions where id = $1', [first.op_id])
    const again = (p_photo_path: string) => complete(cadet, String(bounty?.['bounty_id']), { p_photo_path })
    expect(await again(path)).toMatchObject({ outcome: 'rejected', code: 'photo_used' })
    expect(await again(await photoOf(db, cadet))).toMatchObject({ outcome: 'applied' })
  })

  it('are removed by nobody while a completion holds them, and by the server once none does', async () => {
    const [held, loose, left] = [await photoOf(db, cadet), await photoOf(db, cadet), await photoOf(db, stranger)]
    await handedIn(held)
    const sweep = async () =>
      (await db.root.query('delete from storage.objects where name = any ($1) returning name', [[held, loose, left]])).map(
        ({ name }) => name,
      )
    expect(new Set(await sweep())).toEqual(new Set([loose, left]))
    const leaver = await person(db, 'leaver')
    const last = await photoOf(db, leaver)
    await handIn(last, leaver)
    await db.root.query('delete from auth.users where id = $1', [leaver.id])
    expect(await db.root.query('delete from storage.objects where name = $1 returning id', [last])).toHaveLength(1)
  })

  it('live in a private bucket of 5 MB and three image types', async () => {
    expect(
      await db.root.query(
        "select public, file_size_limit, allowed_mime_types from storage.buckets where id = 'completion-photos'",
      ),
    ).toEqual([{ public: false, file_size_limit: 5_242_880, allowed_mime_types: ['image/jpeg', 'image/png', 'image/webp'] }])
  })
})

// Two sessions at once need a real server.
describe.each(postgres ? [postgres] : [])('a sweep beside a completion that is handed in, on $name', ({ open }) => {
  let db: Database
  beforeAll(async () => {
    db = await open()
  })
  afterAll(() => db.close())

  const ready = async () => {
    const [creator, session] = [await person(db, 'creator'), await db.connect()]
    const cadet = await person(db, 'cadet')
    const bounty = await newBounty(creator)
    await accept(cadet, bounty)
    const path = await photoOf(db, cadet)
    const claims = claimsOf(cadet.id)
    const values = [randomUUID(), cadet.id, bounty, path]
    const handIn = async (connection: Connection) => {
      await connection.query("select set_config('role', 'authenticated', true), set_config('request.jwt.claims', $1, true)", [
        claims,
      ])
      const [row] = await connection.query('select public.complete_bounty($1, $2, $3, $4, null) as answer', values)
      return row?.['answer']
    }
    const sweep = (connection: Connection) => connection.query('delete from storage.objects where name = $1 returning id', [path])
    return { session, handIn, sweep }
  }

  it('that comes second leaves the photo where it is', async () => {
    const { session, handIn, sweep } = await ready()
    await session.exec('begin')
    expect(await handIn(session)).toMatchObject({ outcome: 'applied' })
    const swept = sweep(db.root)
    await untilItWaits(session, swept)
    await session.exec('commit')
    expect(await swept).toEqual([])
  })

  it('that comes first leaves nothing to hand in, which the completion is told', async () => {
    const { session, handIn, sweep } = await ready()
    await session.exec('begin')
    expect(await sweep(session)).toHaveLength(1)
    await db.root.exec('begin')
    const answer = handIn(db.root)
    await untilItWaits(session, answer)
    await session.exec('commit')
    expect(await answer).toMatchObject({ outcome: 'rejected', code: 'photo_missing' })
    await db.root.exec('commit')
  })
})
