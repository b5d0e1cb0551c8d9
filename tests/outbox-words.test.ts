import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { attentionWords, stateWords } from '../src/domain/outbox/entry-words'
import {
  bannerWords,
  connectionWords as cornerWords,
  type Cut,
  emptyQueue,
  lostWords,
  type Queue,
} from '../src/domain/outbox/queue'
import { entryStates, type EntryDraft, type EntryError, type OutboxEntry } from '../src/domain/outbox/entry'
import { accept, ANA, BEN, Bench, complete, contact, create, fund, photo } from '../src/domain/outbox/fixture'
import {
  connectionWords,
  editProblemWords,
  othersWords,
  photoWords,
  putBackWords,
  readinessWords,
  spaceWords,
  statusWords,
  waitingWords,
} from '../src/features/outbox/outbox-words'
import { acts } from '../src/domain/acts/acts'
import { outcomeToast } from '../src/domain/acts/outcome-toast'
import { filesIn } from './imports.ts'
import { wordsIn } from './page-words.ts'
import { tableRows } from './tables.ts'

const source = join(import.meta.dirname, '../src')

/** One table of docs/outbox-words.md, by the words of its first column. */
function table(heading: string): Map<string, string[]> {
  const text = readFileSync(join(import.meta.dirname, '../docs/outbox-words.md'), 'utf8')
  const section = text.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? ''
  return new Map(tableRows(section).map(([name = '', ...rest]) => [name, rest]))
}

const bench = new Bench()
const { now } = bench
const failed = (errorClass: EntryError['class'], part: Partial<EntryError> = {}): Partial<OutboxEntry> => ({
  lastError: { class: errorClass, code: null, status: 0, at: now, since: now, ...part },
})
const parked = (errorClass: EntryError['class'], part: Partial<EntryError> = {}): Partial<OutboxEntry> => ({
  state: 'needs_attention',
  ...failed(errorClass, part),
})
const answered = (outcome: 'applied' | 'rejected' | 'cancelled', code: string | null = null): Partial<OutboxEntry> => ({
  state: outcome,
  result: { outcome, code, replayed: false, serverTime: new Date(now).toISOString() },
})
const soon = { nextAttemptAt: now + 20_000 }

type Situation = {
  draft: EntryDraft
  part?: Partial<OutboxEntry>
  userId?: string | null
  isOffline?: boolean
  before?: EntryDraft
}

