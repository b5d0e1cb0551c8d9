import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'
import { filesIn } from './imports.ts'

const root = resolve(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

const source = filesIn(join(root, 'src')).map((path) => relative(root, path))
const shipped = source.filter((file) => !file.includes('.test.'))

/** The first column of the glossary's tables. */
const words = [...read('docs/glossary.md').matchAll(/^\| (?!word |-)([^|]+?) *\|/gm)].map(([, word]) => word ?? '')

/** Names in any spelling as plain words: `opId`, `MAX_ENTRIES`, `use-draft.ts`. */
const plain = (text: string) =>
  text
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[-_./\s]+/g, ' ')
    .toLowerCase()

/** The code and the documents, but for the glossary itself. */
const prose = ['src', 'build', 'supabase', 'docs']
  .flatMap((folder) => readdirSync(join(root, folder), { withFileTypes: true, recursive: true }))
  .filter((entry) => entry.isFile() && /\.(?:tsx?|sql|md)$/.test(entry.name) && entry.name !== 'glossary.md')
  .map((entry) => plain(`${entry.name} ${readFileSync(join(entry.parentPath, entry.name), 'utf8')}`))
  .join(' ')

/** In any form that begins so: `hydrate` also as `hydrated`. */
const isUsed = (word: string) => new RegExp(`\\b${plain(word)}`).test(prose)

const firstPart = (name: string) => plain(name).split(' ')[0] ?? ''

/** What a file gives to others by name. */
const exportsOf = (text: string, file: string) =>
  parseSync(file, text).module.staticExports.flatMap(({ entries }) => entries.flatMap(({ exportName }) => exportName.name ?? []))

const exported = shipped.flatMap((file) => exportsOf(read(file), file).map((name) => ({ file, name })))

/** Words for all kinds of storing and of saying: the glossary has one word for each. */
const vague = new Set(['keep', 'keeps', 'kept', 'keeper', 'tell', 'tells', 'told', 'teller'])
const isVague = (name: string) => vague.has(firstPart(name))

/** The verbs of one meaning, and the files that do just that. */
const owned: Readonly<Record<string, readonly string[]>> = {
  enqueue: ['src/domain/outbox/commands.ts', 'src/local/outbox.ts', 'src/sync/act-commands.ts'],
  settle: ['src/domain/outbox/after-request.ts'],
  cache: ['src/local/cache-bounties.ts', 'src/local/databases.ts', 'src/local/own-values.ts', 'src/sync/cache-samples.ts'],
  notify: ['src/features/account/refusal.tsx', 'src/local/session-storage.ts', 'src/sync/app-files.ts'],
  expire: ['src/remote/bounties.ts'],
}
const isElsewhere = (name: string, file: string) => !(owned[firstPart(name)]?.includes(file) ?? true)

describe('the glossary', () => {
  it('has each word once', () => {
    expect(words.length).toBeGreaterThan(50)
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([])
  })

  it('has no word that neither the code nor a document uses', () => {
    expect(words.filter((word) => !isUsed(word))).toEqual([])
    expect(isUsed('quarantine')).toBe(false)
  })

  it('has every verb that is held to one meaning', () => {
    expect(Object.keys(owned).filter((verb) => !words.includes(verb))).toEqual([])
  })
})

describe('names', () => {
  it.each(['keepAct', 'KEEP_MS', 'KeptFiles', 'kept-files.ts', 'toldCents', 'tell', 'TellFiles'])('%s is vague', (name) => {
    expect(isVague(name)).toBe(true)
  })

  it.each(['keypad', 'tellurium', 'savedPlace', 'daysKept'])('%s is not', (name) => {
    expect(isVague(name)).toBe(false)
  })

  it('of what a file exports, and of the file itself, begin with none of the vague words', () => {
    expect(exported.filter(({ name }) => isVague(name))).toEqual([])
    expect(source.filter((file) => isVague(file.split('/').at(-1) ?? ''))).toEqual([])
  })

  it('begin with a verb of the glossary only where that is done', () => {
    expect(exported.filter(({ name, file }) => isElsewhere(name, file))).toEqual([])
    expect(isElsewhere('settleDue', 'src/asks/fetch-bounties.ts')).toBe(true)
  })

  it('of each of these files have its verb', () => {
    const idle = Object.entries(owned).flatMap(([verb, files]) =>
      files.filter((file) => !exported.some((each) => each.file === file && firstPart(each.name) === verb)),
    )
    expect(idle).toEqual([])
  })
})
