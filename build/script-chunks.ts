import { importGraph, type ModuleGraph } from './module-graph.ts'
import { sharedChunks } from './shared-chunks.ts'

/** Packages of which each page uses other parts: they go where they are used. */
const byUse = /lucide-react|valibot/

/**
 * What every page needs, in the order in which it is evaluated: each is one task, none long enough to hold up a tap. The router lies with
 * the app: together they take half as long as React, and a page loads 830 bytes less than with one file each. `dom` is React with its
 * renderer, and the bundler's helpers (`runtime-chunk.ts`).
 */
const stages = [
  ['dom', /node_modules\/(react|react-dom|scheduler|use-sync-external-store)\//],
  ['app', /./],
] as const

export const stageNames = stages.map(([name]) => name)

/**
 * How scripts are cut: what every page needs is two files, since thirty small ones would be thirty requests and a second
 * round trip; what scripts on demand share is a dozen (`shared-chunks.ts`); the rest
 * follows the routes.
 */
export function scriptChunks(root: string) {
  const entry = `${root}/src/main.tsx`
  // What nearly every page's own script imports besides.
  const common = ['shell/page-head.tsx', 'shell/structured-data.tsx', 'ui/later.tsx', 'ui/paint-and-idle.ts', 'clock.ts'].map(
    (path) => `${root}/src/${path}`,
  )
  let eager: Set<string> | undefined
  let sharedChunk: ((id: string) => string | null) | undefined
  return {
    groups: [
      {
        debugName: 'shared scripts',
        name: (id: string, graph: ModuleGraph) => {
          eager ??= importGraph(graph, [entry, ...common])
          sharedChunk ??= sharedChunks(graph, entry, eager)
          if (id === entry) return null
          if (!eager.has(id)) return sharedChunk(id)
          if (byUse.test(id)) return null
          return stages.find(([, owns]) => owns.test(id))?.[0] ?? null
        },
        includeDependenciesRecursively: false,
      },
    ],
  }
}
