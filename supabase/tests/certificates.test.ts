import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { courseStops } from '../../src/content/curriculum/outline.ts'
import {
  CertificateSchema,
  readStanding,
  CheckedCertificateSchema,
  certificateNumber,
  shownNumber,
} from '../../src/domain/course/certificate.ts'
import { trainingTexts } from '../training/training-texts.ts'
import { call, claiming, person, refusal, visitor, type Actor, type Person } from './actors.ts'
import { engines, type Database } from './database.ts'
import { buy, dispute, refund } from './purchases.ts'

type LearningRecord = { kind: string; key: string; at: number; value: string }
type Parts = Record<'sections' | 'questions' | 'weeks', LearningRecord[]>

const sections = courseStops.map(({ id }) => id)
const [firstSection = '', ...otherSections] = sections
const questions = ['eyes/door', 'eyes/glass', 'notebook/alone']
const texts = [
  { id: 'level-1-eyes', kind: 'module', level: 1, text: { questions: [{ id: 'eyes/door' }, { id: 'eyes/glass' }] } },
  { id: 'the-stairwell', kind: 'simulation', level: 2, text: { questions: [{ id: 'not/asked' }] } },
  { id: 'level-5-notebook', kind: 'module', level: 5, text: { questions: [{ id: 'notebook/alone' }] } },
  { id: 'level-5-none', kind: 'module', level: 5, text: { words: 'It has none.' } },
]
/** Twelve in a row, over the end of a year: the first is December 15, 2025. */
const mondays = Array.from({ length: 12 }, (_, week) => new Date(Date.UTC(2025, 11, 15 + week * 7)).toISOString().slice(0, 10))
const otherMondays = mondays.slice(1)

const record = (kind: string, key: string, value: string): LearningRecord => ({ kind, key, at: 1, value })
const read = (id: string, value = 'read') => record('read', id, value)
const answer = (id: string) => record('answer', id, '0 2026-03-01')
const practice = (value: string) => record('practice', randomUUID(), value)
const logged = (day: string) => practice(JSON.stringify(['logged', day, 20, 'Second door', 'It was open.']))

const everything = (): Parts => ({
  sections: sections.map((id) => read(id)),
  questions: questions.map(answer),
  weeks: mondays.map(logged),
})

const learn = (who: Actor, parts: Parts) => call(who, 'sync_learning', { p_records: JSON.stringify(Object.values(parts).flat()) })
const standing = async (who: Actor) => readStanding(await call(who, 'my_certificate', {})) ?? expect.fail('no standing')
const issue = async (who: Actor) => v.parse(CertificateSchema, await call(who, 'issue_certificate', { p_expected_user: who.id }))
const rename = async (who: Actor, text: string | null) =>
  v.parse(CertificateSchema, await call(who, 'name_certificate', { p_name: text, p_expected_user: who.id }))
const check = async (who: Actor, number: string | null) =>
  v.parse(CheckedCertificateSchema, await call(who, 'check_certificate', { p_number: number }))

