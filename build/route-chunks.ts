import type { Manifest } from 'vite'

/** The file of a route's screen: `/bounty/create` is `src/routes/bounty.create.tsx` or `.../bounty.create.index.tsx`. */
function routeFile(path: string, manifest: Manifest): string | undefined {
  const name = path === '/' ? 'index' : path.slice(1).replaceAll('/', '.')
  return [name, `${name}.index`].map((base) => `src/routes/${base}.tsx?tsr-split=component`).find((key) => key in manifest)
}

/** Addresses of the scripts that a route needs beyond the entry's own, so that they load beside it and not after it. */
export function routeChunks(path: string, manifest: Manifest, entryKey = 'index.html'): string[] {
  const collect = (key: string, into: Set<string>): Set<string> => {
    const chunk = manifest[key]
    if (!chunk || into.has(chunk.file)) return into
    into.add(chunk.file)
    for (const next of chunk.imports ?? []) collect(next, into)
    return into
  }
  const key = routeFile(path, manifest)
  if (!key) return []
  const own = collect(entryKey, new Set())
  return [...collect(key, new Set())].filter((file) => !own.has(file)).map((file) => `/${file}`)
}
