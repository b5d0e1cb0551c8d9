import { strFromU8, unzipSync } from 'fflate'
import { beforeEach, expect, test, vi } from 'vitest'

const remote = vi.hoisted(() => ({ ownData: vi.fn<() => unknown>(), ownPhoto: vi.fn<(path: string) => unknown>() }))
const saved = vi.hoisted(() => vi.fn<(name: string, content: Blob) => string>(() => 'Your browser was given it.'))
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
vi.mock('../../local/outbox-reads', () => ({
  entriesOf: async (id: string) => (id === 'me' ? [entry] : []),
  photoBytes: async (id: string) => (id === 'photo-1' ? new TextEncoder().encode('unsent').buffer : null),
}))
vi.mock('../../state/received-application', () => ({
  savedReceived: async () => ({ reference: 'WCA-1', secret: 'the only key' }),
}))
vi.mock('../../state/learning-logs', () => ({
  learningLogs: {
    reading: { read: () => ({ read: ['week-1'] }) },
    question_answers: { read: () => ({ q: { at: 1, step: 0, due: '2026-03-02' } }) },
    reader_notes: { read: () => ({ n: { section: 's', text: 'mine' } }) },
    weekly_plan: { read: () => ({ days: [0], minutes: 10, at: 1 }) },
  },
}))

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

/** What lies in the one saved file, each as its text. */
async function files(): Promise<Record<string, string>> {
  expect(saved.mock.calls.map(([name]) => name)).toEqual(['wayfinder-my-data.zip'])
  const zip = unzipSync(new Uint8Array((await saved.mock.calls[0]?.[1].arrayBuffer()) ?? []))
  return Object.fromEntries(Object.entries(zip).map(([name, bytes]) => [name, strFromU8(bytes)]))
}

test('one file holds what the server and this device keep, and each photo beside it, the unsent one too', async () => {
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
    received_application: { reference: 'WCA-1' },
    unsent: [expect.objectContaining({ act: 'complete-bounty', notes: 'Walked it at dusk.', hasPhoto: true, id: 'op-1' })],
  })
  expect(photos).toEqual({
    'photos/me/bounty/one.jpg': 'bytes of me/bounty/one.jpg',
    'photos/me/bounty/two.png': 'bytes of me/bounty/two.png',
    'photos/unsent-op-1.jpg': 'unsent',
  })
  expect(useToast.getState().toast).toMatchObject({
    title: 'Your data is in one file',
    description: 'Your browser was given it.',
    tone: 'success',
  })
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