const pledge = fund('f', 'b')
const situations: Record<string, Situation> = {
  'just pressed': { draft: pledge },
  'pressed, no network': { draft: pledge, isOffline: true },
  'behind another pledge to the same bounty': { draft: pledge, before: fund('e', 'b') },
  'to a bounty that is not sent yet': { draft: pledge, before: create('b') },
  'on its way': { draft: pledge, part: { state: 'sending' } },
  'on its way once more, after no answer came in time': {
    draft: pledge,
    part: { ...failed('ambiguous', { code: 'timeout', timeouts: 1 }), state: 'sending' },
  },
  'no answer came': { draft: pledge, part: { ...failed('ambiguous'), ...soon } },
  'a stranger answered': { draft: pledge, part: { ...failed('stranger'), ...soon } },
  'strangers answer for a minute': { draft: pledge, part: { ...failed('stranger', { since: now - 60_000 }), ...soon } },
  'an answer that an earlier version could not read': { draft: pledge, part: { ...failed('bad_answer'), ...soon } },
  'the academy is busy': { draft: pledge, part: { ...failed('retryable', { code: '40001', status: 500 }), ...soon } },
  'the academy fails at it, the first time': { draft: pledge, part: { ...failed('failing', { status: 500 }), ...soon } },
  'this person’s quota of the hour is used': {
    draft: pledge,
    part: { ...failed('retryable', { code: 'PT429', status: 429 }), nextAttemptAt: now + 600_000 },
  },
  'the academy does not know the act, for less than a day': { draft: pledge, part: { ...failed('skew'), ...soon } },
  'somebody else is signed in': { draft: pledge, userId: BEN },
  'the sign-in is not recognized': { draft: pledge, part: { state: 'waiting_auth', ...failed('session') } },
  'the second factor’s code is missing': {
    draft: pledge,
    part: { state: 'waiting_auth', ...failed('session', { code: 'PT403', status: 403 }) },
  },
  'parked: malformed': { draft: pledge, part: parked('poison') },
  'parked: malformed, an acceptance': { draft: accept('a', 'b'), part: parked('poison') },
  'parked: the academy failed at it twice': { draft: pledge, part: parked('failing', { status: 500, times: 2 }) },
  'parked: the academy failed at it twice, an acceptance': {
    draft: accept('a', 'b'),
    part: parked('failing', { status: 500, times: 2 }),
  },
  'parked: the photo is gone from the phone': { draft: complete('c', 'b'), part: parked('poison', { code: 'photo_lost' }) },
  'parked: the number is taken': { draft: pledge, part: parked('integrity') },
  'parked: a photo lies there already': { draft: complete('c', 'b'), part: parked('already') },
  'parked: not allowed twice': { draft: pledge, part: parked('suspect') },
  'parked: unknown to the academy for a day': { draft: pledge, part: parked('skew') },
  'parked: what it needs was refused': { draft: pledge, part: parked('parent_failed') },
  'parked: a month old': { draft: pledge, part: parked('too_old') },
  'parked: what it replaces had gone through': { draft: pledge, part: parked('replaced_applied') },
  'refused: the bounty has ended': { draft: pledge, part: answered('rejected', 'bounty_closed') },
  'refused: the bounty is hidden': { draft: complete('c', 'b'), part: answered('rejected', 'bounty_hidden') },
  'refused: a creation': { draft: create('b'), part: answered('rejected', 'daily_limit') },
  'refused: an acceptance': { draft: accept('a', 'b'), part: answered('rejected', 'deadline_passed') },
  'refused: a completion': { draft: complete('c', 'b'), part: answered('rejected', 'photo_missing') },
  'refused without a reason': { draft: pledge, part: answered('rejected') },
  'parked: a message': { draft: contact('m'), part: parked('poison') },
  'being taken back': { draft: pledge, part: { state: 'cancelling' } },
  'being taken back, no network': { draft: pledge, part: { state: 'cancelling' }, isOffline: true },
  'taken back': { draft: pledge, part: answered('cancelled') },
  'applied: a pledge': { draft: pledge, part: answered('applied') },
  'applied: a creation': { draft: create('b'), part: answered('applied') },
  'applied: an acceptance': { draft: accept('a', 'b'), part: answered('applied') },
  'applied: a completion': { draft: complete('c', 'b'), part: answered('applied') },
  'applied: a message': { draft: contact('m'), part: answered('applied') },
  'refused, read and put away': { draft: pledge, part: { ...answered('rejected', 'bounty_closed'), state: 'closed' } },
}

/** Classes that never stand on an entry: the photo that lies there already is taken as sent. */
const allClasses = [
  'stranger',
  'bad_answer',
  'ambiguous',
  'retryable',
  'failing',
  'session',
  'suspect',
  'skew',
  'poison',
  'integrity',
  'already',
  'parent_failed',
  'too_old',
  'replaced_applied',
] satisfies EntryError['class'][]

function shown({ draft, part = {}, userId = ANA, isOffline = false, before }: Situation): {
  entry: OutboxEntry
  cells: string[]
} {
  const one = new Bench()
  const others = before === undefined ? [] : [one.enqueue(before)]
  const entry = Object.assign({}, one.enqueue(draft), part)
  const toast = outcomeToast(entry, entry.ownerId)
  const words = [attentionWords(entry), waitingWords(entry, [...others, entry], { isOffline, userId, now })].filter(
    (each) => each !== null,
  )
  return {
    entry,
    cells: [stateWords(entry, userId), words.join(' '), toast === null ? '' : `${toast.title} / ${toast.description}`],
  }
}

