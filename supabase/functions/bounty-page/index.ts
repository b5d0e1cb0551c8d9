import * as v from 'valibot'
import { answerFrom } from '../_shared/edge-function.ts'
import { publishableKey, required } from '../_shared/environment.ts'
import { Refusal } from '../_shared/refusal.ts'
import { reach } from '../_shared/server-fetch.ts'
import { bountyHead, bountyText, unknownHead, type SharedBounty } from './bounty-head.ts'

const Id = v.pipe(v.string(), v.uuid())
const Rows = v.array(v.object({ id: v.string(), title: v.string(), description: v.string() }))

/** The bounty as anybody may see it: asked with the key of nobody, so that a hidden one stays hidden. Null where there is none; rejects where nobody could tell. */
async function publicBounty(id: string): Promise<SharedBounty | null> {
  const key = publishableKey()
  const address = `${required('SUPABASE_URL')}/rest/v1/bounties?id=eq.${id}&select=id,title,description`
  const response = await reach(address, { headers: { apikey: key } })
  return v.parse(Rows, await response.json())[0] ?? null
}

/** What the shell's head is told of it. Of one that nobody could tell of search engines keep what they know. */
function headOf(bounty: SharedBounty | null | undefined, site: string): string {
  if (bounty === undefined) return ''
  return bounty === null ? unknownHead : bountyHead(bounty, site)
}

/** The app's empty page, as the site has it now. */
async function shellOf(site: string): Promise<string> {
  const response = await reach(`${site}/_shell.html`, {})
  if (!response.ok) throw new Refusal(404, 'not_found', 'The site has no page to show.')
  return response.text()
}

/**
 * The page of one bounty, `?id=`: the app's empty shell with the bounty's own title, description and social tags in its head. A static
 * host lets this answer `/bounty/<id>`. Where the bounty can't be read the shell goes out as it is, and the app says why.
 */
async function page(request: Request): Promise<Response> {
  if (request.method === 'OPTIONS') return new Response(null, { status: 204 })
  if (request.method !== 'GET' && request.method !== 'HEAD') throw new Refusal(405, 'method_not_allowed', 'Use GET.')
  const id = v.safeParse(Id, new URL(request.url).searchParams.get('id'))
  if (!id.success) throw new Refusal(404, 'not_found', 'There is no such bounty.')
  const site = required('SITE_URL').replace(/\/+$/, '')
  const [shell, bounty] = await Promise.all([shellOf(site), publicBounty(id.output).catch(() => undefined)])
  const html = shell
    .replace('</head>', () => `${headOf(bounty, site)}</head>`)
    .replace('<body>', () => `<body>${bounty ? bountyText(bounty) : ''}`)
  return new Response(html, { headers: { 'content-type': 'text/html;charset=utf-8' } })
}

export default {
  async fetch(request: Request): Promise<Response> {
    const response = await answerFrom(() => page(request))
    // A page may go back into view as it was; it's looked for news each time it is opened.
    response.headers.set('cache-control', 'no-cache')
    return response
  },
}
