import type { App } from '@supabase/lite'
import type { PgliteConnection } from '@supabase/lite/pglite'
import { fileURLToPath } from 'node:url'
import type { DataFolder } from './data-folder.ts'
import type { Inbox } from './inbox.ts'
import { PUBLISHABLE_KEY, type Secrets } from './secrets.ts'
import { uploadsIn } from './uploads.ts'
import { withoutNotices } from './lite-log.ts'

const template = (name: string, subject: string) => ({
  subject,
  content_path: fileURLToPath(new URL(`../templates/${name}.html`, import.meta.url)),
})

/** Puts Supabase Lite's auth, rest and storage on a database: no admin mode, no API without a key, mail to the inbox. */
export async function makeLite(
  connection: PgliteConnection,
  {
    folder,
    inbox,
    secrets,
    siteUrl,
    maxRows,
  }: { folder: DataFolder; inbox: Inbox; secrets: Secrets; siteUrl: string; maxRows: number },
): Promise<App> {
  process.env['DO_NOT_TRACK'] = '1'
  return withoutNotices(async () => {
    const { App, setExperimental } = await import('@supabase/lite')
    setExperimental('storage', true)
    const app = new App({
      connection,
      db: { driver: 'pglite', migrations: { enabled: false } },
      api: { schemas: ['public'], max_rows: maxRows },
      storage: { enabled: true },
      auth: {
        enabled: true,
        jwt_secret: secrets.jwtSecret,
        site_url: siteUrl,
        additional_redirect_urls: [`${siteUrl}/**`],
        publishable_key: PUBLISHABLE_KEY,
        secret_key: secrets.secretKey,
        email: {
          template: {
            confirmation: template('confirmation', 'Confirm your email'),
            recovery: template('recovery', 'Reset your password'),
            magic_link: template('magic_link', 'Welcome, and how to sign in'),
            email_change: template('email_change', 'Confirm your new email'),
          },
        },
      },
      options: {
        server: { admin: false, disableStudio: true },
        drivers: { email: { send: async ({ to, subject, html }) => inbox.addEmail({ to, subject, html: html ?? '' }) } },
      },
    })
    Object.assign(app, { _storageAdapter: uploadsIn(folder.uploads) })
    await app.init()
    await app.ensureSystemSchema()
    return app
  })
}
