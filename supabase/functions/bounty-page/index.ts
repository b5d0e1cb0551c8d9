import * as v from 'valibot'
import { required } from '../_shared/environment.ts'
import { Refusal } from '../_shared/refusal.ts'
import { reach } from '../_shared/server-fetch.ts'
import { bountyHead, bountyText, unknownHead, type SharedBounty } from './bounty-head.ts'

const Id = v.pipe(v.string(), v.uuid())
const Rows = v.array(v.object({ id: v.string(), title: v.string(), description: v.string() }))

/** The bounty as anybody may see it: asked with the key of nobody, so that a hidden one stays hidden. */
async function publicBounty(id: string): Promise<SharedBounty | null> {
  const key = required('SUPABASE_ANON_KEY')
  const address = `${required('SUPABASE_URL')}/rest/v1/bounties?id=eq.${id}&select=id,title,description`
  const response = await reach(address, { headers: { apikey: key } })
  const rows = v.safeParse(Rows, await response.json().catch(() => null))
  return rows.success ? (rows.output[0] ?? null) : null
}

/**
 * The page of one bounty, `?id=`: the app's empty shell with the bounty's own title, description and social tags in its head. A static
 * host lets this answer `/bounty/<id>`. Where the bounty can't be read the shell goes out as it is, and the app says why.
 */
async function page(request: Request): Promise<Response> {
  const site = required('SITE_URL').replace(/\/+$/, '')
  const id = v.safeParse(Id, new URL(request.url).searchParams.get('id'))
  const [shell, bounty] = await Promise.all([
    reach(`${site}/_shell.html`, {}).then((response) => response.text()),
    id.success ? publicBounty(id.output).catch(() => null) : null,
  ])
  const head = bounty === null ? unknownHead : bountyHead(bounty, site)
  const html = shell
    .replace('</head>', () => `${head}</head>`)
    .replace('<body>', () => `<body>${bounty === null ? '' : bountyText(bounty)}`)
  return new Response(html, { headers: { 'content-type': 'text/html;charset=utf-8', 'cache-control': 'no-cache' } })
}

export default {
  async fetch(request: Request): Promise<Response> {
    if (request.method !== 'GET' && request.method !== 'HEAD') return new Response('Method not allowed', { status: 405 })
    try {
      return await page(request)
    } catch (error) {
      const status = error instanceof Refusal ? error.status : 500
      return new Response('This page is not available right now. Please try again.', { status })
    }
  },
}
