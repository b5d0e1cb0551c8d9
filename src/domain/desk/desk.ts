// @in desk
import * as v from 'valibot'
import { type ApplicationStanding, applicationStandings } from '../enrolment/application-standing'
import { databaseTime } from '../time/database-time'

/** What waits at the desk, by who decides on it: the first two wait for moderators, the others for staff. */
export const deskKinds = ['submissions', 'reports', 'messages', 'applications', 'refunds'] as const
export type DeskKind = (typeof deskKinds)[number]

/** Counted no further: there are as many or more. */
const countedTo = 1000

const waiting = v.object({
  kind: v.picklist(deskKinds),
  count: v.number(),
  overdue: v.number(),
  oldest: v.nullable(databaseTime),
})

/** Who asks, how much waits for them, in the order of the kinds, and which jobs of the server have not run for an hour. */
export const DeskStandingSchema = v.object({
  moderator: v.boolean(),
  staff: v.boolean(),
  waiting: v.array(waiting),
  late_jobs: v.array(v.string()),
})
export type DeskStanding = v.InferOutput<typeof DeskStandingSchema>

/** One that waits. `due_at`: until when the academy has promised an answer. `cursor`: where the next page begins, told back as it came. */
export const DeskRowSchema = v.object({
  id: v.string(),
  since: databaseTime,
  due_at: databaseTime,
  title: v.string(),
  detail: v.string(),
  bounty_id: v.nullable(v.string()),
  cursor: v.unknown(),
})
export type DeskRow = v.InferOutput<typeof DeskRowSchema>

/** A message with its thread. `by`: who answered; null for an account that is gone. `mail_sent_at`: null while the mail has still to go. */
export const DeskMessageSchema = v.object({
  id: v.string(),
  name: v.string(),
  email: v.string(),
  message: v.string(),
  place: v.nullable(v.string()),
  is_owners: v.boolean(),
  created_at: databaseTime,
  done_at: v.nullable(databaseTime),
  answers: v.array(
    v.object({
      id: v.string(),
      text: v.string(),
      created_at: databaseTime,
      by: v.nullable(v.string()),
      mail_sent_at: v.nullable(databaseTime),
    }),
  ),
})
export type DeskMessage = v.InferOutput<typeof DeskMessageSchema>

/** Which standings may follow one, as `private.standings_after` has them. */
export const standingsAfter: Readonly<Record<ApplicationStanding, readonly ApplicationStanding[]>> = {
  received: ['invited', 'accepted', 'declined'],
  invited: ['accepted', 'declined'],
  accepted: [],
  declined: [],
}

/** A received application with what staff noted on it. `standing_at`: null until somebody decided. `by`: null for an account that is gone. */
export const DeskApplicationSchema = v.object({
  id: v.string(),
  reference: v.string(),
  received_at: databaseTime,
  email: v.string(),
  phone_number: v.nullable(v.string()),
  full_name: v.nullable(v.string()),
  standing: v.picklist(applicationStandings),
  standing_at: v.nullable(databaseTime),
  notes: v.array(v.object({ id: v.string(), text: v.string(), at: databaseTime, by: v.nullable(v.string()) })),
})
export type DeskApplication = v.InferOutput<typeof DeskApplicationSchema>

/** A look or a decision. `subject`: the id of what was looked at or decided on. */
export const DeskLogEntrySchema = v.object({
  id: v.string(),
  at: v.string(),
  who: v.nullable(v.string()),
  act: v.string(),
  subject: v.nullable(v.string()),
})
export type DeskLogEntry = v.InferOutput<typeof DeskLogEntrySchema>

const counted = (count: number) => (count >= countedTo ? `${countedTo} or more` : String(count))

/** How many wait, and how many of them longer than was promised. */
export function countWords({ count, overdue }: { count: number; overdue: number }): string {
  if (count === 0) return 'Nothing waits'
  const waits = `${counted(count)} ${count === 1 ? 'waits' : 'wait'}`
  return overdue > 0 ? `${counted(overdue)} overdue, ${waits}` : waits
}
