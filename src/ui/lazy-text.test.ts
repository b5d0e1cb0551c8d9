import { afterEach, expect, it, vi } from 'vitest'
import { lazyText, prepareText } from './lazy-text'

afterEach(() => vi.unstubAllGlobals())

/** A browser page whose prerendered HTML holds the named text. */
function inBrowser(held: string) {
  vi.stubGlobal('document', { querySelector: (selector: string) => (selector === `[data-text="${held}"]` ? {} : null) })
}

it('is fetched once, and there at once afterwards', async () => {
  const fetchText = vi.fn<() => Promise<string>>(async () => 'words')
  const text = lazyText('a', fetchText)
  expect(text.peek()).toBeUndefined()
  await text.load()
  await text.load()
  expect(text.peek()).toBe('words')
  expect(fetchText).toHaveBeenCalledTimes(1)
})

it('can be fetched again after a failure', async () => {
  const fetchText = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce('words')
  const text = lazyText('a', fetchText)
  await expect(text.load()).rejects.toThrow('offline')
  await expect(text.load()).resolves.toBe('words')
})

it.each([
  ['is loaded at build', undefined, false, true],
  ['is not loaded for the prerendered page that holds it', 'a', true, false],
  ['is loaded for another page', 'b', true, true],
  ['is loaded for a page that is rendered anew', 'a', false, true],
])('%s', async (_, held, stands, isLoaded) => {
  vi.resetModules()
  const [{ reusePrerendered }, fresh] = await Promise.all([import('./prerendered'), import('./lazy-text')])
  if (held !== undefined) inBrowser(held)
  if (stands) reusePrerendered()
  const text = fresh.lazyText('a', async () => 'words')
  await fresh.prepareText(text)
  expect(text.peek() !== undefined).toBe(isLoaded)
})

it('leaves a failure in the browser to the screen, and fails the build', async () => {
  const broken = lazyText('a', () => Promise.reject(new Error('offline')))
  await expect(prepareText(broken)).rejects.toThrow('offline')
  inBrowser('b')
  await expect(prepareText(broken)).resolves.toBeUndefined()
})