describe('what an act says of itself', () => {
  const told = table('Acts')

  it.each(Object.entries(situations))('%s', (name, situation) => {
    expect(shown(situation).cells).toEqual(told.get(name))
  })

  it('has a row for every situation, every state, every kind of failure and both ends of every act with a toast, and no other', () => {
    expect([...told.keys()]).toEqual(Object.keys(situations))
    const entries = Object.values(situations).map((situation) => shown(situation).entry)
    expect(entryStates.filter((state) => !entries.some((entry) => entry.state === state))).toEqual([])
    expect(allClasses.filter((one) => !entries.some(({ lastError }) => lastError?.class === one))).toEqual([])
    const withToast = Object.entries(acts).flatMap(([kind, { words }]) => (words.toast === null ? [] : [kind]))
    for (const end of ['applied', 'rejected'] as const)
      expect(withToast.filter((one) => !entries.some(({ state, kind }) => state === end && kind === one))).toEqual([])
  })

  it('calls it an item: act is the word of the code', () => {
    const words = [...told.values(), ...table('The line on every page').values()].flat()
    expect(words.filter((each) => /\b(acts?|actions?)\b/i.test(each))).toEqual([])
  })

  it('never invites doing a parked act twice, nor calls it failed', () => {
    const words = Object.values(situations).flatMap((situation) => {
      const { entry, cells } = shown(situation)
      return entry.state === 'needs_attention' ? [cells.join(' ')] : []
    })
    for (const each of words) expect(each).not.toMatch(/as a new one|failed|please try again\./i)
  })
})

describe('what the line on every page says', () => {
  const told = table('The line on every page')
  const queues: Record<string, [Cut | null, Partial<Queue>]> = {
    'nothing waits, connected': [null, {}],
    'no network': ['offline', {}],
    'no answer comes': ['unreachable', {}],
    'answers come late, or not in time': ['slow', {}],
    'one act waits': [null, { waiting: 1, total: 1, nth: 1 }],
    'two wait, no network': ['offline', { waiting: 2, total: 2, nth: 1 }],
    'one is on its way': [null, { waiting: 1, isSending: true, nth: 1, total: 1 }],
    'the second of three is on its way': [null, { waiting: 2, isSending: true, nth: 2, total: 3 }],
    'one needs the person': [null, { attention: 1 }],
    'one waits, two need the person': [null, { waiting: 1, total: 1, nth: 1, attention: 2 }],
    'one is being taken back': [null, { waiting: 1, withdrawing: 1, total: 1, nth: 1 }],
    'one waits, one is being taken back': [null, { waiting: 2, withdrawing: 1, total: 2, nth: 1 }],
    'a browser that clears what waits': [null, { waiting: 1, total: 1, nth: 1, isAtRisk: true }],
  }

  it.each(Object.entries(queues))('%s', (name, [cut, queue]) => {
    const whole = { ...emptyQueue, ...queue }
    expect(told.get(name)).toEqual([bannerWords(cut, whole), cornerWords(cut ?? 'unasked', whole, '')])
  })

  it('has no other row', () => expect([...told.keys()]).toEqual(Object.keys(queues)))
})

describe('what every page says where the browser has lost the outbox', () => {
  const told = table('Lost storage')
  const when = 'Fri, Nov 27, 2026, 2:05 PM EST'
  const losses: Record<string, Parameters<typeof lostWords>[0]> = {
    'one waited, and came back': { count: 1, back: 1 },
    'three waited, and came back': { count: 3, back: 3 },
    'three waited, two came back': { count: 3, back: 2 },
    'one waited, and is gone': { count: 1, back: 0 },
    'three waited, and are gone': { count: 3, back: 0 },
  }
  it.each(Object.entries(losses))('%s', (name, loss) => expect(told.get(name)).toEqual([lostWords(loss, when)]))
  it('has no other row', () => expect([...told.keys()]).toEqual(Object.keys(losses)))
})

const count = (waiting: number, withdrawing = 0, attention = 0) => statusWords({ waiting, withdrawing, attention })
const others = ({ title, text }: ReturnType<typeof othersWords>) => (title === undefined ? text : `${title} / ${text}`)
const space = (found: Parameters<typeof spaceWords>[0]) => Object.values(spaceWords(found)).join(' / ')

