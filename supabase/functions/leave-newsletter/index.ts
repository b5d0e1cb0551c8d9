import * as v from 'valibot'
import { callDatabase } from '../_shared/call-database.ts'
import { oneClick } from '../_shared/one-click.ts'

/** Takes an address off the newsletter's list by one click of a mail program, and leads a person to the page with the button. */
export default oneClick({
  name: 'leave-newsletter',
  page: (token) => `/faq?newsletter=${token}#newsletter`,
  leave: (token) => callDatabase('leave_newsletter_by_mail', { p_token: token }, v.unknown()),
  said: 'You are off the list.',
})
