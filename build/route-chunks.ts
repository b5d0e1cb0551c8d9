import type { Manifest } from 'vite'
import { stageNames } from './script-chunks.ts'

/** The file of a route's screen: `/bounty/create` is `src/routes/bounty.create.tsx` or `.../bounty.create.index.tsx`. */
function routeFile(path: string, manifest: Manifest): string | undefined {
  const name = path === '/' ? 'index' : path.slice(1).replaceAll('/', '.')
  return [name, `${name}.index`].map((base) => `src/routes/${base}.tsx?tsr-split=component`).find((key) => key in manifest)
}

/** What the loaders of these routes import before their screen can be hydrated. `budget.spec.ts` tells when one is missing. */
const loaderImports: Readonly<Record<string, string>> = {
  '/course': 'src/features/learning/course-texts.ts',
  '/documentation': 'src/features/learning/course-texts.ts',
  '/week1-content': 'src/features/learning/course-texts.ts',
  '/whole-course': 'src/features/learning/whole-course-text.tsx',
}

/** Their addresses stand in pages, so they keep a file of their own. */
export const fetchedAhead = Object.values(loaderImports)

export interface Chunks {
  /** What the entry imports: evaluated one after the other before it. */
  stages: string[]
  /** What the route needs beyond that. */
  route: string[]
}

const order = (file: string) => stageNames.findIndex((name) => file.includes(`/${name}-`))
const address = (file: string) => `/${file}`

/** Addresses of all scripts that a page starts with, so that they load beside the entry and not after it. */
export function pageChunks(path: string, manifest: Manifest, entryKey = 'index.html'): Chunks {
  const collect = (key: string, into: Set<string>): Set<string> => {
    const chunk = manifest[key]
    if (!chunk || into.has(chunk.file)) return into
    into.add(chunk.file)
    for (const next of chunk.imports ?? []) collect(next, into)
    return into
  }
  const [, ...own] = collect(entryKey, new Set())
  const loaded = loaderImports[path]
  if (loaded !== undefined && !(loaded in manifest)) throw new Error(`No script of the build is made from ${loaded}.`)
  const needed = new Set<string>()
  for (const key of [routeFile(path, manifest), loaded]) if (key) collect(key, needed)
  const route = [...needed].filter((file) => !own.includes(file) && file !== manifest[entryKey]?.file)
  return { stages: own.toSorted((a, b) => order(a) - order(b)).map(address), route: route.map(address) }
}
