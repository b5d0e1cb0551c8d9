import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { defaultTheme, parseTheme, themeColor } from '../domain/app/theme'
import { parseTextSize } from '../domain/app/text-size'
import { themeBoot } from './theme-boot'

type Page = { className: string; dataset: Record<string, string>; content: string; style: Record<string, unknown> }

/** Runs the boot line against a page served with the default theme and a storage that holds `word`. */
function boot(word: string | undefined, member?: string, address = '/course', textSize?: string): Page & { step: string } {
  const steps: string[] = []
  const style = { setProperty: (name: string, step: string) => void steps.push(`${name} ${step}`) }
  const page: Page = { className: defaultTheme, dataset: { theme: defaultTheme }, content: themeColor[defaultTheme], style }
  runInNewContext(themeBoot, {
    localStorage: { theme: word, member, textSize },
    document: { documentElement: page, querySelector: () => page },
    location: new URL(address, 'https://academy.example'),
  })
  return { ...page, step: steps.join() }
}

test.each(['patriot', 'legacy', 'tactical', undefined, '', 'TACTICAL', 'constructor', 'toString', '__proto__'])(
  'the boot line agrees with the domain on %j',
  (word) => {
    const theme = parseTheme(word)
    expect(boot(word)).toMatchObject({ className: theme, dataset: { theme }, content: themeColor[theme] })
  },
)

test.each([undefined, '', '0', '1', '2', '3', '4', 'large', '-2'])(
  'the boot line agrees with the domain on the text size %j',
  (size) => {
    const step = parseTextSize(size)
    expect(boot(undefined, undefined, '/course', size).step).toBe(step === '1' ? '' : `--text-step ${step}`)
  },
)

test('the line marks the page of a member, and of nobody else', () => {
  expect(boot(undefined, '1').dataset).toEqual({ theme: defaultTheme, member: '' })
  expect(boot(undefined).dataset).toEqual({ theme: defaultTheme })
})

test.each([
  ['/', '1', true],
  ['/?utm_source=mail', '1', true],
  ['/?home=true', '1', false],
  ['/course', '1', false],
  ['/', undefined, false],
])('%s with the mark %j hides the home: %j', (address, member, isHidden) => {
  expect('today' in boot(undefined, member, address).dataset).toBe(isHidden)
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
  expect(themeBoot.length).toBeLessThan(400)
})
