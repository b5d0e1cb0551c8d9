import type { EntryOf } from '../outbox/entry'
import type { BountyKind, MessageKind, OutboxKind, Payload } from './payloads'
import { isolated } from '../text/quoted'
import { formatCents } from '../payments/money'

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

const nil = () => 0
const none = () => null
const nothing = () => ''
const onBounty = ({ payload }: { payload: { bountyId: string } }) => payload.bountyId

/** What a payload's fields are called in SQL: `fundingGoalCents` is `p_funding_goal_cents`. */
const parameters = (payload: Payload): Readonly<Record<string, Scalar>> =>
  Object.fromEntries(
    Object.entries(payload).map(([name, value]) => [
      `p_${name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`,
      value,
    ]),
  )

/** Every act that can wait on the phone. A new one is a payload and an entry here, and a function of the database. */
export const acts: { readonly [K in OutboxKind]: Act<K> } = {
  'create-bounty': {
    isOwnerless: false,
    bountyId: ({ opId }) => opId,
    needs: [],
    sql: { name: 'create_bounty', parameters },
    form: '/bounty/create',
    moved: null,
    blank: {
      title: '',
      description: '',
      category: 'Civic Engagement',
      fundingGoalCents: 0,
      deadline: '',
      requiresPhoto: false,
    },
    pledgedCents: nil,
    words: {
      act: ({ payload }) => `New bounty, goal ${formatCents(payload.fundingGoalCents)}`,
      subject: ({ title }) => title,
      own: ({ title }) => `Your bounty “${isolated(title)}”`,
      written: nothing,
      toast: {
        noun: 'bounty',
        success: () => ({ title: 'Bounty Created', description: 'Your bounty has been successfully created.' }),
        failure: { title: 'Creation Failed', description: 'There was an error creating your bounty. Please try again.' },
      },
    },
  },
  'fund-bounty': {
    isOwnerless: false,
    bountyId: onBounty,
    needs: ['create-bounty'],
    sql: { name: 'fund_bounty', parameters },
    form: '/bounty/$bountyId/fund',
    moved: (payload, bountyId) => ({ ...payload, bountyId }),
    blank: { bountyId: '', amountCents: 0, anonymous: false },
    pledgedCents: ({ amountCents }) => amountCents,
    words: {
      act: ({ payload }) => `Pledge of ${formatCents(payload.amountCents)}${payload.anonymous ? ', anonymous' : ''}`,
      subject: none,
      own: ({ amountCents }) => `Your ${formatCents(amountCents)} pledge`,
      written: nothing,
      toast: {
        noun: 'pledge',
        success: ({ amountCents }) => ({
          title: 'Contribution Successful',
          description: `You have successfully contributed ${formatCents(amountCents)} to this bounty. It is a pledge: nothing was charged.`,
        }),
        failure: { title: 'Payment Failed', description: 'There was an error processing your payment. Please try again.' },
      },
    },
  },
  'accept-bounty': {
    isOwnerless: false,
    bountyId: onBounty,
    needs: ['create-bounty'],
    sql: { name: 'accept_bounty', parameters },
    form: 'again',
    moved: (_, bountyId) => ({ bountyId }),
    blank: { bountyId: '' },
    pledgedCents: nil,
    words: {
      act: () => 'Acceptance',
      subject: none,
      own: () => 'Your acceptance',
      written: nothing,
      toast: {
        noun: 'acceptance',
        success: () => ({ title: 'Bounty Accepted', description: 'You have successfully accepted this bounty.' }),
        failure: { title: 'Acceptance Failed', description: 'There was an error accepting this bounty. Please try again.' },
      },
    },
  },
  'complete-bounty': {
    isOwnerless: false,
    bountyId: onBounty,
    needs: ['create-bounty', 'accept-bounty'],
    sql: {
      name: 'complete_bounty',
      parameters: (payload, photoPath) => ({ ...parameters(payload), p_photo_path: photoPath }),
    },
    form: '/bounty/$bountyId/complete',
    moved: (payload, bountyId) => ({ ...payload, bountyId }),
    blank: { bountyId: '', notes: '' },
    pledgedCents: nil,
    words: {
      act: ({ photo }) => (photo === null ? 'Completion' : 'Completion with a photo'),
      subject: none,
      own: () => 'Your completion',
      written: ({ notes }) => notes,
      toast: {
        noun: 'completion',
        success: () => ({
          title: 'Submission Successful',
          description: 'Your bounty completion has been submitted for review.',
        }),
        failure: {
          title: 'Submission Failed',
          description: 'There was an error submitting your completion. Please try again.',
        },
      },
    },
  },
  'send-contact-message': {
    isOwnerless: true,
    bountyId: none,
    needs: [],
    sql: { name: 'send_contact_message', parameters },
    form: 'outbox',
    moved: null,
    blank: { name: '', email: '', message: '' },
    pledgedCents: nil,
    words: {
      act: () => 'Message to the academy',
      subject: ({ name }) => `From ${name}`,
      own: () => 'Your message',
      written: ({ message }) => message,
      toast: null,
    },
  },
  'subscribe-newsletter': {
    isOwnerless: true,
    bountyId: none,
    needs: [],
    sql: { name: 'subscribe_newsletter', parameters },
    form: 'outbox',
    moved: null,
    blank: { email: '' },
    pledgedCents: nil,
    words: {
      act: () => 'Newsletter',
      subject: ({ email }) => email,
      own: () => 'Your subscription',
      written: nothing,
      toast: null,
    },
  },
}

/** The act of a draft or an entry. */
export function actOf<K extends OutboxKind>({ kind }: { kind: K; payload?: Payload<K> }): Act<K> {
  return acts[kind]
}

/**
 * What a table says of an act by its kind; null of one that is about no bounty. Whoever asks something else of an act than its own entry tells has such a
 * table, and no new kind compiles before it stands in each.
 */
export const byKind =
  <T>(table: Readonly<Record<BountyKind, T>>) =>
  ({ kind }: { kind: OutboxKind }): T | null => {
    const isOnBounty = (each: OutboxKind): each is BountyKind => Object.hasOwn(table, each)
    return isOnBounty(kind) ? table[kind] : null
  }
