import * as v from 'valibot'
import { BountyCategorySchema } from '../bounties/bounty-category'
import { TimeNeededSchema } from '../bounties/place-and-time'
import { emailSchema } from '../account/email'
import { longest, textLength } from '../text/text-length'

/** Trimmed, NFC, without NUL: PostgreSQL refuses NUL in text, and one spelling of a letter keeps the request's hash stable. */
const text = (least: number, most: number) =>
  v.pipe(
    v.string(),
    v.transform((value) => value.replaceAll('\0', '').normalize('NFC').trim()),
    v.minLength(least),
    v.check((value) => textLength(value) <= most),
  )
const id = v.pipe(v.string(), v.uuid())
const cents = (least: number, most: number) => v.pipe(v.number(), v.safeInteger(), v.minValue(least), v.maxValue(most))

/** What each act sends, by kind. The limits are the server's, repeated here only so that a mistake is told before it is queued. */
export const payloadSchemas = {
  'create-bounty': v.object({
    title: text(1, longest.title),
    description: text(1, longest.description),
    category: BountyCategorySchema,
    fundingGoalCents: cents(100, 100_000_000),
    deadline: v.pipe(v.string(), v.isoTimestamp()),
    requiresPhoto: v.boolean(),
    place: v.exactOptional(text(1, longest.place)),
    timeNeeded: v.exactOptional(TimeNeededSchema),
  }),
  'fund-bounty': v.object({ bountyId: id, amountCents: cents(100, 1_000_000), anonymous: v.boolean() }),
  'accept-bounty': v.object({ bountyId: id }),
  'complete-bounty': v.object({ bountyId: id, notes: text(0, longest.notes) }),
  'send-contact-message': v.object({
    name: text(1, longest.name),
    email: emailSchema,
    message: text(1, longest.message),
    /** Where in the course it is asked, in words. */
    place: v.exactOptional(text(1, longest.about)),
  }),
  'subscribe-newsletter': v.object({ email: emailSchema }),
} as const

export type OutboxKind = keyof typeof payloadSchemas
/** What a form of the site sends, with an account or without. */
export type MessageKind = 'send-contact-message' | 'subscribe-newsletter'
/** The acts on a bounty: all others. */
export type BountyKind = Exclude<OutboxKind, MessageKind>
export type Payload<K extends OutboxKind = OutboxKind> = v.InferOutput<(typeof payloadSchemas)[K]>
