import { beforeEach, expect, it, vi } from 'vitest'
import type { LearningAnswer } from '../domain/course/learning-exchange'
import type { LearningRecord } from '../domain/course/learning-record'

const kept = new Map<string, string>()
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => {
    kept.set(key, value)
    const letters = [...kept].reduce((sum, [name, text]) => sum + name.length + text.length, 0)
    if (letters > 5_242_880) kept.delete(key)
    if (letters > 5_242_880) throw new DOMException('Full.', 'QuotaExceededError')
  },
  removeItem: (key: string) => void kept.delete(key),
}

const exchange = vi.fn<(member: string, records: readonly LearningRecord[], since: number) => Promise<unknown>>()
vi.mock('../remote/learning', () => ({ syncLearning: exchange }))

const brings = (version: number, records: LearningRecord[] = [], more = false, rest: Partial<LearningAnswer> = {}) =>
  Promise.resolve({ ok: true, value: { epoch: 'e', version, more, forgotten: 0, records, refused: [], ...rest } })

/** A member's page of its own, as it is after a load. */
async function openPage(member: string | null = 'ana') {
  vi.resetModules()
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('navigator', { onLine: true })
  const { useAuth } = await import('../state/auth-store')
  if (member !== null) useAuth.setState({ status: 'signed-in', user: { id: member, email: `${member}@example.test` } })
  const sync = await import('./learning-sync')
  const reading = await import('../state/reading-progress')
  const answers = await import('../state/question-answers')
  const notes = await import('../state/reader-notes')
  const { useLearningState } = await import('../state/learning-state')
  return { ...sync, ...reading, ...answers, ...notes, useAuth, useLearningState }
}

beforeEach(() => {
  kept.clear()
  exchange.mockReset()
})

it('asks nothing for who is not signed in', async () => {
  const visitor = await openPage(null)
  await visitor.syncLearning()
  expect(exchange).not.toHaveBeenCalled()
})

it('asks the server, whatever the browser says of the network', async () => {
  const page = await openPage()
  vi.stubGlobal('navigator', { onLine: false })
  exchange.mockImplementation((_member, records) => brings(1, [...records]))
  page.markSection('see-it-early', true)
  await page.syncLearning()
  expect(exchange).toHaveBeenCalledTimes(1)
})

it('says one change in one request, and nothing of it at the next look', async () => {
  const page = await openPage()
  exchange.mockImplementation((_member, records) => brings(1, [...records]))
  page.markSection('see-it-early', true)
  await page.syncLearning()
  await page.syncLearning()
  expect(exchange.mock.calls.map(([, records, since]) => [records.map(({ kind }) => kind).toSorted(), since])).toEqual([
    [['day', 'read'], 0],
    [[], 1],
  ])
})

it('changes nothing on the page where the server brings what is here', async () => {
  const page = await openPage()
  exchange.mockImplementation((_member, records) => brings(1, [...records]))
  page.markSection('see-it-early', true)
  page.answerQuestion('q', false)
  const before = [page.readingProgress(), page.questionAnswers()]
  await page.syncLearning()
  expect(page.readingProgress()).toBe(before[0])
  expect(page.questionAnswers()).toBe(before[1])
})

it('comes to an end where the server has what this version can’t read', async () => {
  const page = await openPage()
  page.answerQuestion('q', false)
  const foreign = { kind: 'answer', key: 'q', at: Date.now() + 1000, value: 'of a later version' }
  exchange.mockImplementation((_member, _records, since) => brings(1, since === 0 ? [foreign] : []))
  await page.syncLearning()
  expect(exchange.mock.calls.length).toBeLessThan(4)
  expect(page.questionAnswers()['q']?.step).toBe(0)
})

it('takes in what other devices have, and keeps what is here when there is no answer', async () => {
  const page = await openPage()
  exchange.mockResolvedValueOnce({ ok: false, code: 'offline', message: null, status: 0 })
  page.markSection('see-it-early', true)
  await page.syncLearning()
  expect(page.readingProgress().read).toEqual(['see-it-early'])
  exchange.mockImplementation(() => brings(2, [{ kind: 'read', key: 'use-your-voice', at: 5, value: 'read' }]))
  await page.syncLearning()
  expect(page.readingProgress().read).toEqual(['see-it-early', 'use-your-voice'])
})

