import { backend } from '../env'
import { timedFetch } from './timed-fetch'

const atMost = 24

const idOf = (row: unknown) =>
  typeof row === 'object' && row !== null && 'id' in row && typeof row.id === 'string' ? [row.id] : []

/** The ids of the newest open bounties, or null where the list can't be had. A plain request: a visitor who only looks pays for no client. */
export async function askBoard(): Promise<string[] | null> {
  const { url, key } = backend()
  const open = new URLSearchParams({
    select: 'id',
    status: 'eq.active',
    deadline: `gt.${new Date().toISOString()}`,
    order: 'created_at.desc,id.desc',
    limit: String(atMost),
  })
  try {
    const answer = await timedFetch(`${url}/rest/v1/bounties?${open}`, { headers: { apikey: key } })
    const rows: unknown = answer.ok ? await answer.json() : null
    return Array.isArray(rows) ? rows.flatMap(idOf) : null
  } catch {
    return null
  }
}
