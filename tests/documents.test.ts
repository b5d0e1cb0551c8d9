import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { deadTitles } from './cited-tests.ts'
import { codeFolders } from './imports.ts'
import { wrongSuites } from './suite-of-row.ts'

const root = resolve(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

const sources = [...codeFolders, 'docs', 'public']
  .flatMap((folder) => readdirSync(join(root, folder), { withFileTypes: true, recursive: true }))
  .filter((entry) => entry.isFile() && /\.(?:tsx?|js|css|html|sql|toml|md)$/.test(entry.name))
  .map((entry) => relative(root, join(entry.parentPath, entry.name)))
  .concat(readdirSync(root).filter((name) => name.endsWith('.md')))
  .filter((path) => path !== 'tests/documents.test.ts')

const decisions = read('docs/decisions.md')
const sections = decisions.split(/^### (?=\d+\. )/m).slice(1)
const numbers = new Set(sections.map((section) => Number.parseInt(section, 10)))

/** Citations that lead nowhere: another document's sections, a decision in another spelling, or one that isn't there. */
function deadCitations(text: string): string[] {
  const elsewhere = text.match(/\bspecifi(?:ed|cation)\b|\b(?:sync|the) protocol\b|\bdecisions? \d+/gi) ?? []
  const cited = text.matchAll(/docs\/decisions\.md(?:, (\d+))?/g)
  return [...elsewhere, ...[...cited].filter((match) => match[1] && !numbers.has(Number(match[1]))).map(([words]) => words)]
}

describe('citations', () => {
  it.each([
    'Specification, section 7',
    'specification, sections 2 and 9',
    'leads to the packages, as specified',
    'The specified words.',
    'Sync protocol, limits.',
    'The protocol’s limit of 50 entries.',
    'Decision 12.',
    'decisions 29 and 30',
    'docs/decisions.md, 999',
  ])('of "%s" lead nowhere', (text) => {
    expect(deadCitations(text)).toHaveLength(1)
  })

  it('lead to decisions that are there, everywhere', () => {
    expect(sources.flatMap((path) => deadCitations(read(path)).map((words) => `${path}: ${words}`))).toEqual([])
  })
})

it('every link of a document leads to a file', () => {
  const dead = sources
    .filter((path) => path.endsWith('.md'))
    .flatMap((path) => [...read(path).matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, to = '']) => join(dirname(path), to)))
    .filter((path) => !existsSync(join(root, path)))
  expect(dead).toEqual([])
})

it('every file that a document names is there, seen from the root or from the document', () => {
  const missing = sources
    .filter((path) => path.endsWith('.md'))
    .flatMap((path) =>
      [...read(path).matchAll(/`((?:src|supabase|tests|build|docs|public)\/[\w./$-]*\w)`/g)]
        .map(([, name = '']) => name)
        .filter((name) => !name.endsWith('/.env'))
        .filter((name) => !existsSync(join(root, name)) && !existsSync(join(root, dirname(path), name))),
    )
  expect(missing).toEqual([])
})

describe('docs/decisions.md', () => {
  it('numbers its decisions without a gap', () => {
    expect([...numbers].toSorted((a, b) => a - b)).toEqual(sections.map((_, index) => index + 1))
  })

  it.each(sections.map((section) => [section.split('\n', 1)[0] ?? '', section]))(
    'names tests that are there: %s',
    (_, section) => {
      const held = (section.split('**Tests:** ')[1] ?? '').replaceAll(/\s+/g, ' ')
      const named = [...held.matchAll(/`([^`]+\.(?:test|spec)\.ts)`((?: "[^"]+",?)*)/g)]
      expect(named.length > 0 || held.startsWith('none')).toBe(true)
      for (const [, path = '', titles = ''] of named) {
        expect(existsSync(join(root, path)) ? path : `no ${path}`).toBe(path)
        for (const [, title = ''] of titles.matchAll(/"([^"]+)"/g)) expect(read(path)).toContain(title)
      }
    },
  )
})

describe('cited titles of tests', () => {
  const titles: Record<string, string[]> = {
    'tests/lone-files.test.ts': ['a reply is lost, and asked for again', '%s is refused'],
  }
  it.each([
    ['`tests/lone-files.test.ts` "a reply is lost, and asked for again"', 0],
    ['`lone-files.test.ts` "a reply …", "%s is refused"', 0],
    ['lone-files "… for again"; the same file, "a … again"', 0],
    ['documents "a reply"', 1],
    ['`tests/none.test.ts` "%s is refused"', 1],
    ['"%s is refused"', 1],
    ['payments "%s is refused"', 1],
  ])('%s has so many that lead nowhere: %i', (cell, dead) => {
    expect(deadTitles(`| fault | ${cell} |`, (path) => titles[path] ?? [])).toHaveLength(dead)
  })

  it.each(['docs/security.md', 'tests/threats.md'])('of %s are there, in the file that is named', (path) => {
    expect(deadTitles(read(path))).toEqual([])
  })
})

describe('the suite that holds a row', () => {
  const files: Record<string, string> = {
    'tests/e2e/press.spec.ts': `
      test('is answered', core, async ({ page }) => {})
      test.describe('offline', () => {
        test('waits', core, async ({ page }) => {})
        test(\`is told in \${theme}\`, async ({ page }) => {})
        test('is lost on the way', { ...(isOnly ? core : {}) }, async ({ page }) => {})
      })`,
    'tests/e2e/themes.spec.ts': "test('in each theme', async ({ page }) => expect(core))",
    'tests/integration/kill.test.ts': "test('it is killed', () => {})",
    'tests/engines/walk.test.ts': "test('it walks', () => {})",
    'supabase/tests/race.test.ts': "describe.skipIf(!postgres)('a race', () => { it('has one winner', () => {}) })",
    'src/domain/rule.test.ts': "it.each([1, 2])('holds for %i', () => {})",
  }
  it.each([
    ['test', '`tests/e2e/press.spec.ts`'],
    ['test', '`tests/e2e/press.spec.ts` "is told in %s", "offline waits"'],
    ['test', '`tests/e2e/press.spec.ts` "is lost …"'],
    ['all', '`tests/e2e/press.spec.ts` "is told in …"'],
    ['all', '`tests/e2e/themes.spec.ts`'],
    ['all', '`tests/integration/kill.test.ts` "it is killed"'],
    ['all', '`tests/engines/walk.test.ts`; `supabase/tests/race.test.ts` "has one winner"'],
    ['test', '`tests/engines/walk.test.ts`; `src/domain/rule.test.ts` "holds for %i"'],
    ['neither', '`npm run test:faults`'],
  ])('is %s for %s', (right, cell) => {
    const said = ['test', 'all', 'neither'].map((word) => `| ${word} | it holds | ${word} | ${cell} |`)
    const wrong = wrongSuites(
      ['| fault | what | in | test |', '| - | - | - | - |', ...said].join('\n'),
      (path) => files[path] ?? '',
    )
    expect(wrong).toEqual(['test', 'all', 'neither'].filter((word) => word !== right).map((word) => `${word}: ${right}`))
  })
})

it('every row of tests/threats.md says which suite holds it', () => {
  expect(wrongSuites(read('tests/threats.md'))).toEqual([])
})

it('every package of the lock file has its integrity', () => {
  const { packages }: { packages: Record<string, { integrity?: string; link?: true }> } = JSON.parse(read('package-lock.json'))
  const unchecked = Object.entries(packages).filter(([path, { integrity, link }]) => path !== '' && !link && !integrity)
  expect(unchecked.map(([path]) => path)).toEqual([])
})
