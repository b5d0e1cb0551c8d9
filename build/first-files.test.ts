import type { Manifest } from 'vite'
import { expect, test } from 'vitest'
import { firstFiles, firstPages, isFirst } from './first-files'

const chunk = (file: string, more: object = {}) => ({ file: `assets/${file}.js`, ...more })
const screen = (name: string) => `src/routes/${name}.tsx?tsr-split=component`
const screens = [
  'index',
  'course.index',
  'course.$week.$section',
  'week1-content',
  'faq',
  'privacy',
  'terms',
  'disclaimer',
  'outbox',
]
const manifest: Manifest = {
  'index.html': chunk('entry', { imports: ['_app.js'], dynamicImports: [screen('pricing'), 'src/shell/notices.tsx'] }),
  '_app.js': chunk('app'),
  'src/shell/notices.tsx': chunk('notices'),
  ...Object.fromEntries(screens.map((name) => [screen(name), chunk(name)])),
  [screen('faq')]: chunk('faq', { imports: ['_site.js'], dynamicImports: ['src/features/support/faq-page.tsx'] }),
  '_site.js': chunk('site'),
  'src/features/support/faq-page.tsx': chunk('faq-page'),
  [screen('pricing')]: chunk('pricing'),
}
const html = new Map([
  ['course.html', '<style>src:url(/fonts/text.woff2)</style>'],
  ['course/week-1/see-it-early.html', '<use href="/artwork/lessons.svg#see">'],
  ['instructors.html', '<use href="/artwork/portraits.svg#casey">'],
])

test.each([
  ['index.html', true],
  ['_shell.html', true],
  ['course.html', true],
  ['outbox.html', true],
  ['pricing.html', false],
  ['bounty.html', false],
  ['assets/entry.js', true],
  ['assets/app.js', true],
  ['assets/notices.js', true],
  ['assets/site.js', true],
  ['assets/faq-page.js', true],
  ['assets/course.$week.$section.js', true],
  ['assets/pricing.js', false],
  ['assets/style.css', true],
  ['manifest.webmanifest', true],
  ['fonts/text.woff2', true],
  ['artwork/lessons.svg', true],
  ['artwork/portraits.svg', false],
])('%s comes to a device that saves data: %s', (file, isThere) => {
  expect(isFirst(file, firstFiles(manifest, html))).toBe(isThere)
})

test('a page whose screen is nowhere ends the build', () => {
  const { [screen('faq')]: _, ...others } = manifest
  expect(firstPages).toContain('/faq')
  expect(() => firstFiles(others, html)).toThrow('/faq')
})
