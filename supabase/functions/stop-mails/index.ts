import * as v from 'valibot'
import { mailTopics } from '../../../src/domain/bounties/push.ts'
import { callDatabase } from '../_shared/call-database.ts'
import { oneClick } from '../_shared/one-click.ts'

/** Stops what a mail of notices tells by one click of a mail program: `topics` names it, divided by dots; all where it names none. A person chooses in the account. */
export default oneClick({
  name: 'stop-mails',
  page: () => '/account#notifications-title',
  leave: (token, url) => {
    const named = new Set(url.searchParams.get('topics')?.split('.'))
    const topics = mailTopics.filter((topic) => named.has(topic))
    return callDatabase('stop_mails', { p_token: token, p_topics: topics.length > 0 ? topics : mailTopics }, v.unknown())
  },
  said: 'You get no more mails of this kind.',
})
