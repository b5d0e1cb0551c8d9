import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { filesIn, importedFile, importsOf, importsOnDemand } from './imports.ts'

/** A source: its length, and what it imports; `onDemand` of these by `import()` only. Paths are the repository's. */
export type Source = { lines: number; imports: readonly string[]; onDemand: readonly string[] }

/** Every source of a checkout by its path: what `src` holds, and all that may use it from outside. */
export function sourcesOf(root: string): Map<string, Source> {
  const folders = ['src', 'supabase', 'tests', 'build'].map((folder) => join(root, folder)).filter((folder) => existsSync(folder))
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

const MAX_LINES = 25

/** Lone files that stay, and why. */
export const keptAlone: Readonly<Record<string, string>> = {
  'src/local/outbox-peek.ts': 'only `local` opens a database, and its other files would bring Dexie to the contact page',
}

const isTest = (file: string) => file.includes('.test.')

/** A screen is loaded with its route's component, which the router's plugin cuts out of the first script. */
const isRoutesScreen = (file: string, user: string) => user.startsWith('src/routes/') && file.endsWith('-screen.tsx')

/**
 * The small files of `src` that should be a function of their one user: it does not load them apart, they have no test of their own, and
 * `kept` tells no reason. The tests in `tests` are users, those beside the files are none.
 */
export function loneFiles(sources: ReadonlyMap<string, Source>, kept = keptAlone): { file: string; user: string }[] {
  const users = new Map<string, string[]>()
  for (const [user, { imports }] of sources) {
    if (user.startsWith('src/') && isTest(user)) continue
    for (const file of new Set(imports)) users.set(file, [...(users.get(file) ?? []), user])
  }
  return [...sources].flatMap(([file, { lines }]) => {
    const [user, second] = users.get(file) ?? []
    if (!file.startsWith('src/') || isTest(file) || lines > MAX_LINES || user === undefined || second !== undefined) return []
    const hasTest = ['.test.ts', '.test.tsx'].some((ending) => sources.has(file.replace(/\.tsx?$/, ending)))
    const isApart = isRoutesScreen(file, user) || sources.get(user)?.onDemand.includes(file)
    return hasTest || isApart || file in kept ? [] : [{ file, user }]
  })
}
