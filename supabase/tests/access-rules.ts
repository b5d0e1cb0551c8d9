import type { Actor } from './actors.ts'

/** Which columns of a table a signed-in person may read, or everybody, and which rows, as a condition that the database's owner can check. */
type Readable = { everybody?: boolean; columns?: string[]; hiddenColumns?: string[]; rows: (who: Actor) => string }

const own = (column: string) => (who: Actor) => `${column} = '${who.id}'`

/** Whose package opens modules, and up to which level. */
const levelOf: Readonly<Record<string, number>> = { stranger: 1, funder: 5 }

/** What the product lets people read straight from tables. A table that is missing here can be read by nobody. */
export const readable: Record<string, Readable> = {
  'public.profiles': { everybody: true, columns: ['id', 'display_name'], rows: namesOf },
  'public.bounties': {
    everybody: true,
    rows: (who) =>
      who.name === 'moderator' ? 'true' : who.id ? `hidden_at is null or creator_id = '${who.id}'` : 'hidden_at is null',
  },
  'public.subscriptions': { rows: own('user_id') },
  'public.bounty_acceptances': { rows: own('user_id') },
  'public.completions': { hiddenColumns: ['photo_version', 'reviewer_id'], rows: own('user_id') },
  'public.notifications': { rows: own('user_id') },
  'public.training_texts': { rows: (who) => `level <= ${levelOf[who.name] ?? 0}` },
  // The platform grants its two tables to everybody; row security alone decides.
  'storage.buckets': { everybody: true, rows: () => 'false' },
  'storage.objects': { everybody: true, rows: photosOf },
}

/** The own name, and those of people who have a bounty on show; a moderator's, all. */
function namesOf(who: Actor): string {
  if (who.name === 'moderator') return 'true'
  const onShow = 'id in (select b.creator_id from public.bounties b where b.hidden_at is null)'
  return who.id ? `${onShow} or id = '${who.id}'` : onShow
}

/** The own photos; those of others are shown by the server alone. */
function photosOf(who: Actor): string {
  return who.id ? `bucket_id = 'completion-photos' and name like '${who.id}/%'` : 'false'
}

/** May this person read the column, if any row? */
export function mayRead(who: Actor, table: string, column: string): boolean {
  const rule = readable[table]
  if (!rule || (!who.id && !rule.everybody)) return false
  return (rule.columns?.includes(column) ?? true) && !rule.hiddenColumns?.includes(column)
}

/** How many rows an unconditional update of the column changes: of the own profile two columns, of nothing else anything. */
export function rowsChanged(who: Actor, table: string, column: string): number | 'refused' {
  if (table.startsWith('storage.')) return 0
  const isOwnChoice = table === 'public.profiles' && ['display_name', 'hide_from_leaderboard'].includes(column)
  return who.id && isOwnChoice ? 1 : 'refused'
}
