import * as v from 'valibot'
import { takeAddressAllowance } from './call-database.ts'
import { callerAddress } from './caller.ts'
import { answerFrom } from './edge-function.ts'
import { required } from './environment.ts'
import { Refusal } from './refusal.ts'

const HOUR = 60 * 60
const Token = v.pipe(v.string(), v.uuid())

interface OneClick {
  /** Under which name the clicks of an address are counted. */
  name: string
  /** The page of the site, with its query and place, on which a person does the same by a press. */
  page: (token: string) => string
  /** Does what the mail program asks for. Throws a Refusal where the address was never in a mail of ours. */
  leave: (token: string, url: URL) => Promise<unknown>
  /** What it answers then, the same for a token that nobody has. */
  said: string
}

/** The headers of a mail that a mail program ends by one click at this address. */
export const oneClickHeaders = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/**
 * The address in a mail's `List-Unsubscribe`. A mail program posts to it and what it names ends (RFC 8058), whatever the body's type. A person who
 * opens it comes to the page with the button, so that nothing that only looks ends anything.
 */
export const oneClick = (click: OneClick) => ({ fetch: (request: Request) => answerFrom(() => answer(click, request)) })

async function answer({ name, page, leave, said }: OneClick, request: Request): Promise<Response> {
  const url = new URL(request.url)
  const token = v.safeParse(Token, url.searchParams.get('token'))
  if (!token.success) throw new Refusal(404, 'not_found', 'There is no such subscription.')
  if (request.method === 'GET' || request.method === 'HEAD') {
    const location = required('SITE_URL').replace(/\/+$/, '') + page(token.output)
    return new Response(null, { status: 303, headers: { location } })
  }
  if (request.method !== 'POST') throw new Refusal(405, 'method_not_allowed', 'Use POST.')
  await takeAddressAllowance(callerAddress(request), name, 2000, HOUR)
  await leave(token.output, url)
  return new Response(`${said}\n`, { headers: { 'content-type': 'text/plain;charset=utf-8' } })
}
