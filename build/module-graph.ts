export interface ModuleGraph {
  getModuleInfo(id: string): { importedIds?: string[]; dynamicallyImportedIds?: string[]; importers?: string[] } | null
}

/** Everything that these modules import statically: found once a build by walking down from them. */
export function importGraph(graph: ModuleGraph, from: readonly string[]): Set<string> {
  const found = new Set<string>()
  const walk = (id: string): void => {
    if (found.has(id)) return
    found.add(id)
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) walk(next)
  }
  from.forEach(walk)
  return found
}

/** Every script that is fetched on demand: the modules which some other imports dynamically. */
export function onDemand(graph: ModuleGraph, entry: string): string[] {
  const seen = new Set<string>()
  const roots = new Set<string>()
  const walk = (id: string): void => {
    if (seen.has(id)) return
    seen.add(id)
    const info = graph.getModuleInfo(id)
    for (const next of info?.dynamicallyImportedIds ?? []) {
      roots.add(next)
      walk(next)
    }
    for (const next of info?.importedIds ?? []) walk(next)
  }
  walk(entry)
  return [...roots]
}
