import { describe, expect, it } from 'vitest'
import { mailTopics, noticeWays, noticeWords, topicWords } from '../../../src/domain/bounties/push.ts'
import { noticeMail, type ToldByMail } from './notice-mail.ts'

const links = { site: 'https://academy.example', backend: 'https://backend.example' }
const token = '5a3b7c9d-1e2f-4a6b-8c0d-2f4e6a8b0c12'
const bounty = 'a3057b14-9fb2-4844-aeff-546d5f7ce1e0'
const notice = {
  kind: 'completion_approved',
  bounty_id: bounty,
  title: 'Walk <the> "wall" & back',
  at: '2026-11-22T23:30:00+00:00',
}
const mailOf = (notices: ToldByMail['notices'] = [notice], topics: ToldByMail['topics'] = ['reviewed']) =>
  noticeMail({ email: 'casey@example.test', token, topics, notices }, links)

describe('the mail of one notice', () => {
  const mail = mailOf()

  it('goes to who asked for it, by what happened and to which bounty', () => {
    expect(mail).toMatchObject({ to: 'casey@example.test', subject: 'Approved: Walk <the> "wall" & back' })
  })

  it.each(['text', 'html'] as const)('says as %s what the app says, when, where, and why it came', (form) => {
    for (const part of [
      'Your completion was approved. It earns up to 50 points.',
      'November 22, 2026',
      `https://academy.example/bounty/${bounty}#submissions`,
      'You chose to be mailed of this: My work was reviewed.',
      'https://academy.example/account#notifications-title',
    ])
      expect(mail[form]).toContain(part)
  })

  it('shows a title as it is, and as no markup', () => {
    expect(mail.text).toContain('Approved: Walk <the> "wall" & back\n')
    expect(mail.html).toContain('<strong>Walk &lt;the&gt; &quot;wall&quot; &amp; back</strong>')
    expect(mail.html).not.toContain('<the>')
  })

  it('says what happened where the bounty has no name any more', () => {
    const unnamed = mailOf([{ ...notice, title: null }])
    expect(unnamed.subject).toBe('Approved: Wayfinder Cadet Academy')
    expect(unnamed.html).toContain('<strong>Approved</strong>')
    expect(unnamed.text).toMatch(/^Approved\nYour completion/)
  })
})

it('is ended by one click, each kind by itself', () => {
  expect(mailOf().headers).toEqual({
    'List-Unsubscribe': `<https://backend.example/functions/v1/stop-mails?token=${token}&topics=reviewed>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
  expect(mailOf([notice], ['reviewed', 'to_review']).headers['List-Unsubscribe']).toContain('&topics=reviewed.to_review>')
})

it('tells several in the order that they came in, each with its place', () => {
  const mail = mailOf([notice, { ...notice, kind: 'goal_reached', title: 'Count the steps' }], ['own_bounties', 'reviewed'])
  expect(mail.subject).toBe('2 notices: Wayfinder Cadet Academy')
  for (const form of ['text', 'html'] as const) {
    const places = ['was approved', 'Count the steps', 'Your bounty reached its goal.', 'in two days; My work was reviewed.'].map(
      (part) => mail[form].indexOf(part),
    )
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
  }
})

it.each(mailTopics)('says of each kind of %s what a push says', (topic) => {
  for (const [kind, told] of Object.entries(noticeWays)) {
    if (told.topic !== topic) continue
    const { title, body } = noticeWords({ kind, bountyId: bounty })
    const { text } = mailOf([{ ...notice, kind }], [topic])
    expect(text).toContain(`${title}: ${notice.title}\n${body}\n`)
    expect(text).toContain(topicWords[topic])
  }
})
