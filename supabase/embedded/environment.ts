import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { INBOX_PATH, PUSH_PATH } from './backend-paths.ts'
import { pushKeys } from './push-keys.ts'
import { PUBLISHABLE_KEY } from './secrets.ts'

interface Offer {
  siteUrl: string
  /** Where the functions reach the backend, from inside. */
  ownUrl: string
  secretKey: string
  /** The file that `supabase functions serve` reads too: the providers' keys of whoever tries them here. */
  file: string
}

/**
 * Gives the edge functions the variables that Supabase's edge runtime gives them, and says that this is a development
 * server; beside them what a file says and the environment does not. Returns how to take the variables back.
 */
export function offerEnvironment({ siteUrl, ownUrl, secretKey, file }: Offer): () => void {
  const vapid = pushKeys(secretKey, 'server')
  const fromFile = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}
  const offered: Record<string, string> = {
    ...Object.fromEntries(Object.entries(fromFile).filter(([name]) => process.env[name] === undefined)),
    SUPABASE_URL: ownUrl,
    SUPABASE_ANON_KEY: PUBLISHABLE_KEY,
    SUPABASE_SERVICE_ROLE_KEY: secretKey,
    SITE_URL: siteUrl,
    WAYFINDER_ENVIRONMENT: 'development',
    DEVELOPMENT_INBOX_URL: `${ownUrl}${INBOX_PATH}`,
    DEVELOPMENT_PUSH_URL: `${ownUrl}${PUSH_PATH}`,
    VAPID_PUBLIC_KEY: vapid.getPublicKey('base64url'),
    VAPID_PRIVATE_KEY: vapid.getPrivateKey('base64url'),
    VAPID_SUBJECT: 'mailto:academy@example.test',
  }
  Object.assign(process.env, offered)
  return () => {
    for (const [name, value] of Object.entries(offered)) if (process.env[name] === value) delete process.env[name]
  }
}
