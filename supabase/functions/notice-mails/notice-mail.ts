import { type MailTopic, noticeWords, topicWords } from '../../../src/domain/bounties/push.ts'
import { academyName } from '../_shared/academy-name.ts'
import { escapeHtml } from '../_shared/escape-html.ts'
import { mailDay } from '../_shared/mail-day.ts'
import { mailPage } from '../_shared/mail-page.ts'
import type { Mail } from '../_shared/mail-sender.ts'
import { oneClickHeaders } from '../_shared/one-click.ts'

/** What is told in one mail, and to whom. */
export interface ToldByMail {
  email: string
  /** What a mail program stops these topics with. */
  token: string
  topics: readonly MailTopic[]
  /** `title`: that of the bounty; null of one that nobody sees. */
  notices: readonly { kind: string; bounty_id: string; title: string | null; at: string }[]
}

/** The mail that tells notices in the words of the app. The titles of bounties are shown as they are, and are no markup; nothing else that people wrote stands in it. */
export function noticeMail(
  { email, token, topics, notices }: ToldByMail,
  { site, backend }: { site: string; backend: string },
): Mail {
  const told = notices.map(({ kind, bounty_id, title, at }) => {
    const { title: head, body, path } = noticeWords({ kind, bountyId: bounty_id })
    return { head, says: body, name: title, address: site + path, day: mailDay(at) }
  })
  const [only] = told.length === 1 ? told : []
  const subject = only?.name ? `${only.head}: ${only.name}` : `${only?.head ?? `${told.length} notices`}: ${academyName}`
  const why = `You chose to be mailed of this: ${topics.map((topic) => topicWords[topic]).join('; ')}.`
  const account = `${site}/account#notifications-title`
  const stop = 'Choose something else, or nothing, in your account:'
  return {
    to: email,
    subject,
    headers: oneClickHeaders(`${backend}/functions/v1/stop-mails?token=${token}&topics=${topics.join('.')}`),
    text: `${told
      .map(({ head, says, name, address, day }) => `${name === null ? head : `${head}: ${name}`}\n${says}\n${day}\n${address}\n`)
      .join('\n')}\n${why} ${stop} ${account}\n`,
    html: mailPage(
      escapeHtml(subject),
      only ? only.head : `${told.length} notices`,
      told
        .map(
          ({ head, says, name, address, day }) =>
            `<p><a href="${address}" dir="auto"><strong>${name === null ? head : escapeHtml(name)}</strong></a><br>${only ? '' : `${head}. `}${says}<br><span style="color: #3c4658; font-size: 14px">${day}</span></p>`,
        )
        .join('\n    '),
      `${why} ${stop} <a href="${account}">Account</a>.`,
    ),
  }
}
