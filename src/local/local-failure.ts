import type { EditRefusal } from '../domain/outbox/events'

export type LocalFailureCode =
  | 'storage_full'
  | 'storage_lost'
  | 'storage_silent'
  | 'outbox_full'
  | 'photos_full'
  | EditRefusal
  | 'op_id_taken'
  | 'malformed'

/** Why something could not be kept on this phone. The form stays filled; the code says what to tell the person. */
export class LocalFailure extends Error {
  override readonly name = 'LocalFailure'
  readonly code: LocalFailureCode

  constructor(code: LocalFailureCode, cause?: unknown) {
    super(code, { cause })
    this.code = code
  }
}

const lost = new Set(['InvalidStateError', 'UnknownError', 'DatabaseClosedError', 'AbortError', 'TransactionInactiveError'])

const ofLanguage = new Set(['Error', 'TypeError', 'RangeError', 'ReferenceError', 'SyntaxError', 'MissingScript'])

/** Finds the name that matters: Dexie wraps the browser's error in its own. */
function namesOf(error: unknown): string[] {
  if (typeof error !== 'object' || error === null) return []
  const name = 'name' in error && typeof error.name === 'string' ? [error.name] : []
  const inner = 'inner' in error && error.inner !== error ? namesOf(error.inner) : []
  return [...name, ...inner]
}

/** Whether the browser has dropped the connection, which a new one mends. */
export function isConnectionLost(error: unknown): boolean {
  return namesOf(error).some((name) => lost.has(name)) && !namesOf(error).includes('QuotaExceededError')
}

/** Whether the storage failed. What the language itself throws is a fault of this app, or a script that could not be loaded. */
export function isStorageFailure(error: unknown): boolean {
  if (error instanceof LocalFailure || error instanceof DOMException) return true
  return error instanceof Error && !namesOf(error).some((name) => ofLanguage.has(name))
}

/** The failure to show for any error of the storage. */
export function localFailure(error: unknown): LocalFailure {
  if (error instanceof LocalFailure) return error
  const names = namesOf(error)
  if (names.includes('QuotaExceededError')) return new LocalFailure('storage_full', error)
  return new LocalFailure(names.includes('StorageSilent') ? 'storage_silent' : 'storage_lost', error)
}
