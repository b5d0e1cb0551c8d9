import { once } from 'node:events'
import { createServer } from 'node:http'
import { listen } from './listen.ts'
import { passOn } from './pass-on.ts'

export interface Gateway {
  url: string
  close(): Promise<void>
}

/** What a hosted project's gateway lets the pages of any site send to its tables, accounts and files. */
const openToAll = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS',
  'access-control-allow-headers':
    'accept-profile, apikey, authorization, cache-control, content-profile, content-type, prefer, range, x-client-info, x-supabase-api-version, x-upsert',
  'access-control-expose-headers': 'content-range, date',
  'access-control-max-age': '3600',
}

/** A hosted project's gateway before the embedded backend, which serves its own origin only. Functions answer for themselves. */
export async function startGateway(backend: string): Promise<Gateway> {
  const server = createServer((incoming, response) => {
    if (incoming.url?.startsWith('/functions/')) return passOn(incoming, response, backend)
    if (incoming.method === 'OPTIONS') return response.writeHead(204, openToAll).end()
    passOn(incoming, response, backend, openToAll)
  })
  return {
    url: `http://127.0.0.1:${await listen(server)}`,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
