import { existsSync, readFileSync } from 'node:fs'
import { importGraph, onDemand, type ModuleGraph } from './module-graph.ts'

/**
 * `visitors`: a visitor's page may fetch it by itself, though its folder is none of theirs; `members`: only a member's does, though its folder is.
 * `first`: its page needs it before it answers, beside the scripts of all. `services`: it is started on every page once that can be read.
 */
const roles = ['visitors', 'members', 'first', 'services'] as const
type Role = (typeof roles)[number]

/**
 * What a module says of itself in its first line, as `// @in notes @visitors`, where its folder doesn't say it: so a file that moves takes its
 * place in the build along. `in`: the shared script that it goes into; `with`: the script of `open` that it may lie in, with others.
 */
type Marks = { in?: string | undefined; with?: string | undefined; roles: Role[] }

const marked = new Map<string, Marks>()

function marksOf(id: string): Marks {
  const [file = ''] = id.split('?')
  // Of a route's file the mark is its screen's: its address is known from the start.
  if (/\/src\/routes\/[^-]/.test(file) && file === id) return { roles: [] }
  const known = marked.get(file)
  if (known) return known
  const isOurs = !file.includes('node_modules') && /\.tsx?$/.test(file) && existsSync(file)
  const line = isOurs ? (/^\/\/ (@.*)/.exec(readFileSync(file, 'utf8'))?.[1] ?? '') : ''
  const marks: Marks = { roles: [] }
  for (const [, word, name] of line.matchAll(/@(\w+)(?: ([\w-]+))?/g)) {
    if (word === 'in' || word === 'with') marks[word] = name
    marks.roles.push(...roles.filter((each) => each === word))
  }
  marked.set(file, marks)
  return marks
}

/**
 * What a visitor's page may fetch by itself. A script that is needed on demand and stands nowhere here is a member's; should a public
 * page come to need it, `tests/built/budget.test.ts` tells.
 */
const visitorsFolders =
  /src\/(content|shell|features\/(course|marketing|support)|routes\/(?!account|auth|bounty\.(create|\$)|outbox|payment|share|training))/

const isVisitors = (id: string) => {
  const marks = marksOf(id).roles
  return marks.includes('visitors') || (!marks.includes('members') && visitorsFolders.test(id))
}

/**
 * What several pages that anybody opens share, each file with what it may import: the words and their rules know no storage, the parts of a
 * page no bounty, the board's rules no part of a page. A module lies with those of its folder, or of its mark.
 */
const open: Readonly<Record<string, RegExp>> = {
  texts: /src\/(content\/(?!curriculum|documentation|week1)|domain\/(?!acts|bounties|outbox))/,
  rules: /src\/domain\/(acts|bounties|outbox)/,
  parts: /src\/ui\//,
  reading: /src\/(content\/(curriculum|documentation|week1)|features\/course)\//,
  board: /src\/(domain|local|ui|content|state|hooks|features\/bounties)\//,
  site: /src\/(content|features\/(enrolment|marketing|support))\//,
  work: /^$/,
}

/** Whether a module may lie in that script. */
function liesWith(name: string, id: string): boolean {
  const mark = marksOf(id).with
  return mark === undefined ? (open[name]?.test(id) ?? false) : mark === name
}

/** Each is a few lines, and most stand on several screens. */
const icon = /node_modules\/lucide-react\//

/** Packages that a screen must not fetch because a neighbour of its own script needs them. */
const heavy = { dexie: /node_modules\/dexie\//, supabase: /node_modules\/@supabase\// }

/** Packages that are fetched on demand, and the file that each goes into. `online` is for nothing without a network, and not kept. */
const packages: Readonly<Record<string, RegExp>> = {
  asks: /node_modules\/@tanstack\/query-core/,
  online: /node_modules\/libphonenumber/,
  'follow-worker': /node_modules\/workbox-window/,
  lists: /node_modules\/(@headlessui|@floating-ui|@?react-aria|@?react-stately|@tanstack\/(react-)?virtual|tabbable)/,
}

/** What the search looks through: fetched with the first letter, and as long as all other words together. */
const search = /virtual:search-index/

const isScreen = (id: string) => id.includes('.tsx')

/** For each module the scripts on demand that import it. */
function usersOf(graph: ModuleGraph, roots: readonly string[]): Map<string, Set<string>> {
  const users = new Map<string, Set<string>>()
  for (const root of roots) {
    for (const id of importGraph(graph, [root])) users.set(id, (users.get(id) ?? new Set()).add(root))
  }
  return users
}

/**
 * The file of a module that several scripts on demand share, or null where the bundler may decide. Visitors' parts lie apart from
 * members'; of these, what needs the same heavy packages lies together. No two files import each other: each holds what its modules
 * import, or leaves it to a file that stands before it.
 */
export function sharedChunks(graph: ModuleGraph, entry: string, eager: ReadonlySet<string>): (id: string) => string | null {
  const roots = onDemand(graph, entry)
  const byVisitors = usersOf(graph, roots.filter(isVisitors))
  const byMembers = usersOf(
    graph,
    roots.filter((id) => !isVisitors(id)),
  )
  const served = importGraph(
    graph,
    roots.filter((id) => marksOf(id).roles.includes('services')),
  )
  const needed = importGraph(
    graph,
    roots.filter((id) => isVisitors(id) && (id.includes('/src/routes/') || marksOf(id).roles.includes('first'))),
  )
  const own = (id: string) => (!id.includes('node_modules') || served.has(id)) && !eager.has(id) && !needed.has(id)

  const openChunk = (id: string): string | null => {
    if (served.has(id)) return 'services'
    if ((byVisitors.get(id)?.size ?? 0) + (byMembers.get(id)?.size ?? 0) < 2) return null
    const brings = [...importGraph(graph, [id])].filter((each) => own(each) && !served.has(each))
    const allowed: string[] = []
    for (const name of Object.keys(open)) {
      allowed.push(name)
      if (liesWith(name, id) && brings.every((each) => allowed.some((one) => liesWith(one, each)))) return name
    }
    return null
  }

  const memberChunk = (id: string): string | null => {
    const usedBy = [...(byMembers.get(id) ?? [])]
    // A screen that nothing else needs is fetched when it is opened.
    if (usedBy.length === 0 || (usedBy.length === 1 && usedBy.some(isScreen))) return null
    const brings = [...importGraph(graph, [id])]
    const needs = Object.entries(heavy).filter(([, rule]) => brings.some((each) => rule.test(each)))
    const hasScreens = brings.some((each) => isScreen(each) && own(each) && !byVisitors.has(each))
    return [hasScreens ? 'screens' : 'member', ...needs.map(([name]) => name)].join('-')
  }

  const chunkOf = (id: string): string | null => {
    if (search.test(id)) return 'search-index'
    const named = marksOf(id).in
    if (named !== undefined) return named
    const host = Object.entries(packages).find(([, its]) => its.test(id))
    if (host) return host[0]
    if (icon.test(id)) return !eager.has(id) && !needed.has(id) ? 'icons' : null
    if (!own(id)) return null
    return byVisitors.has(id) ? openChunk(id) : memberChunk(id)
  }
  // Data has no line for a mark: it lies with the module that reads it.
  return (id) => chunkOf(id.endsWith('.json') ? (graph.getModuleInfo(id)?.importers?.[0] ?? id) : id)
}
