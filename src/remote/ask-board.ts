import { backend } from '../env'

/** The client's own time-out (`timed-fetch.ts`), which would bring its errors along. */
const patienceMs = 15_000

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
    limit: '24',
  })
  try {
    const answer = await fetch(`${url}/rest/v1/bounties?${open}`, {
      headers: { apikey: key },
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    })
    const rows: unknown = answer.ok ? await answer.json() : null
    return Array.isArray(rows) ? rows.flatMap(idOf) : null
  } catch {
    return null
  }
}
