import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { parseSync, Visitor } from 'vite'
import { describe, expect, it } from 'vitest'
import { importsOf } from './imports.ts'

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

const tests = sources.filter((path) => /\.(?:test|spec)\.ts$/.test(path))

const known = new Map<string, string[]>()

/** Every string of a test file, and of the tables that it imports from its own folder. What a template fills in reads "%s". */
function stringsOf(path: string): string[] {
  if (known.has(path) || !existsSync(join(root, path))) return known.get(path) ?? []
  const [text, found] = [read(path), Array<string>()]
  known.set(path, found)
  new Visitor({
    Literal: ({ value }) => void (typeof value === 'string' && found.push(value)),
    TemplateLiteral: ({ quasis }) => void found.push(quasis.map(({ value }) => value.cooked ?? '').join('%s')),
  }).visit(parseSync(path, text).program)
  for (const each of importsOf(text, path)) if (each.startsWith('./')) found.push(...stringsOf(join(dirname(path), each)))
  return found
}

/** Whether one of these is the cited title, or two are: a group's and a test's. "…" stands for what a citation leaves out. */
function isAmong(strings: readonly string[], title: string): boolean {
  const parts = title.split('…').map((part) => part.trim().replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
  const cited = new RegExp(`^${parts.join('.*')}$`, 's')
  return strings.some(
    (text) => cited.test(text) || (title.startsWith(`${text} `) && isAmong(strings, title.slice(text.length + 1))),
  )
}

/** The file that a name stands for: by its path, by what the section says of it, or as the only one of that name. Null for any other word. */
function fileNamed(name: string, section: string): string | null {
  if (name.includes('/')) return name
  const short = name.replace(/\.(?:test|spec)\.ts$/, '')
  const said = [...section.matchAll(/((?:`[\w-]+`, )*`[\w-]+`) (?:is|are) `([\w/]+\/[\w<>.-]+\.ts)`/g)]
  const path = said.find(([, names = '']) => names.includes(`\`${short}\``))?.[2]
  if (path) return path.replace('<name>', short)
  const folder = /Files without a folder are in `([\w/]+\/)`/.exec(section)?.[1]
  if (folder && existsSync(join(root, folder, `${short}.test.ts`))) return `${folder}${short}.test.ts`
  const named = tests.filter((each) => new RegExp(`/${short}\\.(?:test|spec)\\.ts$`).test(each))
  if (named.length > 1) return `one of ${named.join(', ')}`
  return named[0] ?? (short === name ? null : name)
}

/** Titles that the last column of a document's tables cites, and that no test of the named file has. */
function deadTitles(text: string, strings = stringsOf): string[] {
  return text.split(/^## /m).flatMap((section) => {
    let file = 'no file'
    return section.split('\n').flatMap((line) => {
      const cell = /^\|.*\| *(.*?) *\|$/.exec(line)?.[1] ?? ''
      return [...cell.matchAll(/`([^`]+\.(?:test|spec)\.ts)`|([\w-]+)(?= "|[,;]|$)|"([^"]+)"/g)].flatMap(
        ([, path, word, title]) => {
          file = (path || word ? fileNamed(path ?? word ?? '', section) : null) ?? file
          return title === undefined || isAmong(strings(file), title) ? [] : [`${file}: ${title}`]
        },
      )
    })
  })
}

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

it('every package of the lock file has its integrity', () => {
  const { packages }: { packages: Record<string, { integrity?: string; link?: true }> } = JSON.parse(read('package-lock.json'))
  const unchecked = Object.entries(packages).filter(([path, { integrity, link }]) => path !== '' && !link && !integrity)
  expect(unchecked.map(([path]) => path)).toEqual([])
})
