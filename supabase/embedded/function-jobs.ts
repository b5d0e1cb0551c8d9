const EVERY_MS = 60 * 60 * 1000

/** Which function has something to do once a path was answered. */
const asked: Readonly<Record<string, string>> = {
  '/rest/v1/rpc/subscribe_newsletter': 'newsletter-mails',
  '/functions/v1/verify-code': 'application-mails',
}

type RunFunction = (request: Request) => Promise<Response>

/** What pg_cron and pg_net ask of the functions when hosted, asked here beside the requests that give them something to do. */
export interface FunctionJobs {
  /** Lets photos be swept beside an upload, at most once an hour: they gather only where photos come in. A sweep that fails is tried again later. */
  beside(request: Request): void
  /** Lets the mails of the newsletter go out once an address was given, and those of applications once a code was right. */
  after(request: Request, response: Response): void
}

export function functionJobs(runFunction: RunFunction, secretKey: string, now: () => number = Date.now): FunctionJobs {
  let due = 0
  const ask = (name: string, origin: string) => {
    const headers = { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' }
    void runFunction(new Request(`${origin}/functions/v1/${name}`, { method: 'POST', headers, body: '{}' }))
  }
  return {
    beside({ method, url }) {
      const { origin, pathname } = new URL(url)
      if (method !== 'POST' || !pathname.startsWith('/storage/v1/object/completion-photos/') || now() < due) return
      due = now() + EVERY_MS
      ask('sweep-photos', origin)
    },
    after({ method, url }, { ok }) {
      const { origin, pathname } = new URL(url)
      const name = asked[pathname]
      if (ok && method === 'POST' && name !== undefined) ask(name, origin)
    },
  }
}
