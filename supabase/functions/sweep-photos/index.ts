import * as v from 'valibot'
import { callDatabase } from '../_shared/call-database.ts'
import { requireServer } from '../_shared/caller.ts'
import { edgeFunction } from '../_shared/edge-function.ts'
import { Refusal } from '../_shared/refusal.ts'
import { serverFetch } from '../_shared/server-fetch.ts'

const MOST = 100

/**
 * Removes photos that nobody handed in within a day, at most a hundred a time: `{ removed }`. A job calls it with the server's secret
 * key; the database knows which they are, and only the storage API can remove the bytes with the row.
 */
export default edgeFunction({
  body: v.object({}),
  async run(_, request) {
    requireServer(request)
    const orphans = await callDatabase('orphaned_photos', { p_limit: MOST }, v.array(v.object({ name: v.string() })))
    if (orphans.length === 0) return { removed: 0 }
    const removed = await serverFetch('/storage/v1/object/completion-photos', {
      method: 'DELETE',
      body: { prefixes: orphans.map(({ name }) => name) },
    })
    if (!removed.ok) throw new Refusal(503, 'unavailable', 'The photos could not be removed.')
    // Storage answers what it removed: one that was handed in meanwhile is kept by the database.
    return { removed: v.parse(v.array(v.unknown()), await removed.json()).length }
  },
})