describe('what the Outbox page says by its state', () => {
  const told = table('The Outbox page by its state')
  const picture = { ...photo, size: 2_000_000 }
  const lost = { state: 'queued', putBack: 'lost' } as const
  const all = { held: 162, total: 162, isFetching: false }
  const said: Record<string, string> = {
    'one waits': count(1),
    'two wait, one needs the person': count(2, 0, 1),
    'one needs the person': count(0, 0, 1),
    'one waits, two are being taken back': count(3, 2),
    'one is being taken back': count(1, 1),
    'the academy has answered the last request': connectionWords.online,
    'nothing answers, and the browser knows of no network': connectionWords.offline,
    'the last request brought no answer of the academy': connectionWords.unreachable,
    'the last answer came late, or not in time': connectionWords.slow,
    'no request of this page has ended yet': connectionWords.unasked,
    'signed in, another account’s item waits': others(othersWords(1, true)),
    'signed in, two items of others wait': others(othersWords(2, true)),
    'signed out, a member’s item waits': others(othersWords(1, false)),
    'signed out, two items of members wait': others(othersWords(2, false)),
    'signed out by the academy, an item waits': others(othersWords(1, false, true)),
    'signed out by the academy, two items wait': others(othersWords(2, false, true)),
    'a backup was put back on the server, which had lost one': putBackWords([lost]) ?? '',
    'a backup was put back on the server, which had lost two': putBackWords([lost, lost]) ?? '',
    'a backup was put back on the server, which is asked about one': putBackWords([{ state: 'queued', putBack: 'unsure' }]) ?? '',
    'the worker fetches the app': readinessWords({ held: 40, total: 162, isFetching: true }, true),
    'no worker stands by': readinessWords(null, false),
    'the browser holds the worker back, and all files came': readinessWords(all, false, true),
    'the worker has not counted yet': readinessWords(null, true),
    'the worker has counted all': readinessWords(all, true),
    'the worker has counted all, and this device saves data': readinessWords({ ...all, held: 92, total: 92, waiting: 70 }, true),
    'the worker misses some': readinessWords({ ...all, held: 161, missing: ['/assets/k3v9x0ab.js'], isEnough: false }, true),
    'the worker misses many': readinessWords(
      { ...all, held: 158, missing: ['/faq', '/assets/k3v9x0ab.js', '/', '/terms'] },
      true,
    ),
    'the worker misses one that neither reading nor writing needs': readinessWords(
      { ...all, held: 161, missing: ['/testimonials'], isEnough: true },
      true,
    ),
    'the worker could not be installed for want of a file': readinessWords({ ...all, held: 161, missing: ['/faq'] }, false),
    'the browser has not told of its space yet': space(undefined),
    'the browser does not tell': space(null),
    'the browser may clear': space({ used: 2_000_000, isPersisted: false }),
    'the browser has promised not to clear': space({ used: 2_000_000, isPersisted: true }),
    'a photo that has not left': photoWords({ photo: picture, lastError: null }) ?? '',
    'a photo that lies in the bucket': photoWords({ photo: { ...picture, state: 'uploaded' }, lastError: null }) ?? '',
    'a photo whose bytes are gone':
      photoWords(Object.assign({ photo: picture, lastError: null }, parked('poison', { code: 'photo_lost' }))) ?? '',
    'a message put right that is malformed': editProblemWords('malformed'),
    'a message put right that is on its way': editProblemWords('already_sending'),
    'a message put right that was sent meanwhile': editProblemWords('sent_meanwhile'),
    'a message put right that was put away meanwhile': editProblemWords('put_away'),
    'a message put right that has left the Outbox': editProblemWords('gone'),
    'a message put right, and no room': editProblemWords('storage_full'),
    'a message put right, and fifty items wait': editProblemWords('outbox_full'),
    'a message put right, and the storage fails': editProblemWords('storage_lost'),
  }

  it.each(Object.entries(said))('%s', (name, words) => expect(told.get(name)).toEqual([words]))

  it('has no other row', () => expect([...told.keys()]).toEqual(Object.keys(said)))
})

it('has a row for every text of the Outbox page, and no other', () => {
  const parts = ['entries/entry-actions.tsx', 'entries/entry-state.tsx', 'ui/storage-trouble.tsx']
  const screen = filesIn(join(source, 'features/outbox')).filter((file) => file.endsWith('.tsx'))
  const words = [...screen, ...parts.map((part) => join(source, part))].flatMap(wordsIn)
  expect([...table('What else the Outbox page says').keys()].toSorted()).toEqual([...new Set(words)].toSorted())
})
