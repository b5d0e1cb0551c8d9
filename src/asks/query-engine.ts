// @in asks
import { type QueryFilters, type QueryKey, type QueryState, QueryClient, QueryObserver } from '@tanstack/query-core'
import type { Answer, Refusal } from '../remote/failure'

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
  /** So long an answer is not asked for again by the next who shows it, in ms; none: not at all. */
  readonly freshMs?: number
}

/** What the rows of a table are asked with, and what they answer. */
export type Shapes = Readonly<Record<string, { args: readonly string[]; value: unknown }>>
export type QueryTable<S extends Shapes> = { readonly [Name in keyof S]: Query<S[Name]['args'], S[Name]['value']> }
/** Which row is asked, and with which arguments. */
export type Question<S extends Shapes, Name extends keyof S> = { name: Name; args: S[Name]['args'] }

/**
 * What a screen knows of a question. `value` is the last answer, also while it is asked again and after that has failed; undefined until there was
 * one. `refusal`: why the last asking failed, until the next one is answered; what the academy itself refused, until it is reached again.
 */
export type Asked<T> = { value: T | undefined; state: 'asking' | 'done' | 'failed'; refusal: Refusal | null }

/** The world around the engine. `ownerId`: who this page takes for signed in, null for a visitor. `isHere`: whether the device does so too, whose session another tab may have changed. */
export type QueryPorts = {
  ownerId: () => string | null
  /** Watches a question until it is answered. */
  during: <T>(asking: Promise<Answer<T>>) => Promise<Answer<T>>
  isHere: (ownerId: string | null) => Promise<boolean>
  readStored: (ownerId: string | null, name: string) => Promise<unknown>
  store: (ownerId: string | null, name: string, value: unknown) => Promise<void>
  /** Calls back after a pause. */
  afterRest: (call: () => void) => void
}

class Refused extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(refusal.message ?? refusal.code ?? 'refused')
    this.refusal = refusal
  }
}

const isUnheard = (error: Error | null) => error instanceof Refused && error.refusal.code === 'offline'
/** Whether the academy itself has refused, and not failed. */
const isAnswer = (refusal: Refusal | null) => refusal !== null && refusal.status >= 400 && refusal.status < 500

/** Somebody else was there when it was answered: it is nobody's answer. */
const nobodys: Refusal = { ok: false, code: 'nobodys', message: null, status: 0 }

/**
 * Asks the questions of a table, each once at a time, and tells all who watch. An answer belongs to the person who was there when it was asked and
 * all the time since: nobody is shown another person's, nor an older one over a newer one. What was shown stays when asking fails. What is
 * stored is shown until the first answer, and never waited for.
 */
