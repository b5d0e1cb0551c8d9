import { academyName } from '../_shared/academy-name.ts'
import { mailPage } from '../_shared/mail-page.ts'
import type { Mail } from '../_shared/mail-sender.ts'
import { oneClickHeaders } from '../_shared/one-click.ts'

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
    headers: oneClickHeaders(oneClick),
    text: `${why}\n\nConfirm or unsubscribe: ${page}\n\n${otherwise}\n`,
    html: mailPage(
      'Confirm your newsletter subscription',
      'Confirm your subscription',
      `<p>${why}</p>
    <p><a href="${page}">Confirm or unsubscribe</a></p>`,
      otherwise,
    ),
  }
}
