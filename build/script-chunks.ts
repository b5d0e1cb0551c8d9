interface ModuleGraph {
  getModuleInfo(id: string): { importedIds?: string[] } | null
}

/** Packages of which each page uses other parts: they go where they are used. */
const byUse = /lucide-react|valibot/

/** Everything that these modules import statically: found once a build by walking down from them. */
function importGraph(graph: ModuleGraph, from: readonly string[]): Set<string> {
  const found = new Set<string>()
  const walk = (id: string): void => {
    if (found.has(id)) return
    found.add(id)
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) walk(next)
  }
  from.forEach(walk)
  return found
}

/** What every page needs, in the order in which it is evaluated: each is one task, none long enough to hold up a tap. */
const stages = [
  ['react', /node_modules\/(react|react-dom|scheduler|use-sync-external-store)\//],
  ['router', /node_modules\/@tanstack\//],
  ['app', /./],
] as const

export const stageNames = stages.map(([name]) => name)

/**
 * How scripts are cut: what every page needs is three files, since thirty small ones would be thirty requests and a second
 * round trip; the rest follows the routes.
 */
export function scriptChunks(root: string) {
  const entry = `${root}/src/main.tsx`
  // What nearly every page's own script imports besides.
  const common = ['shell/page-head.tsx', 'ui/later.tsx'].map((path) => `${root}/src/${path}`)
  let eager: Set<string> | undefined
  return {
    groups: [
      {
        name: (id: string, context: ModuleGraph) => {
          eager ??= importGraph(context, [entry, ...common])
          if (!eager.has(id) || id === entry || byUse.test(id)) return null
          return stages.find(([, owns]) => owns.test(id))?.[0] ?? null
        },
        includeDependenciesRecursively: false,
      },
    ],
  }
}