export class QueryEngine<S extends Shapes> {
  readonly #queries: QueryTable<S>
  readonly #ports: QueryPorts
  readonly #stale = new Set<keyof S>()
  #isResting = false
  readonly #client = new QueryClient({
    // Who asks says when: the connection is judged by real answers, and not by the browser's word.
    defaultOptions: { queries: { networkMode: 'always', retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false } },
  })

  constructor(queries: QueryTable<S>, ports: QueryPorts) {
    this.#queries = queries
    this.#ports = ports
  }

  /** Tells what is known of a question now and after each change, and asks it where the answer isn't fresh. Answers the way to stop. */
  watch<Name extends keyof S>(question: Question<S, Name>, tell: (asked: Asked<S[Name]['value']>) => void): () => void {
    const observer = new QueryObserver<S[Name]['value']>(this.#client, this.#options(question))
    let stored: S[Name]['value'] | undefined
    let refusal: Refusal | null = null
    let isOver = false
    const show = () => {
      if (isOver) return
      const { data, error, fetchStatus, isPending } = observer.getCurrentResult()
      const isAsking = fetchStatus !== 'idle' || isPending
      // A form that a refusal brought stays while it is asked again, and while the academy can't be reached.
      if (!isAsking && !(isUnheard(error) && isAnswer(refusal))) refusal = error instanceof Refused ? error.refusal : null
      tell({ value: data ?? stored, state: isAsking ? 'asking' : error === null ? 'done' : 'failed', refusal })
    }
    const stop = observer.subscribe(show)
    show()
    const readStored = async () => {
      stored = await this.#stored(question)
      if (stored !== undefined) show()
    }
    void readStored()
    return () => {
      isOver = true
      stop()
    }
  }

  /** Asks once more; what is under way counts for nothing, since it may tell of a time before. Answers what is known then. */
  async again<Name extends keyof S>(question: Question<S, Name>): Promise<S[Name]['value'] | undefined> {
    // What no screen shows is not held for the next.
    const options = { ...this.#options(question), gcTime: 0 }
    const { queryKey } = options
    await this.#client.cancelQueries({ queryKey, exact: true }, { silent: true })
    // Whoever leaves before the answer finds it asked again when they come back.
    await this.#client.invalidateQueries({ queryKey, exact: true, refetchType: 'none' })
    return this.#client
      .fetchQuery<S[Name]['value']>(options)
      .catch(() => this.#client.getQueryData<S[Name]['value']>(queryKey) ?? this.#stored(question))
  }

  /** Asks ahead of need, unless it is under way or fresh. */
  async ahead<Name extends keyof S>(question: Question<S, Name>): Promise<void> {
    await this.#client.prefetchQuery(this.#options(question))
  }

  /** Changes the answer by what the server has just said elsewhere. What is under way may tell of a time before: it is asked anew, as is what failed. */
  async change<Name extends keyof S>(
    question: Question<S, Name>,
    become: (value: S[Name]['value'] | undefined) => S[Name]['value'] | undefined,
  ): Promise<void> {
    const ownerId = this.#ports.ownerId()
    const filter = { queryKey: this.#key(question), exact: true }
    const isAnswered = this.#client.getQueryCache().findAll(filter).every(isSettled)
    await this.#client.cancelQueries(filter, { silent: true })
    const value = this.#client.setQueryData<S[Name]['value']>(filter.queryKey, become)
    if (value !== undefined) this.#known(question, ownerId, value)
    if (!isAnswered) await this.#client.invalidateQueries(filter)
  }

  /** Another person is here, or nobody: what no screen shows any more is answered to nobody, and nothing of it stays in memory. */
  personChanged(): void {
    this.#client.removeQueries({ type: 'inactive' })
  }

  /** What is shown and failed, or was answered longer ago than this, in ms, is asked again. Answers whether there is any. */
  askOlder(oldMs: number): boolean {
    const old = Date.now() - oldMs
    const filter: QueryFilters = {
      type: 'active',
      fetchStatus: 'idle',
      predicate: ({ state: { error, dataUpdatedAt } }) => error !== null || dataUpdatedAt < old,
    }
    const found = this.#client.getQueryCache().findAll(filter)
    void this.#client.refetchQueries(filter)
    return found.length > 0
  }

  /**
   * Something has been done that changes these answers: they are asked again where they are shown, and else when they are next. A queue that
   * drains does so many times a second, and its server has the acts to answer: what comes within a rest waits for its end.
   */
  async nowStale(names: readonly (keyof S)[]): Promise<void> {
    for (const name of names) this.#stale.add(name)
    if (this.#isResting || this.#stale.size === 0) return
    const stale = [...this.#stale]
    this.#stale.clear()
    this.#isResting = true
    this.#ports.afterRest(() => {
      this.#isResting = false
      void this.nowStale([])
    })
    const queryKey = [this.#ports.ownerId()]
    const predicate = ({ queryKey: [, name] }: { queryKey: QueryKey }) => stale.some((each) => each === name)
    await this.#client.cancelQueries({ queryKey, predicate }, { silent: true })
    await this.#client.invalidateQueries({ queryKey, predicate })
  }

  /** All of it is asked again: what is shown now, the rest when it is. What was asked before counts for nothing. */
  async allAgain(): Promise<void> {
    await this.#client.cancelQueries({}, { silent: true })
    await this.#client.invalidateQueries({})
  }

  #key<Name extends keyof S>({ name, args }: Question<S, Name>): QueryKey {
    return [this.#ports.ownerId(), name, ...args]
  }

  #options<Name extends keyof S>(question: Question<S, Name>) {
    const ownerId = this.#ports.ownerId()
    return {
      queryKey: this.#key(question),
      queryFn: ({ signal }: { signal: AbortSignal }) => this.#ask(question, ownerId, signal),
      staleTime: this.#queries[question.name].freshMs ?? 0,
    }
  }

  async #ask<Name extends keyof S>(
    question: Question<S, Name>,
    ownerId: string | null,
    signal: AbortSignal,
  ): Promise<S[Name]['value']> {
    const answer = await this.#ports.during(this.#queries[question.name].ask(...question.args))
    if (!(await this.#ports.isHere(ownerId)) || signal.aborted) throw new Refused(nobodys)
    if (!answer.ok) throw new Refused(answer)
    this.#known(question, ownerId, answer.value)
    return answer.value
  }

  /** What comes of a new answer beside the screen. */
  #known<Name extends keyof S>(question: Question<S, Name>, ownerId: string | null, value: S[Name]['value']): void {
    const { stored, answered } = this.#queries[question.name]
    if (stored) void this.#ports.store(ownerId, nameOf(question), value)
    answered?.(ownerId, value)
  }

  /** What the device has of the last visit, for whom it is asked. */
  async #stored<Name extends keyof S>(question: Question<S, Name>): Promise<S[Name]['value'] | undefined> {
    const { stored } = this.#queries[question.name]
    return stored?.(await this.#ports.readStored(this.#ports.ownerId(), nameOf(question)))
  }
}

/** Whether nothing is under way that would tell more, and nothing has to be asked again. */
const isSettled = ({ state }: { state: QueryState }) => state.fetchStatus === 'idle' && !state.isInvalidated

/** The name under which a person's answer lies on the device. */
const nameOf = <S extends Shapes>({ name, args }: Question<S, keyof S>) => [name, ...args].join(' ')
