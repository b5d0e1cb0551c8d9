const EVERY_MS = 60 * 60 * 1000

/**
 * Lets the function sweep-photos run beside an upload, at most once an hour: here is no pg_cron, and photos gather only where
 * photos come in. A sweep that fails is tried again an hour later.
 */
export function sweepBesideUploads(
  runFunction: (request: Request) => Promise<Response>,
  secretKey: string,
  now: () => number = Date.now,
): (upload: Request) => void {
  let due = 0
  return ({ method, url }) => {
    const { origin, pathname } = new URL(url)
    if (method !== 'POST' || !pathname.startsWith('/storage/v1/object/completion-photos/') || now() < due) return
    due = now() + EVERY_MS
    const sweep = new Request(`${origin}/functions/v1/sweep-photos`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secretKey}` },
      body: '{}',
    })
    void runFunction(sweep)
  }
}
