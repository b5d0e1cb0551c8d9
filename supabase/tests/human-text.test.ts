import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import emails from '../../src/domain/account/email-corpus.json'
import corpus from '../../src/domain/text/human-text-corpus.json'
import { accept, act, bountyTerms, call, complete, newBounty, person, refusal, review, visitor, type Person } from './actors.ts'
import { engines, type Database } from './database.ts'

describe.each(engines)('what people write, on $name', ({ open }) => {
  let db: Database
  let author: Person
  beforeAll(async () => {
    db = await open()
    author = await person(db, 'author')
    await db.root.query('update private.settings set value = 1000000')
  })
  afterAll(() => db.close())

  it('is judged as the client judges it, text by text', async () => {
    for (const { text, lines, passes } of corpus.texts) {
      const [row] = await db.root.query('select private.is_human_text($1, $2) as passes', [text, lines])
      expect({ text, passes: row?.['passes'] }).toEqual({ text, passes })
    }
  })

  it('is stored without the places where a word may be broken', async () => {
    const bounty = await newBounty(author, { p_title: 'Walk the water\u00adway', p_description: 'Long\u00ading.\nA line.' })
    expect(await db.root.query('select title, description from public.bounties where id = $1', [bounty])).toEqual([
      { title: 'Walk the waterway', description: 'Longing.\nA line.' },
    ])
  })

  it.each(['\u00adWalk', 'Walk\u00ad', '\u00ad Walk', 'Walk \u00ad', ' \u00ad \u00ad Walk', 'Walk \u00ad \u00ad '])(
    'is stored without the blanks that stood beside such a place at its edge: %j',
    async (title) => {
      const bounty = await newBounty(author, { p_title: title, p_description: title })
      expect(await db.root.query('select title, description from public.bounties where id = $1', [bounty])).toEqual([
        { title: 'Walk', description: expect.stringContaining('Walk') },
      ])
    },
  )

  it.each([...emails.taken.map((address) => [address, true]), ...emails.refused.map((address) => [address, false])])(
    'an address %j is judged as the client judges it: %s',
    async (address, taken) => {
      expect(await db.root.query('select private.is_email($1) as taken', [address])).toEqual([{ taken }])
    },
  )

  it.each([
    [{ display_name: '  River Scout ' }, 'River Scout'],
    [{ display_name: 'River\u00adside' }, 'Riverside'],
    [{ display_name: 'Chris Staff' }, 'Chris Staff'],
    [{ display_name: 'Wayfinder Support' }, 'Patriot'],
    [{ display_name: 'x'.repeat(41) }, 'Patriot'],
    [{ display_name: 'A\u200bB' }, 'Patriot'],
    [{ display_name: 'Zoe \u0335\u0336' }, 'Patriot'],
    [{ display_name: 'Anonymo\u03bcs' }, 'Patriot'],
    [{ display_name: 'two\nlines' }, 'Patriot'],
    [{ display_name: '' }, 'Patriot'],
    [{ display_name: ['River'] }, 'Patriot'],
    [{}, 'Patriot'],
    [null, 'Patriot'],
  ])('given at sign-up as %j makes the profile of %s', async (told, name) => {
    const id = crypto.randomUUID()
    const meta = JSON.stringify(told)
    await db.root.query('insert into auth.users (id, email, raw_user_meta_data) values ($1, $2, $3::text::jsonb)', [
      id,
      `${id}@example.test`,
      meta,
    ])
    expect(await db.root.query('select display_name from public.profiles where id = $1', [id])).toEqual([{ display_name: name }])
  })

  /** An attempt with each field that people write in. */
  async function fieldsOf() {
    const reviewer = await person(db, 'reviewer', { moderator: true })
    const bounty = await newBounty(author, { p_requires_photo: false })
    const submitter = await person(db, 'submitter')
    await accept(submitter, bounty)
    const texts = await db.root.query(
      `select name from pg_proc, unnest(proargnames, proargtypes::oid[]) as argument (name, type)
       where proname = 'create_bounty' and type = 'text'::regtype and name <> 'p_category'`,
    )
    const ofBounty = texts.map(({ name }) => {
      const field = String(name)
      return [field, (text: string) => act(author, 'create_bounty', bountyTerms({ [field]: text }))] as const
    })
    const attempts: Record<string, (text: string) => Promise<unknown>> = {
      ...Object.fromEntries(ofBounty),
      notes: (text) => complete(submitter, bounty, { p_notes: text }),
      report: (text) => act(submitter, 'report_bounty', { p_bounty_id: bounty, p_reason: text }),
      'hiding reason': (text) => act(reviewer, 'hide_bounty', { p_bounty_id: bounty, p_hidden: true, p_reason: text }),
      'sender’s name': (text) =>
        call(visitor(db), 'send_contact_message', {
          p_op_id: randomUUID(),
          p_name: text,
          p_email: 'a@example.test',
          p_message: 'Hello',
        }),
      message: (text) =>
        call(visitor(db), 'send_contact_message', {
          p_op_id: randomUUID(),
          p_name: 'Casey',
          p_email: 'a@example.test',
          p_message: text,
        }),
      'display name': (text) => author.sql('update public.profiles set display_name = $1 where id = $2', [text, author.id]),
    }
    return { attempts, submitter, bounty }
  }

  const signs = [
    0x09, 0x0a, 0xa0, 0xad, 0x301, 0x34f, 0x180e, 0x200b, 0x200c, 0x200d, 0x2028, 0x202e, 0x2060, 0x3000, 0xfe0f, 0xfeff,
  ]
  const places = ['_', '_Walk', 'Walk_', '_ Walk', 'Walk _', ' _ _ Walk _ _ ', 'Wal_k']

  it.each(signs.map((code) => String.fromCodePoint(code)))(
    'with %j at any place is stored or refused in every field, and breaks nothing',
    async (sign) => {
      const { attempts } = await fieldsOf()
      for (const place of places)
        for (const [field, attempt] of Object.entries(attempts))
          expect([field, place, await refusal(attempt(place.replaceAll('_', sign)))]).toEqual([
            field,
            place,
            expect.stringMatching(/^(none|PT400)$/),
          ])
    },
  )

  const wrong = ['\u200b', 'turned \u202eround', 'A\u200bB', 'Zoe \u0335\u0336', 'Z\u0335\u0336oe', '!!!']

  it.each(wrong)('is refused everywhere when it is %j', async (text) => {
    const { attempts, submitter, bounty } = await fieldsOf()
    for (const [field, attempt] of Object.entries(attempts))
      expect([field, await refusal(attempt(text))]).toEqual([field, 'PT400'])
    const handedIn = await complete(submitter, bounty)
    expect(await refusal(review(author, handedIn.op_id, 'reject', text))).toBe('PT400')
  })
})