const told = (key: string) => [{ kind: 'read', key, at: 5, value: 'read' }]

it('asks for page after page, each from the last one’s version on', async () => {
  const page = await openPage()
  exchange.mockImplementation((_member, _records, since) =>
    brings(since + 3, told(['see-it-early', 'use-your-voice'][since / 3] ?? 'a'), since < 6),
  )
  await page.syncLearning()
  expect(exchange.mock.calls.map(([, , since]) => since)).toEqual([0, 3, 6])
  expect(page.readingProgress().read).toEqual(['see-it-early', 'use-your-voice', 'a'])
})

it('goes on from a page that this version can’t read', async () => {
  const page = await openPage()
  const foreign = { kind: 'song', key: 'q', at: 5, value: 'of a later version' }
  exchange.mockImplementation((_member, _records, since) => brings(since + 1, [foreign], since === 0))
  await page.syncLearning()
  expect(exchange.mock.calls.map(([, , since]) => since)).toEqual([0, 1])
})

it('gives a server that was put back all that it had, and takes what it has', async () => {
  const page = await openPage()
  exchange.mockImplementation((_member, records) => brings(1, [...records]))
  page.markSection('see-it-early', true)
  await page.syncLearning()
  exchange.mockClear()
  const other = { kind: 'read', key: 'use-your-voice', at: 5, value: 'read' }
  exchange.mockImplementation((_member, records, since) =>
    brings(1, since === 0 ? [...records, other] : [], false, { epoch: 'f' }),
  )
  await page.syncLearning()
  expect(
    exchange.mock.calls.map(([, records, since]) => [records.map(({ kind }) => kind).toSorted(), since]).slice(0, 2),
  ).toEqual([
    [[], 1],
    [['day', 'read'], 0],
  ])
  expect(page.readingProgress().read.toSorted()).toEqual(['see-it-early', 'use-your-voice'])
  exchange.mockClear()
  await page.syncLearning()
  expect(exchange.mock.calls.map(([, records]) => records)).toEqual([[]])
})

it('sends what is a member’s in that member’s name alone, and nothing once another is here', async () => {
  const page = await openPage()
  page.markSection('see-it-early', true)
  exchange.mockImplementation((_member, records) => brings(1, [...records]))
  const sent = page.syncLearning()
  page.useAuth.setState({ status: 'signed-in', user: { id: 'ben', email: 'ben@example.test' } })
  await sent
  expect(exchange).not.toHaveBeenCalled()
  page.useAuth.setState({ status: 'signed-in', user: { id: 'ana', email: 'ana@example.test' } })
  await page.syncLearning()
  expect(exchange.mock.calls.map(([member]) => member)).toEqual(['ana'])
})

it('gives no answer that comes late to the next person', async () => {
  const page = await openPage()
  exchange.mockImplementation(() => {
    page.useAuth.setState({ status: 'signed-in', user: { id: 'ben', email: 'ben@example.test' } })
    return brings(1, [{ kind: 'read', key: 'see-it-early', at: 5, value: 'read' }])
  })
  await page.syncLearning()
  expect(page.readingProgress().read).toEqual([])
  expect([...kept.keys()].filter((key) => key.includes('learning-sync'))).toEqual([])
})

const place = { section: 's', nth: 1, quote: 'Look' }

it('sends before a sign-out what isn’t sent, asks nothing where all is, and answers what the server has not got', async () => {
  const page = await openPage()
  expect(await page.syncBeforeLeaving()).toEqual({ notes: [], others: 0 })
  expect(exchange).not.toHaveBeenCalled()
  page.markSection('see-it-early', true)
  const { id } = page.saveNote(null, place, 'mine')
  exchange.mockResolvedValueOnce({ ok: false, status: 0, code: 'offline', message: null })
  expect(await page.syncBeforeLeaving()).toEqual({ notes: [id], others: 2 })
  exchange.mockImplementation((_member, records) => brings(1, [...records]))
  expect(await page.syncBeforeLeaving()).toEqual({ notes: [], others: 0 })
  expect(exchange).toHaveBeenCalledTimes(2)
})

