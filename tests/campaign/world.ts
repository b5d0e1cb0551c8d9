import type { CampaignServer, Person } from './backend.ts'
import type { FaultProxy } from './fault-proxy.ts'
import type { Phone } from './phone.ts'
import type { Act } from './schedule.ts'
import { until } from './wait.ts'

export interface World {
  phone: Phone
  proxy: FaultProxy
  server: CampaignServer
  /** Whose phone it is, who lends it, and who made the bounty. */
  owner: Person
  guest: Person
  creator: Person
}

export interface RunReport {
  acts: number
  kills: number
  drainMs: number
  violations: { kind: 'lost' | 'doubled' | 'wrong account' | 'stuck' | 'half'; what: string }[]
}

/** How often an act was pressed, and how often the page then said that it is kept. */
export type Told = Record<Act, { pressed: number; kept: number }>

/** The network and the server as on a good day. */
export async function makeWell({ proxy, server }: Pick<World, 'proxy' | 'server'>): Promise<void> {
  proxy.faults = []
  proxy.isDown = false
  await reviveServer({ proxy, server })
}

/** Not before the writes on their way have an end: one of them may be about to end the server. */
export async function reviveServer({ proxy, server }: Pick<World, 'proxy' | 'server'>): Promise<void> {
  await until(async () => proxy.underWay === 0, 10)
  await server.revive()
}
