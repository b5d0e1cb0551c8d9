import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

const sources = ['src', 'supabase', 'build', 'tests', 'docs', 'public']
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
  const elsewhere = text.match(/\bspecification, sections? \d+|\bdecisions? \d+/gi) ?? []
  const cited = text.matchAll(/docs\/decisions\.md(?:, (\d+))?/g)
  return [...elsewhere, ...[...cited].filter((match) => match[1] && !numbers.has(Number(match[1]))).map(([words]) => words)]
}

describe('citations', () => {
  it.each([
    'Specification, section 7',
    'specification, sections 2 and 9',
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
