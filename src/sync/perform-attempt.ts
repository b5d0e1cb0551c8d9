import type { Failure } from '../domain/outbox/classify'
import type { Attempt, OutboxEffect, OutboxEvent } from '../domain/outbox/events'
import type { FlushPorts } from './flush-ports'

type Apply = (event: OutboxEvent) => Promise<readonly OutboxEffect[]>

/** Carries one claimed entry as far as it goes: upload, then function; once more with a new token when the first is refused. */
export async function perform(attempt: Attempt, ports: FlushPorts, apply: Apply): Promise<void> {
  let next: Attempt | undefined = attempt
  while (next) {
    const event: OutboxEvent = await tryOnce(next, ports)
    const effects = await apply(event)
    next = effects.find((effect) => effect.type === 'attempt')
  }
}

async function tryOnce({ act, renewFirst, entry }: Attempt, ports: FlushPorts): Promise<OutboxEvent> {
  const startedAt = ports.clock.elapsed()
  const { opId } = entry
  const failed = (failure: Failure): OutboxEvent => {
    ports.heard(failure.status !== 0 && failure.readable)
    const tookMs = ports.clock.elapsed() - startedAt
    return { type: 'failed', opId, by: ports.by, failure, renewed: renewFirst, visible: ports.isVisible(), tookMs }
  }
  if (renewFirst && entry.ownerId !== null) {
    const failure = await ports.session.renew(entry.ownerId)
    if (failure) return failed(failure)
  }
  if (act === 'upload') {
    const result = await ports.network.upload(entry)
    if (!result.ok) return failed(result.failure)
    ports.heard(true)
    if (result.clashed) return { type: 'photo_clashed', opId, by: ports.by, photoId: ports.newId() }
    return { type: 'uploaded', opId, by: ports.by }
  }
  const result = act === 'cancel' ? await ports.network.cancel(entry) : await ports.network.send(entry)
  if (!result.ok) return failed(result.failure)
  ports.heard(true)
  await ports.keepEntity(entry, result.outcome).catch(() => undefined)
  return { type: 'answered', opId, outcome: result.outcome }
}
