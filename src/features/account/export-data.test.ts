import { beforeEach, expect, test, vi } from 'vitest'

const remote = vi.hoisted(() => ({ ownData: vi.fn<() => unknown>(), ownPhoto: vi.fn<(path: string) => unknown>() }))
const saved = vi.hoisted(() => vi.fn<(name: string, content: Blob) => void>())
const entry = vi.hoisted(() => ({
  opId: 'op-1',
  kind: 'complete-bounty',
  payload: { notes: 'Walked it at dusk.' },
  state: 'rejected',
  createdAt: 0,
  lastError: null,
  result: { code: 'bounty_closed' },
  photo: { id: 'photo-1', type: 'image/jpeg' },
}))
vi.mock('../../remote/account', () => remote)
vi.mock('../../ui/save-file', () => ({ saveFile: saved }))
vi.mock('../../local/outbox-reads', () => ({ entriesOf: async (id: string) => (id === 'me' ? [entry] : []) }))
vi.mock('../../local/photos', () => ({
  photoBytes: async (id: string) => (id === 'photo-1' ? new TextEncoder().encode('unsent').buffer : null),
}))
vi.mock('../../state/received-application', () => ({
  savedReceived: async () => ({ reference: 'WCA-1', secret: 'the only key' }),
}))
vi.mock('../../state/reading-progress', () => ({ readingProgress: () => ({ read: ['week-1'] }) }))
vi.mock('../../state/question-answers', () => ({ questionAnswers: () => ({ q: { at: 1, step: 0, due: '2026-03-02' } }) }))
vi.mock('../../state/reader-notes', () => ({ readerNotes: () => ({ n: { section: 's', text: 'mine' } }) }))
vi.mock('../../state/weekly-plan', () => ({ weeklyPlan: () => ({ days: [0], minutes: 10, at: 1 }) }))
vi.mock('../../state/next-steps', () => ({ nextStepsDone: () => ['gear'] }))

const { exportData } = await import('./export-data')
const { useToast } = await import('../../state/toast-store')

const me = { id: 'me', email: 'me@example.test' }
const paths = ['me/bounty/one.jpg', 'me/bounty/two.png']

beforeEach(() => {
  vi.clearAllMocks()
  remote.ownData.mockResolvedValue({
    ok: true,
    value: { profile: [{ display_name: 'Casey' }], photos: paths.map((name) => ({ name })) },
  })
  remote.ownPhoto.mockImplementation(async (path) => ({ ok: true, value: new Blob([`bytes of ${path}`]) }))
})

/** The saved files by name, each as its text. */
const files = async () =>
  Object.fromEntries(await Promise.all(saved.mock.calls.map(async ([name, content]) => [name, await content.text()] as const)))

test('one document has what the server and this device keep, and each photo is a file beside it, the unsent one too', async () => {
  await exportData(me)
  const { 'wayfinder-my-data.json': document = '', ...photos } = await files()
  expect(JSON.parse(document)).toEqual({
    account: me,
    profile: [{ display_name: 'Casey' }],
    photos: paths.map((name) => ({ name })),
    reading: { read: ['week-1'] },
    question_answers: { q: { at: 1, step: 0, due: '2026-03-02' } },
    reader_notes: { n: { section: 's', text: 'mine' } },
    weekly_plan: { days: [0], minutes: 10, at: 1 },
    next_steps: ['gear'],
    received_application: { reference: 'WCA-1' },
    unsent: [expect.objectContaining({ act: 'complete-bounty', notes: 'Walked it at dusk.', hasPhoto: true, id: 'op-1' })],
  })
  expect(photos).toEqual({
    'me-bounty-one.jpg': 'bytes of me/bounty/one.jpg',
    'me-bounty-two.png': 'bytes of me/bounty/two.png',
    'unsent-op-1.jpg': 'unsent',
  })
  expect(useToast.getState().toast).toMatchObject({ title: 'Your data is saved', tone: 'success' })
})

test('the key of an application is in no file', async () => {
  await exportData(me)
  expect(JSON.stringify(await files())).not.toContain('the only key')
})

test.each([
  ['the data', () => remote.ownData.mockResolvedValue({ ok: false, code: 'offline' })],
  ['a photo', () => remote.ownPhoto.mockResolvedValueOnce({ ok: false, code: 'offline' })],
])('half a copy is none: without %s nothing is saved, and the person is told', async (_, refuse) => {
  refuse()
  await exportData(me)
  expect(saved).not.toHaveBeenCalled()
  expect(useToast.getState().toast).toMatchObject({ title: 'Error', tone: 'danger' })
})
