import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SESSION_KEY, sessionStorage } from '../local/session-storage'
import { acceptPhoto, chooseBounty, dropSharedPhoto, photoWaits, sharedPhoto } from '../local/shared-photo'
import { receiveSharedPhoto } from './receive-shared-photo'
import { SHARE_FIELD, SHARE_PATH } from './share-path'

const now = Date.parse('2026-11-21T12:00:00Z')
const day = 24 * 60 * 60 * 1000

function shared(...files: File[]): Request {
  const body = new FormData()
  for (const file of files) body.append(SHARE_FIELD, file)
  return new Request(`https://academy.test${SHARE_PATH}`, { method: 'POST', body })
}

/** As its person presses on the page. */
async function keepWhatWaits(viewerId: string | null = null) {
  const waiting = await sharedPhoto(viewerId, now)
  if (!waiting) throw new Error('The photo was not offered.')
  return acceptPhoto(waiting)
}

const photo = (bytes = 3) => new File([new Uint8Array(bytes)], 'a.jpg', { type: 'image/jpeg' })

beforeEach(() => vi.stubGlobal('location', { origin: 'https://academy.test' }))
afterEach(async () => {
  vi.unstubAllGlobals()
  await dropSharedPhoto()
  await sessionStorage.removeItem(SESSION_KEY)
})

test('nothing stays without a press: what a page that hides itself posts is gone after a quarter of an hour, or with the next share', async () => {
  await receiveSharedPhoto(shared(photo(3)), now)
  expect([(await sharedPhoto(null, now))?.isOffered, await photoWaits(now)]).toEqual([true, false])
  await receiveSharedPhoto(shared(photo(5)), now + 1)
  expect((await sharedPhoto(null, now + 1))?.bytes.byteLength).toBe(5)
  expect(await sharedPhoto(null, now + 1 + 15 * 60 * 1000)).not.toBeNull()
  expect(await sharedPhoto(null, now + 2 + 15 * 60 * 1000)).toBeNull()
  expect(await sharedPhoto(null, now)).toBeNull()
})

test('a photo is offered on the phone and leads to the page that asks what it is for', async () => {
  const answer = await receiveSharedPhoto(shared(photo()), now)
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe('https://academy.test/share-photo')
  expect(await sharedPhoto(null, now)).toMatchObject({ type: 'image/jpeg', ownerId: null, bountyId: null })
})

test.each([
  ['nothing', [], 'no-photo'],
  ['an empty file', [photo(0)], 'unreadable'],
  ['a field without a file', [new File([], '')], 'no-photo'],
  ['more than 20 MB', [photo(20_000_001)], 'too-large'],
])('%s is not kept, and the page says why', async (_what, files, problem) => {
  const answer = await receiveSharedPhoto(shared(...files), now)
  expect(answer.headers.get('location')).toBe(`https://academy.test/share-photo?problem=${problem}`)
  expect(await sharedPhoto(null, now)).toBeNull()
})

test('a photo that lies in the gallery’s cloud alone is not kept, and the page says why', async () => {
  const form = new FormData()
  form.append(SHARE_FIELD, photo())
  vi.spyOn(File.prototype, 'arrayBuffer').mockRejectedValueOnce(new DOMException('Not there.', 'NotReadableError'))
  const answer = await receiveSharedPhoto(Object.assign(shared(), { formData: async () => form }), now)
  expect(answer.headers.get('location')).toBe('https://academy.test/share-photo?problem=unreadable')
  expect(await sharedPhoto(null, now)).toBeNull()
})

test('of three files the first photo that can be taken is kept, with its name and how many were left', async () => {
  await receiveSharedPhoto(
    shared(new File(['plan'], 'plan.pdf'), photo(0), new File(['b'], 'b.jpg', { type: 'image/jpeg' })),
    now,
  )
  expect(await sharedPhoto(null, now)).toMatchObject({ name: 'b.jpg', left: 2 })
})

test('a second photo doesn’t take the place of one that is kept, whoever’s it is, until that one is a day old', async () => {
  await receiveSharedPhoto(shared(photo(3)), now)
  await keepWhatWaits()
  const answer = await receiveSharedPhoto(shared(photo(5)), now + day)
  expect(answer.headers.get('location')).toBe('https://academy.test/share-photo?problem=one-waits')
  expect((await sharedPhoto(null, now))?.bytes.byteLength).toBe(3)
  await receiveSharedPhoto(shared(photo(5)), now + day + 1)
  expect((await sharedPhoto(null, now + day + 1))?.bytes.byteLength).toBe(5)
})

test.each([
  ['the share sheet', 'none', '', true],
  ['a page of the app', 'same-origin', '', true],
  ['another site', 'cross-site', '', false],
  ['a sister site', 'same-site', '', false],
  ['the share sheet, in a browser that tells workers nothing', undefined, '', true],
  ['a page of the app, there', undefined, 'https://academy.test/faq', true],
  ['another site, there', undefined, 'https://foreign.test/', false],
])('a photo from %s', async (_whence, site, referrer, isTaken) => {
  const request = shared(photo())
  vi.spyOn(request, 'referrer', 'get').mockReturnValue(referrer)
  if (site) vi.spyOn(request.headers, 'get').mockReturnValue(site)
  const answer = await receiveSharedPhoto(request, now)
  expect(answer.headers.get('location')).toBe(`https://academy.test/share-photo${isTaken ? '' : '?problem=not-yours'}`)
  expect((await sharedPhoto(null, now)) !== null).toBe(isTaken)
})

test('what one person shared is not shown to another, nor a day later', async () => {
  const session = { access_token: 'a', refresh_token: 'r', expires_at: 1, user: { id: 'ana', email: 'ana@example.test' } }
  await sessionStorage.setItem(SESSION_KEY, JSON.stringify(session))
  await receiveSharedPhoto(shared(photo()), now)
  expect(await sharedPhoto('ben', now)).toBeNull()
  expect(await sharedPhoto(null, now)).toBeNull()
  await keepWhatWaits('ana')
  expect(await sharedPhoto('ana', now + day)).not.toBeNull()
  expect(await sharedPhoto('ana', now + day + 1)).toBeNull()
  expect(await sharedPhoto('ana', now)).toBeNull()
})

test('a photo without an owner belongs to who chooses its bounty', async () => {
  await receiveSharedPhoto(shared(photo()), now)
  const waiting = await sharedPhoto(null, now)
  if (!waiting) throw new Error('The photo was not kept.')
  await chooseBounty(waiting, 'ana', 'bounty')
  expect(await sharedPhoto('ben', now)).toBeNull()
  expect(await sharedPhoto('ana', now + day)).toMatchObject({ bountyId: 'bounty' })
})
