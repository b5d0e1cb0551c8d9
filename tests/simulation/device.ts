import { noAnswer, sessionOver } from '../../src/remote/failure'
import type { Failure } from '../../src/domain/outbox/answer'
import type { Network } from './network.ts'
import type { PersonName } from './schedule.ts'
import { ids, SERVER_START } from './server.ts'
import type { Timeline } from './timeline.ts'

type Session = { person: PersonName; token: string; isRefreshDead: boolean }

/** The phone: what all tabs and the worker share. Its clock may be wrong, its session may end. */
export class Device {
  session: Session | null = null
  /** How far the wall clock is off, in ms. */
  skew = 0
  /** Which flusher holds the lock, and all that live. */
  lockHeldBy: string | null = null
  readonly living = new Set<string>()
  /** What each living window does when another one announces an act. */
  readonly listeners = new Map<string, () => void>()
  readonly #valid = new Map<string, PersonName>()
  readonly #timeline: Timeline
  #tokens = 0

  constructor(timeline: Timeline) {
    this.#timeline = timeline
  }

  now(): number {
    return SERVER_START + this.#timeline.now + this.skew
  }

  signIn(person: PersonName): void {
    this.session = { person, token: this.#mint(person), isRefreshDead: false }
  }

  signOut(): void {
    this.session = null
  }

  expireToken(): void {
    if (this.session) this.#valid.delete(this.session.token)
  }

  killRefresh(): void {
    if (this.session) this.session.isRefreshDead = true
  }

  /** Whom the server takes the bearer of this token for. */
  userOf(token: string): string | null {
    const person = this.#valid.get(token)
    return person ? ids[person] : null
  }

  userId(): string | null {
    return this.session && ids[this.session.person]
  }

  stored(): { accessToken: string; user: { id: string } } | null {
    return this.session && { accessToken: this.session.token, user: { id: ids[this.session.person] } }
  }

  /** As supabase-js renews: the network may fail; a dead refresh token ends the session. */
  async renew(network: Network): Promise<Failure | null> {
    const before = this.session
    const isAnswered = await network.reachesAuth()
    if (!isAnswered || !before) return noAnswer
    if (this.session !== before) return null
    if (before.isRefreshDead) {
      this.session = null
      return sessionOver
    }
    this.session = { ...before, token: this.#mint(before.person) }
    return null
  }

  #mint(person: PersonName): string {
    const token = `token ${person} ${this.#tokens++}`
    this.#valid.set(token, person)
    return token
  }
}
