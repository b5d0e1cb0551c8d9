const MINUTE_MS = 60 * 1000

/** Who tells people of what was done, on their devices or by mail. */
const told = ['pushes', 'notice-mails']

/** Which functions have something to do once a path was answered. */
const asked: Readonly<Record<string, readonly string[]>> = {
  '/rest/v1/rpc/subscribe_newsletter': ['newsletter-mails'],
  '/functions/v1/verify-code': ['application-mails'],
  '/rest/v1/rpc/decide_application': ['application-mails'],
  '/rest/v1/rpc/answer_message': ['message-mails', 'pushes'],
  '/rest/v1/rpc/complete_bounty': told,
  '/rest/v1/rpc/review_completion': told,
  '/rest/v1/rpc/fund_bounty': told,
}

/** How often each is asked whoever comes by: what a provider refused is tried again, and what the clock has told of goes. In milliseconds. */
const everyMs = {
  'newsletter-mails': 60 * MINUTE_MS,
  'application-mails': 60 * MINUTE_MS,
  'message-mails': 60 * MINUTE_MS,
  pushes: MINUTE_MS,
  'notice-mails': MINUTE_MS,
  'sweep-photos': 60 * MINUTE_MS,
}
const isUpload = ({ method, url }: Request) =>
  method === 'POST' && new URL(url).pathname.startsWith('/storage/v1/object/completion-photos/')

type RunFunction = (request: Request) => Promise<Response>

/** What pg_cron and pg_net ask of the functions when hosted, asked here beside the requests that give them something to do. */
export interface FunctionJobs {
  /**
   * At most once an hour each, and once a minute what tells people: lets photos be swept beside an upload, since they gather only where photos come in, and
   * what was refused or has come to be due be sent beside any request.
   */
  beside(request: Request): void
  /** Lets the mails of the newsletter go out once an address was given, of applications once a code was right or one was decided on, of messages once one was answered; and what tells people once something was done that somebody hears of. */
  after(request: Request, response: Response): void
}

export function functionJobs(runFunction: RunFunction, secretKey: string, now: () => number = Date.now): FunctionJobs {
  const due = new Map<string, number>()
  const ask = (name: string, origin: string) => {
    const headers = { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' }
    void runFunction(new Request(`${origin}/functions/v1/${name}`, { method: 'POST', headers, body: '{}' }))
  }
  return {
    beside(request) {
      for (const [name, every] of Object.entries(everyMs)) {
        if (now() < (due.get(name) ?? 0) || (name === 'sweep-photos' && !isUpload(request))) continue
        due.set(name, now() + every)
        ask(name, new URL(request.url).origin)
      }
    },
    after({ method, url }, { ok }) {
      const { origin, pathname } = new URL(url)
      if (ok && method === 'POST') for (const name of asked[pathname] ?? []) ask(name, origin)
    },
  }
}
