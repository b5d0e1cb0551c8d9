import { academyName } from '../_shared/academy-name.ts'
import { mailDay } from '../_shared/mail-day.ts'
import { mailPage } from '../_shared/mail-page.ts'
import type { Mail } from '../_shared/mail-sender.ts'

/** An application that was begun and not finished, as the mail tells of it. */
export interface UnfinishedApplication {
  email: string
  /** When it is erased if nothing is changed. */
  erased_at: string
}

/** The one mail before an application that was never finished is erased. Nothing that an applicant typed stands in it but the address it goes to. */
export function reminderMail({ email, erased_at }: UnfinishedApplication, site: string): Mail {
  const what = `You began an application to ${academyName} with this address and did not finish it. We erase it on ${mailDay(erased_at)}.`
  const back = 'Don’t want to, or was it not you? Do nothing. We write of it this once.'
  const subject = 'Your application is not finished'
  return {
    to: email,
    subject,
    headers: {},
    text: `${what}\n\nFinish it: ${site}/apply\n\n${back}\n`,
    html: mailPage(
      subject,
      subject,
      `<p>${what}</p>
    <p><a href="${site}/apply">Finish it</a></p>`,
      back,
    ),
  }
}
