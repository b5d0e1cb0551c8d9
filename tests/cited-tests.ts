import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { parseSync, Visitor } from 'vite'
import { codeFolders, filesIn, importsOf } from './imports.ts'

const root = resolve(import.meta.dirname, '..')

const tests = codeFolders
  .flatMap((folder) => filesIn(join(root, folder)))
  .map((path) => relative(root, path))
  .filter((path) => /\.(?:test|spec)\.ts$/.test(path))

const known = new Map<string, string[]>()

/** Every string of a test file, and of the tables that it imports from its own folder. What a template fills in reads "%s". */
function stringsOf(path: string): string[] {
  if (known.has(path) || !existsSync(join(root, path))) return known.get(path) ?? []
  const [text, found] = [readFileSync(join(root, path), 'utf8'), Array<string>()]
  known.set(path, found)
  new Visitor({
    Literal: ({ value }) => void (typeof value === 'string' && found.push(value)),
    TemplateLiteral: ({ quasis }) => void found.push(quasis.map(({ value }) => value.cooked ?? '').join('%s')),
  }).visit(parseSync(path, text).program)
  for (const each of importsOf(text, path)) if (each.startsWith('./')) found.push(...stringsOf(join(dirname(path), each)))
  return found
}

/** Whether one of these is the cited title, or two are: a group's and a test's. "…" stands for what a citation leaves out. */
export function isAmong(strings: readonly string[], title: string): boolean {
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

/** A test by its title, or without one a whole file. */
export interface Citation {
  file: string
  title?: string
}

/** The rows of a document's tables: their cells, and the tests that the last of these cites. */
export function citingRows(text: string): { cells: string[]; cited: Citation[] }[] {
  return text.split(/^## /m).flatMap((section) => {
    let file = 'no file'
    return [...section.matchAll(/^\|(.*)\|$/gm)].map(([, row = '']) => {
      const cells = row.split('|').map((cell) => cell.trim())
      const words = (cells.at(-1) ?? '').matchAll(/`([^`]+\.(?:test|spec)\.ts)`|(?<=^|[,;] )([\w-]+)(?= "|[,;]|$)|"([^"]+)"/g)
      const cited: Citation[] = []
      for (const [, path, word, title] of words) {
        const named = path || word ? fileNamed(path ?? word ?? '', section) : null
        file = named ?? file
        if (named) cited.push({ file })
        if (title === undefined) continue
        // What is said of a file's tests takes the place of the whole file.
        if (cited.at(-1)?.title === undefined) cited.pop()
        cited.push({ file, title })
      }
      return { cells, cited }
    })
  })
}

/** Titles that the last column of a document's tables cites, and that no test of the named file has. */
export const deadTitles = (text: string, strings = stringsOf): string[] =>
  citingRows(text)
    .flatMap(({ cited }) => cited)
    .flatMap(({ file, title }) => (title === undefined || isAmong(strings(file), title) ? [] : [`${file}: ${title}`]))
