import { acts } from '../../src/domain/acts/acts'
import type { OutboxKind } from '../../src/domain/acts/payloads'
import { casey, standing, storageError, type ApiAnswer, type OpTruth, type SimulatedServer } from './server.ts'

type Parameters = Readonly<Record<string, unknown>>
type Op = OpTruth & { userId: string | null; kind: OutboxKind; hash: string }
type Bounty = { creator: string; isOpen: boolean; requiresPhoto: boolean }

const isKind = (kind: string): kind is OutboxKind => kind in acts

const refusal = (status: number, code: string): ApiAnswer => ({
  status,
  body: { code, message: 'Refused', details: null, hint: null },
})

/** The SQL functions in a few lines: the same keys, refusals and tombstones. A test holds it against the real ones. */
export class ModelServer implements SimulatedServer {
  #held = {
    ops: new Map<string, Op>(),
    effects: new Map<string, number>(),
    bounties: new Map<string, Bounty>([
      [standing.open, { creator: casey, isOpen: true, requiresPhoto: true }],
      [standing.other, { creator: casey, isOpen: true, requiresPhoto: false }],
      [standing.over, { creator: casey, isOpen: false, requiresPhoto: true }],
    ]),
    acceptances: new Map<string, 'in_progress' | 'submitted'>(),
    files: new Map<string, number>(),
  }
  #backup = structuredClone(this.#held)
  #epoch = 0

  async call(name: string, parameters: Parameters, userId: string | null): Promise<ApiAnswer> {
    if (name === 'op_status') return this.#status(parameters['p_op_ids'], userId)
    const opId = String(parameters['p_op_id'])
    const isCancel = name === 'cancel_op' || name === 'cancel_ownerless_op'
    const isAsked = (each: OutboxKind) => (isCancel ? each === parameters['p_kind'] : acts[each].sql.name === name)
    const kind = Object.keys(acts).filter(isKind).find(isAsked)
    if (!kind) throw new Error(`The model has no function ${name}.`)
    const isForAnybody = acts[kind].isOwnerless
    if (!isForAnybody && userId === null) return refusal(401, 'PT401')
    if (!isForAnybody && parameters['p_expected_user'] !== userId) return refusal(412, 'PT412')
    const asked = { userId: isForAnybody ? null : userId, kind, hash: isCancel ? '' : JSON.stringify(parameters) }
    const known = this.#held.ops.get(opId)
    if (known) return replay(opId, known, asked, isCancel)
    const op: Op = { ...asked, outcome: 'applied', code: null }
    const code = isCancel ? null : this.#apply(kind, parameters, userId)
    if (isCancel) op.outcome = 'cancelled'
    else if (code !== null) Object.assign(op, { outcome: 'rejected', code })
    else this.#held.effects.set(opId, (this.#held.effects.get(opId) ?? 0) + 1)
    this.#held.ops.set(opId, op)
    return answer(opId, op, false)
  }

  #status(opIds: unknown, userId: string | null): ApiAnswer {
    if (userId === null) return refusal(401, 'PT401')
    const asked = new Set(Array.isArray(opIds) ? opIds.map(String) : [])
    const found = [...this.#held.ops].filter(([opId, op]) => asked.has(opId) && op.userId === userId)
    return { status: 200, body: found.map(([opId, { outcome, code }]) => ({ op_id: opId, outcome, code })) }
  }

  /** Null when applied, else the code of the refusal. */
  #apply(kind: OutboxKind, parameters: Parameters, userId: string | null): string | null {
    if (kind === 'send-contact-message' || kind === 'subscribe-newsletter' || userId === null) return null
    if (kind === 'create-bounty') {
      this.#held.bounties.set(String(parameters['p_op_id']), {
        creator: userId,
        isOpen: true,
        requiresPhoto: parameters['p_requires_photo'] === true,
      })
      return null
    }
    const bountyId = String(parameters['p_bounty_id'])
    const bounty = this.#held.bounties.get(bountyId)
    if (!bounty) return 'bounty_not_found'
    const key = `${userId} ${bountyId}`
    if (kind === 'accept-bounty') {
      if (bounty.creator === userId) return 'own_bounty'
      if (this.#held.acceptances.has(key)) return 'already_accepted'
      if (!bounty.isOpen) return 'deadline_passed'
      this.#held.acceptances.set(key, 'in_progress')
      return null
    }
    if (kind === 'fund-bounty') return bounty.isOpen ? null : 'deadline_passed'
    if (kind === 'complete-bounty') return this.#complete(key, bounty, parameters['p_photo_path'])
    return kind satisfies never
  }

  #complete(key: string, bounty: Bounty, path: unknown): string | null {
    const acceptance = this.#held.acceptances.get(key)
    if (!acceptance) return 'acceptance_required'
    if (acceptance === 'submitted') return 'already_submitted'
    if (typeof path !== 'string') return bounty.requiresPhoto ? 'photo_required' : this.#submit(key)
    return this.#held.files.has(path) ? this.#submit(key) : 'photo_missing'
  }

  #submit(key: string): null {
    this.#held.acceptances.set(key, 'submitted')
    return null
  }

  async store(path: string, size: number, userId: string): Promise<ApiAnswer> {
    if (!path.startsWith(`${userId}/`)) return storageError('403', 'Unauthorized')
    if (this.#held.files.has(path)) return storageError('409', 'Duplicate')
    this.#held.files.set(path, size)
    return { status: 200, body: { Key: `completion-photos/${path}` } }
  }

  async sizeOf(path: string): Promise<number | null> {
    return this.#held.files.get(path) ?? null
  }

  async truth(): Promise<ReadonlyMap<string, OpTruth>> {
    return this.#held.ops
  }

  async effects(): Promise<ReadonlyMap<string, number>> {
    return this.#held.effects
  }

  async epoch(): Promise<string> {
    return `0e000000-0000-4000-8000-${String(this.#epoch).padStart(12, '0')}`
  }

  async backUp(): Promise<void> {
    this.#backup = structuredClone(this.#held)
  }

  async putBack(): Promise<void> {
    this.#held = structuredClone(this.#backup)
    this.#epoch++
  }
}

function replay(opId: string, op: Op, asked: Pick<Op, 'userId' | 'kind' | 'hash'>, isCancel: boolean): ApiAnswer {
  const isSame = op.userId === asked.userId && op.kind === asked.kind
  const isSameRequest = isCancel || op.outcome === 'cancelled' || op.hash === asked.hash
  return isSame && isSameRequest ? answer(opId, op, true) : refusal(409, 'PT409')
}

function answer(opId: string, { outcome, code }: OpTruth, replayed: boolean): ApiAnswer {
  return { status: 200, body: { op_id: opId, outcome, code, replayed, entity: null, server_time: '2026-11-21T00:00:00Z' } }
}
