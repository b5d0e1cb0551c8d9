import { expect, test } from 'vitest'
import { extraScripts, isExtraFile, onlineScripts } from './extra-files'

const chunk = (file: string, more: object = {}) => ({ file: `assets/${file}`, ...more })
const manifest = {
  'index.html': chunk('entry.js', { isEntry: true, imports: ['_app.js'], dynamicImports: ['src/routes/about.tsx'] }),
  '_app.js': chunk('app.js'),
  '_online.js': chunk('phone.js', { name: 'online' }),
  'src/domain/account/reserved-names.ts': chunk('names.js', { name: 'names', src: 'src/domain/account/reserved-names.ts' }),
  'src/routes/about.tsx?tsr-split=component': chunk('about.js', {
    src: 'src/routes/about.tsx?tsr-split=component',
    imports: ['_app.js', 'src/features/marketing/about-page.tsx'],
  }),
  'src/features/marketing/about-page.tsx': chunk('about-page.js', { src: 'src/features/marketing/about-page.tsx' }),
  'src/features/marketing/pricing-page.tsx': chunk('pricing-page.js', { src: 'src/features/marketing/pricing-page.tsx' }),
  'src/routes/index.tsx?tsr-split=component': chunk('home.js', {
    src: 'src/routes/index.tsx?tsr-split=component',
    imports: ['src/features/marketing/pricing-page.tsx'],
  }),
  'src/features/support/newsletter-link.tsx': chunk('newsletter-link.js', { src: 'src/features/support/newsletter-link.tsx' }),
  'src/sync/start-sync.ts': chunk('start-sync.js', { src: 'src/sync/start-sync.ts' }),
}

test('a script is extra where neither reading nor writing needs it, and nothing that does imports it', () => {
  const extra = ['about.js', 'about-page.js', 'newsletter-link.js'].map((file) => `assets/${file}`)
  expect([...extraScripts(manifest)].toSorted()).toEqual(extra.toSorted())
})

test('the scripts that are not kept are known by their names', () => {
  expect(onlineScripts(manifest)).toEqual(['assets/phone.js', 'assets/names.js'])
})

test.each([
  ['about.html', true],
  ['testimonials.html', true],
  ['artwork/compass.svg', true],
  ['fonts/text.woff2', true],
  ['index.html', false],
  ['_shell.html', false],
  ['course.html', false],
  ['bounty/create.html', false],
  ['outbox.html', false],
  ['assets/app.js', false],
  ['assets/style.css', false],
  ['assets/about.js', true],
])('%s: %s', (file, isExtra) => {
  expect(isExtraFile(file, extraScripts(manifest))).toBe(isExtra)
})
