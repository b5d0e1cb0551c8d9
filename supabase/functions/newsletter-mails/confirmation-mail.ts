import { academyName } from '../_shared/academy-name.ts'
import type { Mail } from '../_shared/mail-sender.ts'

/** Where a mail leads people to, and where it leads their mail programs. */
interface Links {
  site: string
  backend: string
}

/**
 * The mail that asks whether an address is to be on the list. Its link leads to a page with two buttons, since programs that look through mail open
 * links by themselves. A mail program takes the address off by one click of its own (RFC 8058).
 */
export function confirmationMail(to: string, token: string, { site, backend }: Links): Mail {
  const page = `${site}/faq?newsletter=${token}#newsletter`
  const oneClick = `${backend}/functions/v1/leave-newsletter?token=${token}`
  const why = `Somebody, you we hope, gave this address for the newsletter of ${academyName}, whose first issue is in preparation. You get it once you confirm.`
  const otherwise =
    'If it was not you, do nothing: the address is deleted after a month. The same page takes it off the list at any time.'
  return {
    to,
    subject: 'Confirm your newsletter subscription',
    headers: { 'List-Unsubscribe': `<${oneClick}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    text: `${why}\n\nConfirm or unsubscribe: ${page}\n\n${otherwise}\n`,
    html: `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Confirm your newsletter subscription</title>
  </head>
  <body style="margin: 0; padding: 24px; color: #14213d; font: 16px/1.5 system-ui, 'Segoe UI', Roboto, Arial, sans-serif">
    <h1 style="margin: 0 0 12px; font-size: 24px; line-height: 1.2">Confirm your subscription</h1>
    <p>${why}</p>
    <p><a href="${page}">Confirm or unsubscribe</a></p>
    <p style="color: #3c4658; font-size: 14px">${otherwise}</p>
  </body>
</html>
`,
  }
}
