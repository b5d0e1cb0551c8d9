import type { OutboxEntry } from '../../src/domain/outbox/entry'
import type { Device } from './device.ts'
import type { Forms } from './forms.ts'
import type { Losses } from './loss.ts'
import type { Network } from './network.ts'
import type { KnownAct } from './person.ts'
import type { SimulatedServer } from './server.ts'
import type { Storage } from './storage.ts'
import type { Timeline } from './timeline.ts'

/** The world as acts, leaving and oracles see it: its parts, without what calls them. */
export interface WorldParts {
  readonly timeline: Timeline
  readonly device: Device
  readonly network: Network
  readonly acts: Map<string, KnownAct>
  /** How many sign-outs have no end yet; one in a tab that is gone never has. */
  leaving: number
  /** What must never happen, as it was seen happening. */
  readonly violations: string[]
  readonly server: SimulatedServer
  readonly storage: Storage
  readonly forms: Forms
  readonly losses: Losses
  readonly newId: () => string
  /** Whether a backup was put back, so that the server may have no word of what it once answered. */
  wasPutBack: boolean
  entries(): Promise<OutboxEntry[]>
}
