import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { notificationKinds } from '../src/domain/bounties/notification'
import { type NoticeWay, noticeWays, noticeWords, topicWords } from '../src/domain/bounties/push'
import { tableRows } from './tables.ts'

const mails = { at_once: 'at once', daily: 'once a day', null: 'a mail of its own' }
const all: Partial<Record<string, NoticeWay>> = noticeWays
/** Each kind of notice and an answer, as its row. */
const rows = [...notificationKinds, 'message_answered' as const].map((kind) => {
  const { title, body } = noticeWords({ kind, bountyId: kind === 'message_answered' ? null : 'id' })
  const told = all[kind]
  const inApp = kind === 'message_answered' ? 'no' : 'yes'
  const ways = told ? [topicWords[told.topic], inApp, 'yes', mails[`${told.mail}`]] : ['', inApp, 'no', 'no']
  return [`\`${kind}\``, title, body, ...ways]
})

it('docs/told.md has what happens, its words and how it is told, as the code has it', () => {
  const text = readFileSync(join(import.meta.dirname, '../docs/told.md'), 'utf8')
  expect(tableRows(text)).toEqual(rows)
})
