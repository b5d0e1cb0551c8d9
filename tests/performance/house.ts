// How easily the source can be walked through, by numbers: `npm run bench:house`, or with the folder of another checkout after `--`.
import { readFileSync } from 'node:fs'
import { basename, join, relative, resolve } from 'node:path'
import { circles, filesIn, importedFile, importsOf } from '../imports.ts'
import { loneFiles, onlyUsers, sourcesOf } from '../lone-files.ts'

const root = resolve(process.argv[2] ?? join(import.meta.dirname, '../..'))
const src = join(root, 'src')
const files = filesIn(src).filter((file) => !file.includes('.test.') && !file.endsWith('.d.ts'))
const texts = new Map(filesIn(src).map((file) => [file, readFileSync(file, 'utf8')]))
const linesOf = (file: string) => (texts.get(file) ?? '').trimEnd().split('\n')
const imports = new Map(
  [...texts].map(([file, text]) => [file, importsOf(text, file).flatMap((each) => importedFile(file, each) ?? [])]),
)
const users = new Map<string, string[]>()
for (const [file, imported] of imports) for (const each of imported) users.set(each, [...(users.get(each) ?? []), file])

/** The files that one can come to from here, by imports or against them. */
function reached(from: string, edges: ReadonlyMap<string, readonly string[]>): Set<string> {
  const found = new Set<string>([from])
  for (const file of found) for (const next of edges.get(file) ?? []) if (!file.includes('.test.')) found.add(next)
  return found
}

const folderOf = (file: string) => relative(src, file).split('/').slice(0, -1).slice(0, 2).join('/') || '(top)'
const folders = new Map<string, string[]>()
for (const file of files) folders.set(folderOf(file), [...(folders.get(folderOf(file)) ?? []), file])

const named = (name: string) => files.find((file) => basename(file) === name)
const form = named('fund-bounty-form.tsx') ?? named('fund-bounty-screen.tsx') ?? ''
const request = named('call-act.ts') ?? ''
const fromForm = reached(form, imports)
const toRequest = reached(request, users)
const pledge = [...fromForm].filter((file) => toRequest.has(file))

const all = files.flatMap(linesOf)
const isImport = (line: string) => /^(import|\} from) /.test(line)
const sources = sourcesOf(root)

/** How many lines stand in a run of so many that stands somewhere else too: blank lines, imports and brackets alone count for nothing. */
function repeatedLines(run: number): number {
  const places = new Map<string, string[]>()
  for (const file of files) {
    const told = linesOf(file).map((line) => line.trim())
    const lines = told.filter((line) => /\w/.test(line) && !isImport(line))
    for (let from = 0; from + run <= lines.length; from += 1) {
      const words = lines.slice(from, from + run).join('\n')
      const place = Array.from({ length: run }, (_, index) => `${file} ${from + index}`)
      places.set(words, [...(places.get(words) ?? []), ...place])
    }
  }
  return new Set([...places.values()].filter((place) => place.length > run).flat()).size
}

const kinds = /'(create|fund|accept|complete)-bounty'|'send-contact-message'|'subscribe-newsletter'/

console.table(
  [...folders]
    .map(([folder, its]) => ({ folder, files: its.length, lines: its.flatMap(linesOf).length }))
    .toSorted((a, b) => b.lines - a.lines),
)
console.table({
  files: files.length,
  lines: all.length,
  'import lines, percent': Math.round((1000 * all.filter(isImport).length) / all.length) / 10,
  'files with one user, no test and not loaded apart': onlyUsers(sources).size,
  'of these those that the rule merges': loneFiles(sources).length,
  'lines in a run of eight that stands twice': repeatedLines(8),
  'files between the press of a pledge and its request': pledge.length,
  'files that name one kind of act, to accept a bounty': files.filter((file) => texts.get(file)?.includes("'accept-bounty'"))
    .length,
  'files that name any kind of act': files.filter((file) => kinds.test(texts.get(file) ?? '')).length,
  'import circles': circles(imports).length,
})
