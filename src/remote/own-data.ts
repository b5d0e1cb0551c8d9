import type { Answer } from './failure'
import { readRows } from './read-rows'

/** The tables that hold a person's own rows, with the column that says whose they are. */
const tables = {
  subscriptions: { owner: 'user_id', columns: '*' },
  bounties: { owner: 'creator_id', columns: '*' },
  contributions: { owner: 'contributor_id', columns: '*' },
  bounty_acceptances: { owner: 'user_id', columns: '*' },
  completions: {
    owner: 'user_id',
    columns: 'id, acceptance_id, bounty_id, photo_path, notes, status, reason, created_at, reviewed_at',
  },
  notifications: { owner: 'user_id', columns: '*' },
} as const

const asRows = (data: unknown) => (Array.isArray(data) ? data : undefined)

/** Everything that the server keeps about this person, table by table and as it stands there. A missing part fails the whole. */
export async function ownData(userId: string): Promise<Answer<Record<string, unknown[]>>> {
  const profile = readRows((client) => client.rpc('my_profile'), asRows)
  const rows = Object.entries(tables).map(([table, { owner, columns }]) =>
    readRows((client) => client.from(table).select(columns).eq(owner, userId), asRows),
  )
  const names = ['profile', ...Object.keys(tables)]
  const answers = await Promise.all([profile, ...rows])
  const data: Record<string, unknown[]> = {}
  for (const [index, answer] of answers.entries()) {
    if (!answer.ok) return answer
    data[names[index] ?? ''] = answer.value
  }
  return { ok: true, value: data }
}