describe.each(engines)('certificates on $name', ({ name: engine, open }) => {
  let db: Database
  const load = (all: readonly object[]) => db.root.query('select public.load_training($1)', [JSON.stringify(all)])
  const buyer = async (plan = 'elite_corps', payment: string = randomUUID()): Promise<Person> => {
    const who = await person(db, 'buyer')
    await buy(db.root, who, payment, plan)
    return who
  }
  const holder = async (payment?: string) => {
    const who = await buyer('elite_corps', payment)
    await learn(who, everything())
    return { who, certificate: await issue(who) }
  }

  beforeAll(async () => {
    db = await open()
    await load(texts)
  })
  afterAll(() => db.close())

  it('are no visitor’s, and nobody’s whose session is gone or who is another', async () => {
    const { who } = await holder()
    const calls: [string, Record<string, unknown>][] = [
      ['my_certificate', {}],
      ['issue_certificate', {}],
      ['name_certificate', { p_name: 'Casey' }],
    ]
    for (const [each, given] of calls) {
      expect([each, await refusal(call(visitor(db), each, given))]).toEqual([each, '42501'])
      const gone = claiming(db, who, { session_id: randomUUID() })
      expect([each, await refusal(call(gone, each, given))]).toEqual([each, 'PT401'])
    }
    const other = { p_expected_user: randomUUID() }
    expect(await refusal(call(who, 'issue_certificate', other))).toBe('PT412')
    expect(await refusal(call(who, 'name_certificate', { p_name: 'Casey', ...other }))).toBe('PT412')
    expect((await standing(who)).certificate?.name).toBeNull()
  })

  it.each([null, 'cadet_basic', 'patriot_premium'])('are refused to who has done it all with the package %s', async (plan) => {
    const who = plan === null ? await person(db, 'member') : await buyer(plan)
    await learn(who, everything())
    expect(await refusal(issue(who))).toBe('PT403')
    expect(await standing(who)).toEqual({
      sections: { done: sections.length, of: sections.length },
      questions: { done: 3, of: 3 },
      weeks: { done: 12, of: 12 },
      in_force: false,
      certificate: null,
    })
  })

  it.each<[string, Partial<Parts>, number]>([
    ['a section', { sections: otherSections.map((id) => read(id)) }, 19],
    [
      'a section whose mark was taken back',
      { sections: [read(firstSection, 'unread'), ...otherSections.map((id) => read(id))] },
      19,
    ],
    ['a section, another of an older course aside', { sections: [...otherSections, 'gone'].map((id) => read(id)) }, 19],
    ['a question', { questions: questions.slice(1).map(answer) }, 2],
    ['a question, one of a simulation aside', { questions: ['not/asked', ...questions.slice(1)].map(answer) }, 2],
    ['a question that was only read', { questions: [read('eyes/door'), ...questions.slice(1).map(answer)] }, 2],
    ['a week', { weeks: otherMondays.map(logged) }, 11],
    ['a week, the Sunday after aside', { weeks: [...otherMondays, '2026-03-08'].map(logged) }, 11],
    ['a week whose practice was removed', { weeks: [practice('["removed"]'), ...otherMondays.map(logged)] }, 11],
  ])('are refused where %s is missing', async (_, part, done) => {
    const who = await buyer()
    await learn(who, { ...everything(), ...part })
    const found = Object.entries(await standing(who)).filter(([each]) => each in part)
    expect(found).toMatchObject([[expect.any(String), { done }]])
    expect(await refusal(issue(who))).toBe('PT403')
  })

  it('are refused while no module has a question', async () => {
    const who = await buyer()
    await learn(who, everything())
    await load(texts.slice(3))
    expect((await standing(who)).questions).toEqual({ done: 0, of: 0 })
    expect(await refusal(issue(who))).toBe('PT403')
    await load(texts)
  })

  it.each([
    ['nothing', ''],
    ['null', 'null'],
    ['a number', '7'],
    ['a word', '"logged"'],
    ['an object', '{"0": "logged", "1": "2026-03-01", "2": 20}'],
    ['an empty list', '[]'],
    ['a list without a day', '["logged"]'],
    ['a list without minutes', '["logged", "2026-03-01"]'],
    ['a list that is cut', '["logged", "2026-03-01", 20, "Second door", "It was'],
    ['more than a list', '["logged", "2026-03-01", 20, null, ""] ["logged"'],
    ['a day that is a number', '["logged", 20260301, 20, null, ""]'],
    ['a day that no month has', '["logged", "2026-02-30", 20, null, ""]'],
    ['a day in another form', '["logged", "2026-3-1", 20, null, ""]'],
    ['no day of any calendar', '["logged", "0000-00-00", 20, null, ""]'],
    ['a word for a day', '["logged", "infinity", 20, null, ""]'],
    ['minutes that are a word', '["logged", "2026-03-01", "twenty", null, ""]'],
    ['minutes beyond all numbers', '["logged", "2026-03-01", 1e999999, null, ""]'],
    ['another word', '["planned", "2026-03-01", 20, null, ""]'],
    ['an open quotation mark', `["logged", "2026-03-01", 20, "${'\\"'.repeat(7000)}]`],
    ['lists in lists, not closed', `["logged", "2026-03-01", 20, ${'['.repeat(15_000)}`],
    ['lists in lists', `${'['.repeat(7000)}${']'.repeat(7000)}`],
  ])('count practice as none that is %s, and fail by nothing', async (_, value) => {
    const who = await buyer()
    await learn(who, { sections: [], questions: [], weeks: [practice(value), logged('2026-05-05')] })
    expect((await standing(who)).weeks).toEqual({ done: 1, of: 12 })
  })

  it.each([
    ['with the shortest note', '["logged","2026-03-01",0,null,""]'],
    ['with the longest note', JSON.stringify(['logged', '2026-03-01', 20, 'Second door', '"\\ \n'.repeat(1500)])],
    ['with something that a later version knows', '["logged", "2026-03-01", 12.5, "drill", "", true, -1]'],
  ])('count practice %s', async (_, value) => {
    const who = await buyer()
    await learn(who, { sections: [], questions: [], weeks: [practice(value)] })
    expect((await standing(who)).weeks).toEqual({ done: 1, of: 12 })
  })

  it('count weeks from Monday on, over the end of a year, and no more than are asked for', async () => {
    const who = await buyer()
    const weeks = async () => (await standing(who)).weeks.done
    const of = (days: string[]) => learn(who, { sections: [], questions: [], weeks: days.map(logged) })
    await of(['9999-12-31'])
    expect(await weeks()).toBe(0)
    await of(['2025-12-29', '2026-01-01', '2026-01-04'])
    expect(await weeks()).toBe(1)
    await of(['2026-01-05'])
    expect(await weeks()).toBe(2)
    await of([...mondays, '2026-06-01', '0001-01-01', '9999-12-31'])
    expect(await weeks()).toBe(12)
  })

  it('ask for the sections of the course as the app has them, and for the questions of the real modules', async () => {
    const [row] = await db.root.query('select private.course_sections() as sections')
    expect(row?.['sections']).toEqual(sections)
    const ids = trainingTexts.flatMap(({ kind, text }) => (kind === 'module' ? text.questions.map(({ id }) => id) : []))
    await load(trainingTexts)
    expect((await standing(await buyer())).questions).toEqual({ done: 0, of: new Set(ids).size })
    await load(texts)
    expect(ids.length).toBeGreaterThan(50)
  })

  it('are issued once: asked again, or by two devices at a time, it is the same', async () => {
    const who = await person(db, 'buyer', { connection: await db.connect() })
    await buy(db.root, who, randomUUID(), 'elite_corps')
    await learn(who, everything())
    expect((await standing(who)).certificate).toBeNull()
    const other = claiming(db, who, {})
    // The embedded engine has one connection for all.
    const issued = engine === 'PGlite' ? [await issue(who), await issue(other)] : await Promise.all([issue(who), issue(other)])
    expect(issued[0]).toEqual({
      number: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{12}$/),
      issued_at: expect.any(String),
      name: null,
    })
    expect([...issued, await issue(who), (await standing(who)).certificate]).toEqual(Array.from({ length: 4 }, () => issued[0]))
    expect((await holder()).certificate.number).not.toBe(issued[0]?.number)
  })

  it('stay when a mark is taken back or a module comes', async () => {
    const { who, certificate } = await holder()
    await learn(who, { sections: [], questions: [], weeks: [] })
    await load([...texts, { id: 'level-5-new', kind: 'module', level: 5, text: { questions: [{ id: 'new/one' }] } }])
    expect(await standing(who)).toMatchObject({ questions: { done: 3, of: 4 }, certificate })
    expect(await issue(who)).toEqual(certificate)
    await load(texts)
  })

  it.each([
    ['no letter', ' '],
    ['nothing', ''],
    ['what is too long', 'a'.repeat(61)],
    ['what is much too long', 'a b '.repeat(20_000)],
    ['a line break', 'Casey\nJones'],
    ['what can’t be seen', 'Casey\u200B'],
    ['signs alone', '***'],
    ['a heap of marks', `a${'\u0301'.repeat(9)}`],
    ['a name of the academy’s', 'Wayfinder Staff'],
  ])('take no name of %s', async (_, text) => {
    const { who } = await holder()
    await rename(who, 'Casey Jones')
    expect(await refusal(rename(who, text))).toBe('PT400')
    expect((await standing(who)).certificate?.name).toBe('Casey Jones')
  })

  it('are named by their owner alone, and by nobody who has none', async () => {
    const [{ who, certificate }, other] = [await holder(), await holder()]
    expect(await refusal(rename(await buyer(), 'Casey Jones'))).toBe('PT404')
    expect(await check(visitor(db), certificate.number)).toEqual({ issued_at: certificate.issued_at, name: null })
    expect(await rename(who, '  Casey Jo\u00ADnes ')).toEqual({ ...certificate, name: 'Casey Jones' })
    expect((await check(visitor(db), certificate.number))?.name).toBe('Casey Jones')
    expect((await check(visitor(db), other.certificate.number))?.name).toBeNull()
    expect((await rename(who, '名'.repeat(60))).name).toHaveLength(60)
    expect(await rename(who, null)).toEqual(certificate)
    expect((await check(visitor(db), certificate.number))?.name).toBeNull()
  })

  it('are unknown by another number, and by what is none', async () => {
    const { certificate } = await holder()
    for (const number of [
      null,
      '',
      '0',
      '7Q2KXW09ABZ1',
      certificate.number.slice(1),
      `${certificate.number}0`,
      '%',
      '.'.repeat(200),
    ])
      expect([number, await check(visitor(db), number)]).toEqual([number, null])
  })

  it('are found by their number as people write it', async () => {
    const { who, certificate } = await holder()
    const shown = shownNumber(certificate.number)
    const written = [
      shown,
      shown.toLowerCase(),
      ` ${shown.replaceAll('-', ' – ')}\n`,
      shown.replaceAll('1', 'l').replaceAll('0', 'o'),
    ]
    for (const number of written)
      for (const asking of [visitor(db), who, await person(db, 'other')])
        expect([number, (await check(asking, number))?.issued_at]).toEqual([number, certificate.issued_at])
  })

  it.each([
    '7q2k-xw09-abz1',
    ' 7Q2K\u2013XW09\u2014ABZ1\t',
    'iLlO-oOiI-1l0O',
    '7Q2K-XW09-ABZU',
    '7Q2KXW09ABZ',
    '7Q2K*XW09*ABZ1',
    '',
  ])('are read by the app as the database reads %j', async (text) => {
    const [row] = await db.root.query('select private.meant_certificate_number($1) as number', [text])
    const number = String(row?.['number'])
    expect(certificateNumber(text)).toBe(/^[0-9A-HJKMNP-TV-Z]{12}$/.test(number) ? number : null)
  })

  it('end with the package, and come back with it; the name can be taken away meanwhile', async () => {
    const { who, certificate } = await holder('pi_certified')
    await rename(who, 'Casey Jones')
    await dispute(db.root, 'pi_certified', false, 'evt_certificate_lost')
    expect(await check(visitor(db), certificate.number)).toBeNull()
    expect(await standing(who)).toMatchObject({ in_force: false, certificate: null })
    expect(await refusal(issue(who))).toBe('PT403')
    expect((await rename(who, null)).name).toBeNull()
    await dispute(db.root, 'pi_certified', true, 'evt_certificate_won')
    expect(await check(visitor(db), certificate.number)).toEqual({ issued_at: certificate.issued_at, name: null })
    await refund(db.root, 'pi_certified')
    expect(await check(visitor(db), certificate.number)).toBeNull()
  })

  it('stand in the copy of one’s data, and go with the account', async () => {
    const { who, certificate } = await holder()
    expect(Object(await call(who, 'my_data', {})).certificates).toEqual([{ ...certificate, user_id: who.id }])
    expect(Object(await call(await buyer(), 'my_data', {})).certificates).toBeNull()
    await db.root.query('delete from auth.users where id = $1', [who.id])
    expect(await check(visitor(db), certificate.number)).toBeNull()
    expect(await db.root.query('select from private.certificates where number = $1', [certificate.number])).toEqual([])
  })
})
