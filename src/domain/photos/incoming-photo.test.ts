import { expect, it } from 'vitest'
import { firstPhoto, incomingUse, othersLeft } from './incoming-photo'

const screenshot = { isDrop: false, isInText: false, hasText: false, hasFile: true, isChosen: false }
const link = { ...screenshot, hasFile: false, hasText: true, isDrop: true }

it.each([
  ['a screenshot', screenshot, 'take'],
  ['a screenshot, pasted while the notes have the focus', { ...screenshot, isInText: true }, 'take'],
  ['words of a word processor, pasted into the notes', { ...screenshot, isInText: true, hasText: true }, 'text'],
  ['the same with a photo chosen', { ...screenshot, isInText: true, hasText: true, isChosen: true }, 'text'],
  ['a file with its path as words, pasted beside the fields', { ...screenshot, hasText: true }, 'take'],
  ['a second photo', { ...screenshot, isChosen: true }, 'ask'],
  ['a second photo, pasted while the notes have the focus', { ...screenshot, isInText: true, isChosen: true }, 'ask'],
  ['a dropped picture of another page, of which the link came', link, 'none'],
  ['the same with a photo chosen', { ...link, isChosen: true }, 'none'],
  ['a link, dropped into the notes', { ...link, isInText: true }, 'text'],
  [
    'a photo with its path as words, dropped into the notes',
    { ...screenshot, isDrop: true, isInText: true, hasText: true },
    'take',
  ],
  ['words alone', { ...screenshot, hasFile: false, hasText: true }, 'text'],
])('%s', (_, incoming, use) => {
  expect(incomingUse(incoming)).toBe(use)
})

const file = (name: string, type = '', size = 9) => ({ name, type, size })
const plan = file('plan.pdf', 'application/pdf')
const jpeg = file('a.jpg', 'image/jpeg')

it.each([
  ['the first of three photos', [jpeg, file('b.png', 'image/png'), file('c.jpg', 'image/jpeg')], 'a.jpg'],
  ['a photo among other files', [plan, file('notes.txt', 'text/plain'), jpeg], 'a.jpg'],
  ['a HEIC whose type the system doesn’t know', [plan, file('IMG_1.HEIC')], 'IMG_1.HEIC'],
  ['the same under the type of any bytes', [plan, file('IMG_1.heif', 'application/octet-stream')], 'IMG_1.heif'],
  ['no drawing', [file('map.svg', 'image/svg+xml'), jpeg], 'a.jpg'],
  ['one that has bytes', [file('cloud.jpg', 'image/jpeg', 0), jpeg], 'a.jpg'],
  ['one that isn’t too large', [file('huge.png', 'image/png', 20_000_001), jpeg], 'a.jpg'],
  ['a photo that is refused, before a file that isn’t one', [plan, file('cloud.jpg', 'image/jpeg', 0)], 'cloud.jpg'],
  ['the first file, to say what it is', [plan, file('clip.mp4', 'video/mp4')], 'plan.pdf'],
  ['nothing of nothing', [], undefined],
])('of several files: %s', (_, files, name) => {
  expect(firstPhoto(files)?.name).toBe(name)
})

it.each([
  [0, null],
  [undefined, null],
  [1, 'A completion has one photo. IMG_1.jpg was chosen; the other file was left.'],
  [2, 'A completion has one photo. IMG_1.jpg was chosen; the other 2 files were left.'],
])('%s others', (left, words) => {
  expect(othersLeft({ name: 'IMG_1.jpg', ...(left !== undefined && { left }) })).toBe(words)
})