it('remembers of 450 long notes that they were sent, and sends none of them at the next page', async () => {
  const text = 'ё'.repeat(2000)
  const notes = Array.from({ length: 450 }, (_, nth) => [`note-${nth}`, { ...place, text, at: nth }] as const)
  kept.set('reader-notes:ana', JSON.stringify(Object.fromEntries(notes)))
  exchange.mockImplementation((_member, records) => brings(1, [...records]))
  await (await openPage()).syncLearning()
  expect(exchange.mock.calls.flatMap(([, records]) => records)).toHaveLength(450)
  exchange.mockClear()
  await (await openPage()).syncLearning()
  expect(exchange.mock.calls.map(([, records, since]) => [records.length, since])).toEqual([[0, 1]])
})

it.each([
  ['a server that never answered', { ok: false, status: 0, code: 'offline', message: null }, 'unreachable'],
  ['a server that doesn’t know the question', { ok: false, status: 404, code: 'PGRST202', message: '' }, 'unsupported'],
  ['a server that refuses all of it', { ok: false, status: 400, code: 'PT400', message: '' }, 'refused'],
])('tells of %s that it is not noted', async (_, answer, trouble) => {
  const page = await openPage()
  exchange.mockResolvedValue(answer)
  page.markSection('see-it-early', true)
  await page.syncLearning()
  expect(page.useLearningState.getState()).toEqual({ unsent: { notes: [], others: 2 }, trouble })
})

it('tells of what the server has no room for, sends the rest, and asks no more for it until the next look', async () => {
  const page = await openPage()
  const { id } = page.saveNote(null, place, 'mine')
  page.markSection('see-it-early', true)
  exchange.mockImplementation(() => brings(1, [], false, { refused: [{ kind: 'note', key: String(id), code: 'full' }] }))
  await page.syncLearning()
  expect(exchange).toHaveBeenCalledTimes(1)
  expect(page.useLearningState.getState()).toEqual({ unsent: { notes: [id], others: 0 }, trouble: 'full' })
  exchange.mockImplementation((_member, records) => brings(2, [...records]))
  await page.syncLearning()
  expect(exchange.mock.calls.at(-1)?.[1]).toHaveLength(1)
  expect(page.useLearningState.getState()).toEqual({ unsent: { notes: [], others: 0 }, trouble: null })
})

it('gives a record of a clock that was ahead the server’s time, and sends it again at once', async () => {
  kept.set('weekly-plan:ana', JSON.stringify({ days: [0], minutes: 10, at: 2 ** 53 - 1 }))
  const page = await openPage()
  exchange.mockImplementationOnce(() => brings(0, [], false, { refused: [{ kind: 'plan', key: 'week', code: 'ahead', at: 70 }] }))
  exchange.mockImplementation(() => brings(1))
  await page.syncLearning()
  expect(exchange.mock.calls.map(([, records]) => records.map(({ at }) => at))).toEqual([[8.6e15], [70]])
  expect(page.useLearningState.getState().trouble).toBeNull()
})

it('drops an entry of the practice log whose removal the server has forgotten, and takes in what another device has logged', async () => {
  const page = await openPage()
  const { logPractice, practiceLog } = await import('../state/practice-log')
  logPractice({ id: 'a', day: '2026-03-01', minutes: 20, drill: 'Stance', noticed: '' })
  exchange.mockImplementation(() => brings(1))
  await page.syncLearning()
  const other = { kind: 'practice', key: 'b', at: 5, value: '["logged","2026-03-02",10,"Walk",""]' }
  exchange.mockImplementation((_member, _records, since) => brings(9, since === 0 ? [other] : [], false, { forgotten: 8 }))
  await page.syncLearning()
  expect(practiceLog.read().map(({ id }) => id)).toEqual(['b'])
})

it('drops a note whose removal the server has forgotten, once all that is left was told', async () => {
  const page = await openPage()
  const { id } = page.saveNote(null, place, 'mine')
  exchange.mockImplementation(() => brings(1))
  await page.syncLearning()
  const own = { kind: 'read', key: 'a', at: 5, value: 'read' }
  exchange.mockImplementation((_member, _records, since) => brings(9, since === 0 ? [own] : [], false, { forgotten: 8 }))
  expect(Object.keys(page.readerNotes())).toEqual([id])
  await page.syncLearning()
  expect(Object.keys(page.readerNotes())).toEqual([])
  expect(exchange.mock.calls.map(([, , since]) => since)).toEqual([0, 1, 0])
})
