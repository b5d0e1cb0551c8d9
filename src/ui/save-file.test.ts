import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { saveFile } from './save-file'

let link = { href: '', download: '', click: () => undefined }

beforeEach(() => {
  vi.useFakeTimers()
  link = { href: '', download: '', click: () => undefined }
  vi.stubGlobal('document', { createElement: () => link })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const readable = async () => (await fetch(link.href)).text().catch(() => null)

test('a browser that reads the file only after the press finds it', async () => {
  saveFile('a.txt', new Blob(['words']))
  expect(link.download).toBe('a.txt')
  vi.advanceTimersByTime(30_000)
  expect(await readable()).toBe('words')
})

test('in the end the address is given back', async () => {
  const revoked = vi.spyOn(URL, 'revokeObjectURL')
  saveFile('a.txt', new Blob(['words']))
  vi.runAllTimers()
  expect(revoked).toHaveBeenCalledWith(link.href)
})

test('what is said of it is no more than is known: the browser has the file', () => {
  expect(saveFile('a.txt', new Blob(['words']))).toBe('Your browser was given a.txt. Look for it among your downloads.')
})
