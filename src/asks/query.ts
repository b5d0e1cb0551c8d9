import type { OutboxKind } from '../domain/acts/payloads'
import type { Answer } from '../remote/failure'

/** One question to the server, as a row of the table. The arguments are part of its name. */
export type Query<Args extends readonly string[], T> = {
  /** Asks the server; a script that it needs is imported then. */
  readonly ask: (...args: Args) => Promise<Answer<T>>
  /** Reads the answer that a device has stored of the last visit; undefined for what this version doesn't know. None: it is held in memory alone. */
  readonly stored?: (value: unknown) => T | undefined
  /** What else comes of an answer, for whose it is; null is a visitor. */
  readonly answered?: (ownerId: string | null, value: T) => void
  /** Whether it is one of a page's lists, which ask anew when somebody pulls the page down. */
  readonly isList?: boolean
  /** So long an answer is not asked for again by the next who shows it, in ms. */
  readonly freshMs: number
  /** The acts after which it is. */
  readonly staleAfter: readonly OutboxKind[]
}

/** What the rows of a table are asked with, and what they answer. */
export type Shapes = Readonly<Record<string, { args: readonly string[]; value: unknown }>>
export type QueryTable<S extends Shapes> = { readonly [Name in keyof S]: Query<S[Name]['args'], S[Name]['value']> }
/** Which row is asked, and with which arguments. */
export type Question<S extends Shapes, Name extends keyof S> = { name: Name; args: S[Name]['args'] }
