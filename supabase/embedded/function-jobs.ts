const EVERY_MS = 60 * 60 * 1000

/** Which function has something to do once a path was answered. */
const asked: Readonly<Record<string, string>> = {
  '/rest/v1/rpc/subscribe_newsletter': 'newsletter-mails',
  '/functions/v1/verify-code': 'application-mails',
  '/rest/v1/rpc/decide_application': 'application-mails',
  '/rest/v1/rpc/answer_message': 'message-mails',
}

/** Mails that the provider refused are tried again now and then, whoever comes by. */
const mails = ['newsletter-mails', 'application-mails', 'message-mails']
const isUpload = ({ method, url }: Request) =>
  method === 'POST' && new URL(url).pathname.startsWith('/storage/v1/object/completion-photos/')

type RunFunction = (request: Request) => Promise<Response>

/** What pg_cron and pg_net ask of the functions when hosted, asked here beside the requests that give them something to do. */
export interface FunctionJobs {
  /**
   * At most once an hour each: lets photos be swept beside an upload, since they gather only where photos come in, and mails that were
   * refused be tried again beside any request.
   */
  beside(request: Request): void
  /** Lets the mails of the newsletter go out once an address was given, of applications once a code was right or one was decided on, of messages once one was answered. */
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
      for (const name of isUpload(request) ? ['sweep-photos', ...mails] : mails) {
        if (now() < (due.get(name) ?? 0)) continue
        due.set(name, now() + EVERY_MS)
        ask(name, new URL(request.url).origin)
      }
    },
    after({ method, url }, { ok }) {
      const { origin, pathname } = new URL(url)
      const name = asked[pathname]
      if (ok && method === 'POST' && name !== undefined) ask(name, origin)
    },
  }
}
