import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { defaultTheme, parseTheme, themeColor } from '../domain/theme'
import { themeBoot } from './theme-boot'

type Page = { className: string; dataset: Record<string, string>; content: string }

/** Runs the boot line against a page served with the default theme and a storage that holds `word`. */
function boot(word: string | undefined, member?: string): Page {
  const page: Page = { className: defaultTheme, dataset: { theme: defaultTheme }, content: themeColor[defaultTheme] }
  runInNewContext(themeBoot, {
    localStorage: { theme: word, member },
    document: { documentElement: page, querySelector: () => page },
  })
  return page
}

test.each(['patriot', 'legacy', 'tactical', undefined, '', 'TACTICAL', 'constructor', 'toString', '__proto__'])(
  'the boot line agrees with the domain on %j',
  (word) => {
    const theme = parseTheme(word)
    expect(boot(word)).toEqual({ className: theme, dataset: { theme }, content: themeColor[theme] })
  },
)

test('the line marks the page of a member, and of nobody else', () => {
  expect(boot(undefined, '1').dataset).toEqual({ theme: defaultTheme, member: '' })
  expect(boot(undefined).dataset).toEqual({ theme: defaultTheme })
})

test('forbidden storage leaves the default', () => {
  const context = {
    get localStorage(): never {
      throw new Error('denied')
    },
  }
  expect(() => runInNewContext(themeBoot, context)).not.toThrow()
})

test('the line stays small', () => {
  expect(themeBoot.length).toBeLessThan(300)
})
