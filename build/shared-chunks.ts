import { importGraph, onDemand, type ModuleGraph } from './module-graph.ts'

/**
 * What a visitor's page may fetch by itself. A script that is needed on demand and stands nowhere here is a member's; should a public
 * page come to need it, `tests/built/budget.test.ts` tells.
 */
const visitors = [
  /src\/(content|shell|features\/(learning|marketing|support))\//,
  /src\/features\/bounties\/(bounty-board|leaderboard|marketplace)\./,
  /src\/features\/enrolment\/apply-page\./,
  /src\/features\/enrolment\/application-draft\./,
  /src\/(local\/live|state\/(next-steps|reading-progress))\./,
  /src\/routes\/(?!account|auth|bounty\.(create|\$)|outbox|payment|share)/,
]
/** Members' parts of the rooms above. */
const members = /src\/shell\/(account|bottom-bar|leaving)|src\/features\/support\/newsletter-link/

const isVisitors = (id: string) => visitors.some((rule) => rule.test(id)) && !members.test(id)

/** What pages need before they answer, beside the scripts of all: it weighs on their first visit, so each has no more than its own. */
const first = /src\/routes\/|src\/features\/learning\/(course-texts|prepare-section|whole-course-text)\./

/** What any page needs once somebody has touched it: a few lines each. */
const touched =
  /src\/(shell\/(first-touch|install-offer|lead-to-recovery|page-move|press-again|return-to-place|saved-places)|sync\/ask-for-course|state\/stop-waiting|ui\/(long-wait|settle-fills))\./

/** Started on every page once it can be read. */
const services = 'src/shell/register-worker.ts'

/**
 * What several pages that anybody opens share, each file with what it may import: the words and their rules know no storage, the parts of a
 * page no bounty, the board's rules no part of a page.
 */
