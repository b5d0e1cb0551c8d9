import { isUnsettled, type OutboxEntry, type PreparedPhoto } from '../../src/domain/outbox/entry'
import type { OutboxEffect, OutboxEvent } from '../../src/domain/outbox/events'
import { applyToOutbox } from '../../src/local/outbox-storage'
import type { Device } from './device.ts'
import { newActViolations } from './new-act-oracle.ts'
import type { KnownAct } from './person.ts'
import type { Storage } from './storage.ts'
import type { WaitOracle } from './wait-oracle.ts'

/** What a step touches, and what watches it. */
export type StepParts = {
  device: Device
  random: () => number
  storage: Storage
  waits: WaitOracle
  acts: Map<string, KnownAct>
  note: (violation: string) => void
}

const SWEPT_AFTER_MS = 7 * 86_400_000
const over: ReadonlySet<OutboxEntry['state']> = new Set(['applied', 'cancelled', 'closed'])

const waiting = (entries: ReadonlyMap<string, OutboxEntry>) =>
  [...entries.values()].flatMap((entry) => (isUnsettled(entry) ? [entry.opId] : [])).join()

/** A step of the outbox that ships, and what it has done that it must not. */
export async function watchedStep(
  { device, random, storage, waits, acts, note }: StepParts,
  event: OutboxEvent,
  photo: PreparedPhoto | null,
  isWorkers: boolean,
): Promise<readonly OutboxEffect[]> {
  const before = await storage.byId()
  const now = device.now()
  storage.isWorkers = isWorkers
  const effects = await applyToOutbox(event, now, random, photo, storage.database).finally(() => {
    storage.isWorkers = false
  })
  const after = await storage.byId()
  if (!isWorkers) storage.isMarkTrue = true
  else if (waiting(before) !== waiting(after)) storage.isMarkTrue = false
  for (const violation of waits.violations(event, before, after, now)) note(violation)
  for (const violation of newActViolations(event, effects, before, after)) note(violation)
  if (event.type !== 'swept') return effects
  for (const entry of before.values()) {
    if (after.has(entry.opId)) continue
    if (!over.has(entry.state) || now - (entry.resolvedAt ?? now) <= SWEPT_AFTER_MS)
      note(`I1: ${entry.opId} was swept while it read ${entry.state}`)
    const act = acts.get(entry.opId)
    if (act) act.swept = entry
  }
  return effects
}
