import { INBOX_PATH } from './backend-paths.ts'
import { PUBLISHABLE_KEY } from './secrets.ts'

/**
 * Gives the edge functions the variables that Supabase's edge runtime gives them, and says that this is a development
 * server. What the person has set in the environment stands. Returns how to take the variables back.
 */
export function offerEnvironment({ siteUrl, secretKey }: { siteUrl: string; secretKey: string }): () => void {
  const offered: Record<string, string> = {
    SUPABASE_URL: siteUrl,
    SUPABASE_ANON_KEY: PUBLISHABLE_KEY,
    SUPABASE_SERVICE_ROLE_KEY: secretKey,
    SITE_URL: siteUrl,
    WAYFINDER_ENVIRONMENT: 'development',
    DEVELOPMENT_INBOX_URL: `${siteUrl}${INBOX_PATH}`,
  }
  Object.assign(process.env, offered)
  return () => {
    for (const [name, value] of Object.entries(offered)) if (process.env[name] === value) delete process.env[name]
  }
}