const open = [
  [
    'texts',
    /src\/(content\/(?!curriculum|documentation|drawings|week1)|domain\/(?!acts|bounties\/(bounty|leaderboard)|outbox\/(?!queue|banner))|hooks\/use-(asked|clock|learning-sync|leaving)\.|state\/(app-badge|learning-log|stored-by-person|question-answers)\.)/,
  ],
  ['rules', /src\/(domain\/(acts|bounties|outbox)|env\.|(remote|state)\/human-)/],
  ['parts', /src\/ui\//],
  ['reading', /src\/(content\/(curriculum|documentation|drawings|week1)|features\/learning)[./]/],
  [
    'board',
    /src\/((domain|local|ui|content|state|features\/bounties)\/|hooks\/use-(?!asked|awaited-code|connection|ended-owner|leaving|queue))/,
  ],
  ['site', /src\/(content|features\/(enrolment|marketing|support))\//],
  ['work', /src\/(hooks\/use-(awaited-code|connection|ended-owner|queue)|sync\/(connection|flush-tag|wake-sources))\./],
] as const

/** Each is a few lines, and most stand on several screens. */
const icon = /node_modules\/lucide-react\//

/** How this device remembers something of a person, what waits or was lost here, and the ticks of the next steps, whose page needs no more. */
const storedByPerson = /src\/((domain\/course|state)\/(learning-(log|record)|next-steps|stored-by-person)|local\/unsent-tally)\./

/** What it remembers of a person's reading: one file. */
const notes = /src\/(domain\/course|state)\/reading-progress\./

/** Notes on the course, and its page of completion: the sign-in takes them along, the member's devices exchange them, and what shows them lies with them: one file. */
const readerNotes =
  /src\/((domain\/course|state)\/reader-notes|state\/learning-(logs|state|sync)|domain\/course\/(course-completion|learning-(exchange|mark|words))|features\/learning\/(course-completion|note-dialog|notes-page|section-notes))\./

/** Changes of one value in the small store: a file of its own would be one more to keep for offline use. */
const values = /src\/local\/(after-reading|own-values)\./

/** The application that was received, which pages show that need no other store of the device. */
const received = /src\/(hooks\/use-received|state\/received-application)\./

/** What the board's page needs before its list is there: a few lines each, which the rest of the board shares. */
const look =
  /src\/(env|domain\/(bounties\/(deadline|prerendered-cards)|network\/request-limit)|features\/bounties\/board-state)\./

/** A line or two each, which a page needs before and after it answers. */
const few =
  /src\/(state\/refresh|features\/(enrolment\/application-(draft-key|form-id)|marketing\/(use-signed-in|apply-link)|support\/words-of))\./

/** Packages that a screen must not fetch because a neighbour of its own script needs them. */
const heavy = { dexie: /node_modules\/dexie\//, supabase: /node_modules\/@supabase\// }

/** A few lines that are fetched on demand, and each needs the file that it goes into. `online` and `names` are for nothing without a network, and not kept. */
const guests = [
  ['site', /src\/domain\/text\/human-text\./],
  ['asks', /src\/asks\/(?!fetch|expire)|node_modules\/@tanstack\/query-core/],
  ['online', /src\/domain\/enrolment\/phone-number\.|node_modules\/libphonenumber/],
  ['names', /src\/domain\/account\/(reserved-names|confusables)\./],
  ['reading', /src\/features\/learning\/render-sections\./],
  ['member', /src\/(ui\/save-file|sync\/upload-progress)\./],
  ['screens', /src\/(shell\/account-actions|features\/enrolment\/received-part)\./],
  ['follow-worker', /src\/(shell\/follow-worker|sync\/(app-files|saves-data))\.|node_modules\/workbox-window/],
  [
    'lists',
    /node_modules\/(@headlessui|@floating-ui|@?react-aria|@?react-stately|@tanstack\/(react-)?virtual|tabbable)|src\/(shell\/account-items|features\/bounties\/choice-listbox)\./,
  ],
] as const

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
    roots.filter((id) => id.endsWith(services)),
  )
  const needed = importGraph(
    graph,
    roots.filter((id) => isVisitors(id) && first.test(id)),
  )
  const own = (id: string) => (!id.includes('node_modules') || served.has(id)) && !eager.has(id) && !needed.has(id)

  const openChunk = (id: string): string | null => {
    if (served.has(id)) return 'services'
    if ((byVisitors.get(id)?.size ?? 0) + (byMembers.get(id)?.size ?? 0) < 2) return null
    const brings = [...importGraph(graph, [id])].filter((each) => own(each) && !served.has(each))
    let allowed: RegExp[] = []
    for (const [name, rule] of open) {
      allowed = [...allowed, rule]
      if (rule.test(id) && brings.every((each) => allowed.some((one) => one.test(each)))) return name
    }
    return null
  }

  const memberChunk = (id: string): string | null => {
    const usedBy = [...(byMembers.get(id) ?? [])]
    // A screen that nothing else needs is fetched when it is opened.
    if (usedBy.length === 0 || (usedBy.length === 1 && usedBy.some(isScreen))) return null
    const brings = [...importGraph(graph, [id])]
    const packages = Object.entries(heavy).filter(([, rule]) => brings.some((each) => rule.test(each)))
    const hasScreens = brings.some((each) => isScreen(each) && own(each) && !byVisitors.has(each))
    return [hasScreens ? 'screens' : 'member', ...packages.map(([name]) => name)].join('-')
  }

  return (id) => {
    if (search.test(id)) return 'search-index'
    const host = guests.find(([, guest]) => guest.test(id))
    if (host) return host[0]
    if (icon.test(id)) return !eager.has(id) && !needed.has(id) ? 'icons' : null
    if (storedByPerson.test(id)) return 'own-notes'
    if (notes.test(id)) return 'notes'
    if (readerNotes.test(id)) return 'reader-notes'
    if (look.test(id)) return 'look'
    if (values.test(id)) return 'values'
    if (received.test(id)) return 'received'
    if (few.test(id)) return 'few'
    if (!own(id)) return null
    if (touched.test(id)) return 'touched'
    return byVisitors.has(id) ? openChunk(id) : memberChunk(id)
  }
}
