import { describe, expect, it } from 'vitest'
import { notificationRows } from './notification'
import { parsePush, noticeWays, pushProblem, pushTopics, noticeWords, topicWords } from './push'

const bountyId = 'a3057b14-9fb2-4844-aeff-546d5f7ce1e0'
const push = { id: bountyId, to: bountyId, kind: 'goal_reached', bountyId, unread: 3 }

describe('a push', () => {
  it.each(pushTopics)('of each topic has a kind, and the topic a name: %s', (topic) => {
    expect(Object.values(noticeWays).map((told) => told.topic)).toContain(topic)
    expect(topicWords[topic]).toMatch(/^[A-Z].*[a-z]$/)
  })

  it.each(Object.keys(noticeWays))('says what happened, in words that fit a lock screen, and opens a place: %s', (kind) => {
    const { title, body, path } = noticeWords({ kind, bountyId: kind === 'message_answered' ? null : bountyId })
    expect(title).toMatch(/^.{4,20}$/)
    expect(body).toMatch(/^.{10,130}\.$/)
    expect(path).toMatch(
      kind === 'message_answered' ? /^\/contact$/ : new RegExp(`^/bounty/${bountyId}(#(review|submissions))?$`),
    )
  })

  it.each(['completion_approved', 'completion_submitted'] as const)(
    'says of %s what the app says, and opens its part of the page',
    (kind) => {
      const { head, says, place } = notificationRows[kind]
      expect(noticeWords({ kind, bountyId })).toEqual({ title: head, body: says, path: `/bounty/${bountyId}#${place}` })
    },
  )

  it.each([
    ['of a kind that this app does not know', { kind: 'medal_given', bountyId }],
    ['of a kind that stands in every object', { kind: 'toString', bountyId }],
    ['of no bounty', { kind: 'goal_reached', bountyId: null }],
  ])('%s says that there is news, and opens all of them', (_, told) => {
    expect(noticeWords(told)).toEqual({
      title: 'News',
      body: 'The academy has news for you.',
      path: '/bounty?tab=mine#notifications',
    })
  })

  it('opens no other page than a bounty’s, whatever stands in its place', () => {
    expect(noticeWords({ kind: 'goal_reached', bountyId: '../auth' }).path).toBe('/bounty/..%2Fauth')
  })

  it('is read as the academy sent it', () => {
    expect(parsePush(JSON.stringify(push))).toEqual(push)
    expect(parsePush(JSON.stringify({ ...push, bountyId: null }))).toEqual({ ...push, bountyId: null })
  })

  it.each([
    ['nothing', ''],
    ['no JSON', 'hello'],
    ['another object', '{}'],
    ['no person', JSON.stringify({ ...push, to: null })],
    ['a text in the place of a number', JSON.stringify({ ...push, unread: '3' })],
  ])('that is %s is none', (_, text) => {
    expect(parsePush(text)).toBeNull()
  })

  it.each(['blocked', 'no_worker', 'no_push_service', 'not_configured', 'offline', 'anything'])(
    'that can’t be turned on says why, and ends as a sentence: %s',
    (code) => {
      expect(pushProblem(code)).toMatch(/^[A-Z].*\.$/)
    },
  )
})
