import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { codeFolders, filesIn, importedFile, importsOf, importsOnDemand } from './imports.ts'

/** A source: its length, and what it imports; `onDemand` of these by `import()` only. Paths are the repository's. */
export type Source = { lines: number; imports: readonly string[]; onDemand: readonly string[] }

/** Every source of a checkout by its path: what `src` holds, and all that may use it from outside. */
export function sourcesOf(root: string): Map<string, Source> {
  const folders = codeFolders.map((folder) => join(root, folder)).filter((folder) => existsSync(folder))
  const configs = readdirSync(root).filter((name) => name.endsWith('.config.ts'))
  const files = [...folders.flatMap(filesIn), ...configs.map((name) => join(root, name))]
  return new Map(
    files.map((file) => {
      const text = readFileSync(file, 'utf8')
      const leadTo = (specifiers: readonly string[]) =>
        specifiers.flatMap((specifier) => importedFile(file, specifier) ?? []).map((to) => relative(root, to))
      const [imports, onDemand] = [leadTo(importsOf(text, file)), leadTo(importsOnDemand(text, file))]
      return [relative(root, file), { lines: text.trimEnd().split('\n').length, imports, onDemand }]
    }),
  )
}

/** Up to this many lines a file of one user in its own room should be a function of it, where both together stay readable. */
const MAX_LINES = 50
const MAX_TOGETHER = 180
/** Up to this many lines whatever stands between the two. */
const FEW_LINES = 25
/** What a route file may have. */
const MAX_ROUTE_LINES = 40

/** Lone files that stay, and why; a name that ends with a slash is a folder. */
export const keptAlone: Readonly<Record<string, string>> = {
  'src/local/outbox-peek.ts': 'only `local` opens a database, and its other files would bring Dexie to the contact page',
  'src/content/week1/': 'a chapter of Cadet Week 1 each, more than 250 lines together',
}

const isTest = (file: string) => file.includes('.test.')

const isRoutesScreen = (file: string, user: string) => user.startsWith('src/routes/') && file.endsWith('-screen.tsx')

/** The folder that says what a file may import: of `src` the first, of the features each. */
const roomOf = (file: string) => /^src\/features\/[^/]+\/|^src\/[^/]+\/|^[^/]+\//.exec(file)?.[0]

/** Whether a file of that length should stand in its user, as far as lengths and rooms tell. */
function belongsIn(user: string, userLines: number, file: string, lines: number): boolean {
  const together = lines + userLines
  if (isRoutesScreen(file, user)) return together <= MAX_ROUTE_LINES
  return lines <= FEW_LINES || (lines <= MAX_LINES && together <= MAX_TOGETHER && roomOf(file) === roomOf(user))
}

const isKept = (file: string, kept: typeof keptAlone) => Object.keys(kept).some((name) => covers(name, file))

/** Whether a name of `keptAlone` means that file. */
export const covers = (name: string, file: string) => name === file || (name.endsWith('/') && file.startsWith(name))

/**
 * The files of `src` that have one user, each with it: it does not load them apart, and they have no test of their own. The tests in
 * `tests` are users, those beside the files are none.
 */
export function onlyUsers(sources: ReadonlyMap<string, Source>): Map<string, string> {
  const users = new Map<string, string[]>()
  for (const [user, { imports }] of sources) {
    if (user.startsWith('src/') && isTest(user)) continue
    for (const file of new Set(imports)) users.set(file, [...(users.get(file) ?? []), user])
  }
  const only = new Map<string, string>()
  for (const [file, [user, second]] of users) {
    if (!file.startsWith('src/') || !sources.has(file) || isTest(file) || user === undefined || second !== undefined) continue
    const hasTest = ['.test.ts', '.test.tsx'].some((ending) => sources.has(file.replace(/\.tsx?$/, ending)))
    if (!hasTest && !sources.get(user)?.onDemand.includes(file)) only.set(file, user)
  }
  return only
}

/** Those of them that are small and should be a function of their user, where `kept` tells no reason. */
export function loneFiles(sources: ReadonlyMap<string, Source>, kept = keptAlone): { file: string; user: string }[] {
  const linesOf = (file: string) => sources.get(file)?.lines ?? 0
  return [...onlyUsers(sources)].flatMap(([file, user]) =>
    belongsIn(user, linesOf(user), file, linesOf(file)) && !isKept(file, kept) ? [{ file, user }] : [],
  )
}
