import * as v from 'valibot'
import { invokeFunction } from './invoke-function'

/** Deletes the own account for good; the typed email has to be the account's. */
export function deleteAccount(email: string) {
  return invokeFunction('delete-account', { email }, v.object({ deleted: v.literal(true) }))
}
