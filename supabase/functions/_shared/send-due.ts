import * as v from 'valibot'
import { callDatabase } from './call-database.ts'

/** The functions of the database that are told which went, and which the provider did not take; without the second these come again by themselves. */
interface Told {
  sent: string
  failed?: string
}

/** Sends each row that is due, and tells the database what became of it: `{ sent }`. What the provider doesn't take is sent the next time. */
export async function sendDue<Due extends { id: string }>(
  due: readonly Due[],
  send: (one: Due) => Promise<void>,
  told: Told,
): Promise<{ sent: number }> {
  const answers = await Promise.allSettled(due.map(send))
  const idsOf = (status: 'fulfilled' | 'rejected') =>
    due.filter((_one, index) => answers[index]?.status === status).map(({ id }) => id)
  const [sent, failed] = [idsOf('fulfilled'), idsOf('rejected')]
  if (sent.length > 0) await callDatabase(told.sent, { p_ids: sent }, v.unknown())
  if (told.failed !== undefined && failed.length > 0) await callDatabase(told.failed, { p_ids: failed }, v.unknown())
  return { sent: sent.length }
}
