import type { EntryOf } from '../outbox/entry'
import type { MessageKind, OutboxKind, Payload } from './payloads'

export type Scalar = string | number | boolean | null
export type ToastWords = { title: string; description: string }

/** How a refused act is put right: a message in the Outbox itself, an act on a bounty on its own page, or by doing it once more as it was. */
type ActForm<K extends OutboxKind = OutboxKind> = K extends MessageKind
  ? 'outbox'
  : '/bounty/create' | '/bounty/$bountyId/fund' | '/bounty/$bountyId/complete' | 'again'

/** All that the app knows of one kind of act. */
export interface Act<K extends OutboxKind> {
  /** It needs no account: it belongs to nobody and is sent with or without a session. */
  isOwnerless: boolean
  /** The bounty it is about; a bounty that is made has the id of the act that makes it. */
  bountyId: (act: Pick<EntryOf<K>, 'opId' | 'payload'>) => string | null
  /** Acts of the same person on the same bounty that must be applied first, where they wait too. */
  needs: readonly OutboxKind[]
  /** Its SQL function, and the parameters beside the act's own id and its owner's. */
  sql: { name: string; parameters: (payload: Payload<K>, photoPath: string | null) => Readonly<Record<string, Scalar>> }
  form: ActForm<K>
  /** The same act on another bounty, for one that waited for a bounty that was made anew; null where it is about none that exists. */
  moved: ((payload: Payload<K>, bountyId: string) => Payload<K>) | null
  /** A payload without a word of the person's. */
  blank: Payload<K>
  /** What it adds to its bounty's total, as it is shown before the server has confirmed it. */
  pledgedCents: (payload: Payload<K>) => number
  words: {
    /** What was done: `Pledge of $25`. */
    act: (entry: Pick<EntryOf<K>, 'payload' | 'photo'>) => string
    /** What tells it from another of its kind; null for the bounty's title. */
    subject: (payload: Payload<K>) => string | null
    /** What it is to the person who did it: `Your $25 pledge`. */
    own: (payload: Payload<K>) => string
    /** What the person wrote; empty where nothing is written. */
    written: (payload: Payload<K>) => string
    /** How its outcome is told on any page; null where the form tells it. */
    toast:
      | { noun: string; success: (payload: Payload<K>) => ToastWords; failure: ToastWords }
      | (K extends MessageKind ? null : never)
  }
}
