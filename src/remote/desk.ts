// @in desk @members
import * as v from 'valibot'
import { parsedAs } from '../domain/app/parsed-as'
import {
  DeskApplicationSchema,
  type DeskKind,
  type DeskLogEntry,
  DeskLogEntrySchema,
  DeskMessageSchema,
  type DeskRow,
  DeskRowSchema,
  DeskStandingSchema,
} from '../domain/desk/desk'
import type { ApplicationStanding } from '../domain/enrolment/application-standing'
import { readRows } from './data-client'
import { readList, rowOf } from './read-pages'

/** So many rows come at a time. */
export const pageSize = 50

/** Who asks, and how much waits for them. Refuses a moderator or staff without their second factor: PT403. */
export const deskStanding = () => readRows((client) => client.rpc('desk_standing'), parsedAs(DeskStandingSchema))

/** A page of what waits, the longest first, behind the last row that is known. */
export const deskWaiting = (kind: DeskKind, after: DeskRow | undefined) =>
  readList(
    pageSize,
    (client, last, limit) =>
      client.rpc('desk_waiting', { p_kind: kind, p_after: last?.['cursor'] ?? after?.cursor ?? null, p_limit: limit }),
    rowOf(DeskRowSchema),
  )

const message = parsedAs(DeskMessageSchema)

/** A message with its thread; null for none. The look is written into the desk's log. */
export const deskMessage = (id: string) =>
  readRows((client) => client.rpc('desk_message', { p_id: id }), parsedAs(v.nullable(DeskMessageSchema)))

type Answering = { opId: string; userId: string; messageId: string; text: string }

/** Answers a message, by mail and in its thread, once a key. It is done with that. */
export const answerMessage = ({ opId, userId, messageId, text }: Answering) =>
  readRows(
    (client) => client.rpc('answer_message', { p_op_id: opId, p_expected_user: userId, p_message_id: messageId, p_text: text }),
    message,
  )

/** Takes a message off what waits without an answer, or puts it back. */
export const finishMessage = (userId: string, messageId: string, isDone: boolean) =>
  readRows(
    (client) => client.rpc('finish_message', { p_message_id: messageId, p_is_done: isDone, p_expected_user: userId }),
    message,
  )

const application = parsedAs(DeskApplicationSchema)

/** A received application with its notes; null for none. The look is written into the desk's log. */
export const deskApplication = (id: string) =>
  readRows((client) => client.rpc('desk_application', { p_id: id }), parsedAs(v.nullable(DeskApplicationSchema)))

type Deciding = { userId: string; id: string; from: ApplicationStanding; standing: ApplicationStanding }

/** Gives an application another standing, by mail. A 409 says that somebody has decided on it since `from` was seen. */
export const decideApplication = ({ userId, id, from, standing }: Deciding) =>
  readRows(
    (client) => client.rpc('decide_application', { p_expected_user: userId, p_id: id, p_standing: standing, p_from: from }),
    application,
  )

type Noting = { opId: string; userId: string; id: string; text: string }

/** Notes something on an application, once a key. */
export const noteApplication = ({ opId, userId, id, text }: Noting) =>
  readRows(
    (client) => client.rpc('note_application', { p_op_id: opId, p_expected_user: userId, p_id: id, p_text: text }),
    application,
  )

/** A page of the log, the newest first, behind the last entry that is known. */
export const deskLog = (after: DeskLogEntry | undefined) =>
  readList(
    pageSize,
    (client, last, limit) => {
      const before = { p_before: last?.['at'] ?? after?.at ?? null, p_before_id: last?.['id'] ?? after?.id ?? null }
      return client.rpc('desk_log_entries', { ...before, p_limit: limit })
    },
    rowOf(DeskLogEntrySchema),
  )
