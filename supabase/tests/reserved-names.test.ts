import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import corpus from '../../src/domain/account/reserved-names-corpus.json'
import { lookOf, reservedNames, signsAsLetters } from '../../src/domain/account/reserved-names.ts'
import { ownRows, prototypes, secondRows } from '../confusables/confusables.ts'
import { person, refusal, type Person } from './actors.ts'
import { engines, type Database } from './database.ts'

const rename = (who: Person, name: string) =>
  refusal(who.sql('update public.profiles set display_name = $1 where id = $2', [name, who.id]))

describe.each(engines)('reserved names, on $name', ({ open }) => {
  let db: Database
  let author: Person
  beforeAll(async () => {
    db = await open()
    author = await person(db, 'author')
  })
  afterAll(() => db.close())

  it('are judged as the client judges them, name by name', async () => {
    for (const { name, reserved } of corpus) {
      const [row] = await db.root.query(
        'select private.is_reserved_name($1) as reserved, private.passes_for_academy($1) as passes',
        [name],
      )
      expect({ name, ...row }).toEqual({ name, reserved, passes: reserved })
    }
  })

  it('are the client’s, word by word', async () => {
    const { anywhere, asWord, whole, beside } = reservedNames
    const rows = await db.root.query(
      `select r.look, r.place, t.word from private.reserved_names r full join (
         select private.look_of(w) as look, 'anywhere' as place, w as word from unnest($1::text[]) w
         union all select private.look_of(w), 'as word', w from unnest($2::text[]) w
         union all select private.look_of(w), 'whole', w from unnest($3::text[]) w
         union all select private.look_of(w), 'beside', w from unnest($4::text[]) w
       ) t using (look, place) where r.look is null or t.word is null`,
      [anywhere, asWord, whole, beside],
    )
    expect(rows).toEqual([])
  })

  it('are looked at as the client looks at them, by each row of Unicode’s table and of ours', async () => {
    const characters = [...new Set([...prototypes.keys(), ...prototypes.values(), ...ownRows.keys(), ...secondRows.keys()])]
    const rows = await db.root.query(
      `select private.look_of(seen) as look, private.look_of(private.signs_as_letters(normalize(seen, NFD))) as other
       from unnest($1::text[]) with ordinality as each (seen, place) order by place`,
      [characters],
    )
    const looks = characters.map((each) => ({ look: lookOf(each), other: lookOf(signsAsLetters(each)) }))
    expect(characters.filter((_, index) => JSON.stringify(rows[index]) !== JSON.stringify(looks[index]))).toEqual([])
  })

  it('are the academy’s and a moderator’s, but for moderators', async () => {
    const moderator = await person(db, 'moderator', { moderator: true })
    expect(await rename(moderator, 'Morgan Ellis')).toBe('none')
    const imitations = [
      'Morgan',
      'Mоrgаn Ellis',
      'MORGAN E11IS',
      'Mᴏrgan',
      'Mօrgan',
      'ᛖorgan',
      'M໐rgan',
      'Morgɑn E||is',
      'Morƍan',
    ]
    for (const name of ['Anonymous', 'Аnonymous', 'Casey (staff)', ...imitations])
      expect([name, await rename(author, name)]).toEqual([name, 'PT400'])
    expect(await rename(author, 'Morgana Fields')).toBe('none')
    expect(await rename(moderator, 'Moderator Morgan')).toBe('none')
  })

  it('are a moderator’s in other letters too, and nobody else’s who writes with them', async () => {
    const moderator = await person(db, 'moderator of Kyiv', { moderator: true })
    for (const [name, imitations, others] of [
      ['Олена Коваль', ['Олена', 'Oлeнa Кoвaль', 'олена коваль'], ['Ольга Коваль', 'Олексій']],
      ['李雷', ['李雷', '李·雷'], ['王芳', '東京', 'Casey Rowan']],
    ] as const) {
      expect(await rename(moderator, name)).toBe('none')
      for (const each of imitations) expect([each, await rename(author, each)]).toEqual([each, 'PT400'])
      for (const each of others) expect([each, await rename(author, each)]).toEqual([each, 'none'])
    }
  })

  it('stay with who has one already, until another is chosen', async () => {
    const earlier = await person(db, 'earlier')
    await db.root.query('alter table public.profiles disable trigger academy_require_own_name')
    await db.root.query("update public.profiles set display_name = 'Aϲademy' where id = $1", [earlier.id])
    await db.root.query('alter table public.profiles enable trigger academy_require_own_name')
    const change = 'update public.profiles set display_name = $1, hide_from_leaderboard = true where id = $2'
    expect(await refusal(earlier.sql(change, ['Aϲademy', earlier.id]))).toBe('none')
    expect(await rename(earlier, 'Our Aϲademy')).toBe('PT400')
    expect(await rename(earlier, 'River Scout')).toBe('none')
    expect(await rename(earlier, 'Aϲademy')).toBe('PT400')
  })
})
