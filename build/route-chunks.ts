import type { Manifest } from 'vite'
import { stageNames } from './script-chunks.ts'

/**
 * The file of a route's screen, by its id: `/bounty/create` is `src/routes/bounty.create.tsx`, and `/bounty/` is `src/routes/bounty.index.tsx`; else the
 * script that the screens of its folder share.
 */
export function routeFile(id: string, manifest: Manifest): string | undefined {
  const name = id.slice(1).replaceAll('/', '.')
  const own = [name, `${name}index`].map((base) => `src/routes/${base}.tsx?tsr-split=component`)
  const [folder] = name.split('.')
  return own.find((key) => key in manifest) ?? Object.keys(manifest).find((key) => folder && manifest[key]?.name === folder)
}

/** What the loaders of these routes import before their screen can be hydrated. `rendering.spec.ts` tells when one is missing. */
const loaderImports: Readonly<Record<string, string>> = {
  '/course/': 'src/features/course/course-texts.ts',
  '/course/$week/$section': 'src/features/course/prepare-section.ts',
}

/** The key of a module's script: its path, or the script's own name where others have it at once. */
function keyOf(module: string, manifest: Manifest): string {
  const name = /([^/]+)\.tsx?$/.exec(module)?.[1]
  const key = module in manifest ? module : Object.keys(manifest).find((each) => manifest[each]?.name === name)
  if (key === undefined) throw new Error(`No script of the build is made from ${module}.`)
  return key
}

export interface Chunks {
  /** What the entry imports: evaluated one after the other before it. */
  stages: string[]
  /** What the route needs beyond that. */
  route: string[]
}

const address = (file: string) => `/${file}`

/** Addresses of all scripts that a page starts with, so that they load beside the entry and not after it. */
export function pageChunks(routeId: string, manifest: Manifest, entryKey = 'index.html'): Chunks {
  const collect = (key: string, into: Set<string>): Set<string> => {
    const chunk = manifest[key]
    if (!chunk || into.has(chunk.file)) return into
    into.add(chunk.file)
    for (const next of chunk.imports ?? []) collect(next, into)
    return into
  }
  const [, ...own] = collect(entryKey, new Set())
  const loaded = loaderImports[routeId]
  const needed = new Set<string>()
  for (const key of [routeFile(routeId, manifest), loaded && keyOf(loaded, manifest)]) if (key) collect(key, needed)
  const names = new Map(Object.values(manifest).map(({ file, name }) => [file, name]))
  const order = (file: string) => stageNames.findIndex((name) => name === names.get(file))
  const route = [...needed].filter((file) => !own.includes(file) && file !== manifest[entryKey]?.file)
  return { stages: own.toSorted((a, b) => order(a) - order(b)).map(address), route: route.map(address) }
}
