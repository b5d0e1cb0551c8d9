import { academy } from '../../src/content/academy.ts'

interface Mail {
  title: string
  /** Why the mail came, and what its link does. */
  text: string
  action: string
  /** The page of the link, and the kind of token that it carries. */
  page: string
  type: 'signup' | 'magiclink' | 'recovery' | 'email_change'
  /** What somebody does who did not ask for it. */
  otherwise: string
}

export const mails: Record<string, Mail> = {
  confirmation: {
    title: 'Confirm your email',
    text: 'Thank you for signing up. Confirm that this address is yours: then you choose a password that is yours alone, and your account is complete.',
    action: 'Confirm my email',
    page: '/auth',
    type: 'signup',
    otherwise: 'If you did not sign up, ignore this message.',
  },
  magic_link: {
    title: 'Welcome, and how to sign in',
    text: `Your account at ${academy.name} is ready. The link confirms that this address is yours and signs you in, on any device. Without a password of your own yet, you choose one there.`,
    action: 'Confirm and sign in',
    page: '/auth',
    type: 'magiclink',
    otherwise: 'If you did not ask for this, ignore this message.',
  },
  recovery: {
    title: 'Choose a new password',
    text: 'You asked to reset your password. The link opens the page where you choose a new one, on any device.',
    action: 'Choose a new password',
    page: '/auth/update-password',
    type: 'recovery',
    otherwise: 'If you did not ask for this, ignore this message: your password stays as it is.',
  },
  email_change: {
    title: 'Confirm your new email',
    text: 'You asked to change the email of your account. Confirm it, and the new address takes effect.',
    action: 'Confirm the change',
    page: '/auth',
    type: 'email_change',
    otherwise: 'If you did not ask for this, ignore this message: your email stays as it is.',
  },
}

/** Only the page of a reset has a field for a code. */
const code = `        <p style="margin: 0 0 8px">Or type this code where you asked for it:</p>
        <p style="margin: 0 0 20px; font-size: 28px; font-weight: 700; letter-spacing: 6px">{{ .Token }}</p>
`

/** One mail as Supabase's auth fills it in. Styles stand in the elements, since many mail programs drop all others. */
export function mailTemplate({ title, text, action, page, type, otherwise }: Mail): string {
  const hasCode = type === 'recovery'
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light" />
    <title>${title}</title>
  </head>
  <body style="margin: 0; background: #eef1f6; color: #14213d; font: 16px/1.5 system-ui, 'Segoe UI', Roboto, Arial, sans-serif">
    <div style="max-width: 34rem; margin: 0 auto; padding: 24px">
      <div style="background: #0b1f3f; color: #ffffff; padding: 16px 24px; font-weight: 700">${academy.name}</div>
      <div style="background: #ffffff; padding: 24px">
        <h1 style="margin: 0 0 12px; font-size: 24px; line-height: 1.2">${title}</h1>
        <p style="margin: 0 0 20px">${text}</p>
        <p style="margin: 0 0 20px"><a href="{{ .SiteURL }}${page}?token_hash={{ .TokenHash }}&amp;type=${type}" style="display: inline-block; background: #b3202c; color: #ffffff; padding: 12px 20px; border-radius: 4px; font-weight: 700; text-decoration: none">${action}</a></p>
${hasCode ? code : ''}        <p style="margin: 0; color: #3c4658; font-size: 14px">${hasCode ? 'The link and the code work' : 'The link works'} once, for one hour. ${otherwise}</p>
      </div>
    </div>
  </body>
</html>
`
}
